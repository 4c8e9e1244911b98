import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

import { deskOrderPath } from '#app/paths.ts'
import type { DeskFront } from '#contract/shop.ts'

import { cardClass } from './card.ts'
import { countWords, waitingLines } from './waiting.ts'

/** What waits for a hand, with the way to the list of it. */
export function WaitingList({ waiting }: { waiting: DeskFront['waiting'] }) {
  const lines = waitingLines(waiting)
  const { refundsRefused, refusedRefunds } = waiting
  return (
    <section aria-labelledby="waiting" className={cardClass}>
      <h2 id="waiting" className="text-xl">
        To do
      </h2>
      {lines.length === 0 && refundsRefused === 0 ? (
        <p className="text-ink-soft mt-2">Nothing waits right now.</p>
      ) : (
        <ul className="divide-line mt-1 divide-y">
          {lines.map(({ count, what, to }) => (
            <li key={to}>
              <Link to={to} className={`hover:bg-paper-sunken ${lineClass}`}>
                <Count count={count} /> <span className="flex-1">{what}</span>
                <ChevronRight size={18} aria-hidden="true" className="text-ink-soft" />
              </Link>
            </li>
          ))}
          {refundsRefused > 0 && (
            <li className={lineClass}>
              <Count count={refundsRefused} />
              <span className="flex-1">
                {refundsRefused === 1 ? 'refund was refused' : 'refunds were refused'}: the money is still to
                be given back.{' '}
                {refusedRefunds.map(({ id, number }) => (
                  <Link key={id} to={deskOrderPath(id)} className="me-3 font-semibold underline">
                    Order #{number}
                  </Link>
                ))}
              </span>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

function Count({ count }: { count: number }) {
  return <strong className="figures min-w-9 text-end text-lg">{countWords(count)}</strong>
}

const lineClass = 'flex min-h-12 items-center gap-3 rounded-[10px] py-1'
