import { useEffect } from 'react'

import { call } from '#app/client/call.ts'
import { useCustomer } from '#app/client/store.ts'
import type { myPriceOf } from '#contract/group-prices.ts'
import { toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/product/waiting/en.ts'

/** What a product costs who is here, where their group has a price for it. */
export interface OwnPrice {
  /** Of the product. */
  id: string
  sellingPricePaise: number
  /** Whose price it is, in a word. */
  whose: string
}

/** Who is known to pay as everybody, until when, in ms: their next products are not asked for. */
let asEverybody = { personId: '', until: 0 }

/** So long, in ms, that counts: they may be put into a group meanwhile. */
const knownForMs = 300_000

/**
 * Tells what the product costs who is here, where they have prices of their own. The page is the same for
 * all, so it comes by a call, and takes the place of the price that stands there.
 */
export function useOwnPrice(id: string | undefined, tell: (own?: OwnPrice) => void): void {
  const personId = useCustomer(({ user }) => user?._id ?? '')

  useEffect(() => {
    if (id === undefined || personId === '') return
    if (personId === asEverybody.personId && Date.now() < asEverybody.until) return
    let isHere = true
    call<typeof myPriceOf>('GET', `/api/my-price?productId=${encodeURIComponent(id)}`).then(
      (answer) => {
        if (!answer.ok) return
        const { group, price } = answer.body.data
        if (group === '') asEverybody = { personId, until: Date.now() + knownForMs }
        else if (isHere && price !== null)
          tell({ id, sellingPricePaise: toPaise(price), whose: words.whose[group] })
      },
      // Without a connection it is not told; cart and checkout take it off all the same.
      () => {},
    )
    return () => {
      isHere = false
      tell()
    }
  }, [personId, id, tell])
}
