import type { OrderDetail } from '#contract/order-desk.ts'
import { dateAndTime } from '#domain/time/rules.ts'

/** What became of an order, as a line of dots: when, by whom and why. */
export function OrderHistory({ history }: Pick<OrderDetail, 'history'>) {
  return (
    <ol className="mt-3 text-sm">
      {history.map(({ status, at, note, by }, place) => (
        <li key={place} className="relative ps-6 pb-4 last:pb-0">
          <span aria-hidden="true" className="bg-leaf absolute start-0.5 top-1 size-2.5 rounded-full" />
          {place < history.length - 1 && (
            <span aria-hidden="true" className="bg-line-strong absolute start-1.5 top-5 bottom-0 w-px" />
          )}
          <p className="font-semibold">{status}</p>
          <p className="text-ink-soft figures wrap-anywhere">
            <time dateTime={at}>{dateAndTime(at)}</time>
            {by && `, ${by.name}`}
          </p>
          {note && <p className="mt-0.5 wrap-anywhere whitespace-pre-line">“{note}”</p>}
        </li>
      ))}
    </ol>
  )
}
