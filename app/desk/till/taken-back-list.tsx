import { Link } from 'react-router'

import { usePlace } from '#app/desk/use-place.ts'
import type { Till } from '#contract/tills.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/till/en.ts'
import { dateAndTime } from '#words/ui/dates/en.ts'

/** What was taken back of an open till, to be looked through before it is closed: others may have done it. */
export function TakenBackList({ takenBack }: Pick<Till, 'takenBack'>) {
  const { rooms } = usePlace()
  if (takenBack.length === 0) return null
  return (
    <section className="bg-turmeric-tint text-ink rounded-card mt-3 px-3 py-2 text-sm">
      <h3 className="font-semibold">{words.takenBack}</h3>
      <ul className="figures mt-1">
        {takenBack.map(({ at, by, order, way, amount }) => (
          <li key={`${order._id} ${at}`} className="flex justify-between gap-4 py-0.5">
            <span className="min-w-0 wrap-anywhere">
              <Link to={rooms.order(order._id)} className="font-semibold underline">
                #{order.orderNumber}
              </Link>
              {way === 'upi' && `, ${words.upi}`}, {by}, <time dateTime={at}>{dateAndTime(at)}</time>
            </span>
            <span className="whitespace-nowrap">{formatPaise(toPaise(amount))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
