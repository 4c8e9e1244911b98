import { useEffect, useState } from 'react'

import { call } from '#app/client/call.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { goodsName } from '#app/goods-name.ts'
import type { MyDeposits, myDeposits } from '#contract/deposits.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/shop/account/empties/en.ts'

/** Which bottles and crates one has, and what comes back for them; nothing for who has none. */
export function MyEmpties() {
  const [deposits, setDeposits] = useState<MyDeposits | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void untilAnsweredBy(() => call<typeof myDeposits>('GET', '/api/my-deposits'), leaving.signal).then(
      (answer) => answer?.ok && setDeposits(answer.body.data),
    )
    return () => leaving.abort()
  }, [])

  if (!deposits || deposits.out.length === 0) return null
  return (
    <section
      aria-labelledby="empties"
      className="bg-paper-raised border-line rounded-card figures border px-5 py-4"
    >
      <h2 id="empties" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {words.comesBack} <span className="text-xl">{formatPaise(toPaise(deposits.owed))}</span>
      </p>
      {deposits.unpaid > 0 && <p className="mt-1">{words.unpaid(formatPaise(toPaise(deposits.unpaid)))}</p>}
      <p className="text-ink-soft text-sm">{words.how}</p>
      <ul aria-label={words.title} className="divide-line mt-2 divide-y text-sm">
        {deposits.out.map(({ productId, pack, each, pieces, ...named }) => (
          <li key={`${productId} ${each}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {goodsName(named)} {pack}
            </span>
            <span>{words.pieces(pieces, formatPaise(toPaise(each)))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
