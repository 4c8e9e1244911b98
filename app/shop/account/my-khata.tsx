import { useEffect, useState } from 'react'
import { Link } from 'react-router'

import { call } from '#app/client/call.ts'
import { untilAnsweredBy } from '#app/client/until-known.ts'
import { orderPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import type { MyReceivables, myReceivables } from '#contract/receivables.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { prefix } from '#words/language/en.ts'
import * as words from '#words/shop/account/khata/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

/** Above 0 the shop gave it. */
const byHand = new Set(['cash', 'upi', 'bank'])

/** What one owes the shop, and for what; nothing for who pays at once. */
export function MyKhata() {
  const [khata, setKhata] = useState<MyReceivables | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    void untilAnsweredBy(() => call<typeof myReceivables>('GET', '/api/my-receivables'), leaving.signal).then(
      (answer) => answer?.ok && setKhata(answer.body.data),
    )
    return () => leaving.abort()
  }, [])

  if (!khata) return null
  const { balance, left, payPath, entries } = khata
  return (
    <section
      aria-labelledby="khata"
      className="bg-paper-raised border-line rounded-card figures border px-5 py-4"
    >
      <h2 id="khata" className="text-2xl">
        {words.title}
      </h2>
      <p className="figures mt-2 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {balance < 0 ? words.inYourFavour : words.youOwe}{' '}
        <span className="text-xl">{formatPaise(Math.abs(toPaise(balance)))}</span>
      </p>
      {balance > 0 && (
        // A document of its own: who pays need not be signed in.
        <ButtonLink to={prefix + payPath} reloadDocument size="small" className="mt-2">
          {words.payOnline}
        </ButtonLink>
      )}
      {left > 0 && <p className="text-ink-soft text-sm">{words.left(formatPaise(toPaise(left)))}</p>}
      {entries.length === 0 && <p className="text-ink-soft mt-2 text-sm">{words.none}</p>}
      <ul aria-label={words.title} className="divide-line mt-2 divide-y text-sm">
        {entries.map((entry) => (
          <li key={entry._id} className="py-2">
            <p className="figures flex flex-wrap justify-between gap-x-4 font-semibold">
              {entry.order ? (
                <Link to={orderPath(entry.order._id)} className="underline">
                  {entry.amount > 0
                    ? words.ofOrder(entry.order.orderNumber)
                    : words.offOrder(entry.order.orderNumber)}
                </Link>
              ) : (
                <span className={entry.takenBack ? 'line-through' : ''}>
                  {words.kinds[entry.amount > 0 && byHand.has(entry.kind) ? 'refund' : entry.kind]}
                </span>
              )}
              <span>{formatPaise(toPaise(entry.amount))}</span>
            </p>
            {entry.note && <p className="wrap-anywhere">“{entry.note}”</p>}
            <p className="text-ink-soft">
              <time dateTime={entry.at}>{dateAndTime(entry.at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
