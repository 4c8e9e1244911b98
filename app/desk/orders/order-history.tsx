import type { OrderDetail } from '#contract/order-desk.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** Of a message to its customer there is no more than what it was about. */
interface Step extends Partial<Pick<OrderDetail['changes'][number], 'note' | 'by' | 'changed'>> {
  what: string
  at: string
}

/** What became of an order, as a line of dots: when, by whom and why, and what was changed of it. */
export function OrderHistory({
  history,
  changes,
  messages,
}: Pick<OrderDetail, 'history' | 'changes' | 'messages'>) {
  const moves = history.map(({ status, takenBack, ...event }) => ({
    ...event,
    what: takenBack ? `Undone: ${status} again` : status,
  }))
  const edits = changes.map(({ before, after, ...edit }) => ({ ...edit, what: changeTitle(before, after) }))
  const steps: Step[] = [...moves, ...edits, ...messages]
  const events = steps.toSorted((one, other) => one.at.localeCompare(other.at))
  return (
    <ol className="mt-3 text-sm">
      {events.map(({ what, at, note, by, changed }, place) => (
        <li key={place} className="relative ps-6 pb-4 last:pb-0">
          <span aria-hidden="true" className="bg-leaf absolute start-0.5 top-1 size-2.5 rounded-full" />
          {place < events.length - 1 && (
            <span aria-hidden="true" className="bg-line-strong absolute start-1.5 top-5 bottom-0 w-px" />
          )}
          <p className="font-semibold">{what}</p>
          <p className="text-ink-soft figures wrap-anywhere">
            <time dateTime={at}>{dateAndTime(at)}</time>
            {by && `, ${by.name}`}
          </p>
          {changed?.map((one) => (
            <p key={one} className="figures wrap-anywhere">
              {one}
            </p>
          ))}
          {note && <p className="mt-0.5 wrap-anywhere whitespace-pre-line">“{note}”</p>}
        </li>
      ))}
    </ol>
  )
}

/** 'Changed, ₹640.00 instead of ₹600.00'. */
function changeTitle(before: number, after: number): string {
  if (before === after) return 'Changed'
  return `Changed: ${formatPaise(toPaise(after))} instead of ${formatPaise(toPaise(before))}`
}
