import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import type { MyPrice, myPriceOf } from '#contract/group-prices.ts'
import * as words from '#words/shop/account/mine/en.ts'

/** Whose prices one pays; nothing for who pays as everybody. */
export function MyPrices() {
  const [group, setGroup] = useState<MyPrice['group']>('')

  useEffect(() => {
    const leaving = new AbortController()
    void untilAnsweredBy(() => call<typeof myPriceOf>('GET', '/api/my-price'), leaving.signal).then(
      (answer) => answer?.ok && setGroup(answer.body.data.group),
    )
    return () => leaving.abort()
  }, [])

  if (group === '') return null
  return (
    <section aria-labelledby="prices" className="bg-paper-raised border-line rounded-card border px-5 py-4">
      <h2 id="prices" className="text-2xl">
        {words.prices}
      </h2>
      <p className="mt-2">{words.yourPrices[group]}</p>
    </section>
  )
}
