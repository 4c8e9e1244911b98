import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import type { MyPrice as Answer, myPriceOf } from '#contract/group-prices.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/product/waiting/en.ts'

/** Who is known to pay as everybody: their next products are not asked for. */
let paysAsEverybody = ''

/**
 * What the product costs who is here, where they have prices of their own. The page is the same for all, so
 * it comes by a call, into a line that is kept for it.
 */
export function MyPrice({ productId }: { productId: string }) {
  const personId = useCustomer(({ user }) => user?._id ?? '')
  const [told, setTold] = useState<(Answer & { of: string }) | null>(null)
  const of = `${personId} ${productId}`

  useEffect(() => {
    if (personId === '' || personId === paysAsEverybody) return
    let isHere = true
    call<typeof myPriceOf>('GET', `/api/my-price?productId=${encodeURIComponent(productId)}`).then(
      (answer) => {
        if (!answer.ok) return
        const { data } = answer.body
        if (data.group === '') paysAsEverybody = personId
        if (isHere) setTold({ ...data, of })
      },
      // Without a connection it is not told; cart and checkout take it off all the same.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [personId, productId, of])

  const isTold = told?.of === of && told.group !== '' && told.price !== null
  return (
    <p className="figures text-leaf-strong flex h-9 items-center font-semibold">
      {isTold && words.pays[told.group as keyof typeof words.pays](formatPaise(toPaise(told.price!)))}
    </p>
  )
}
