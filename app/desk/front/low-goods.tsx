import { Link } from 'react-router'

import { deskStockPath, stockOfPath } from '#app/desk/desk-paths.ts'
import type { SalesReport } from '#domain/reports/sales-report.ts'

import { cardClass } from './card.ts'

/** The goods of which the fewest are left; nothing where none runs low. */
export function LowGoods({ low, total }: { low: SalesReport['low']; total: number }) {
  if (low.length === 0) return null
  return (
    <section aria-labelledby="low" className={cardClass}>
      <h2 id="low" className="text-xl">
        Runs low
      </h2>
      <ul className="divide-line mt-1 divide-y">
        {low.map(({ id, name, stock }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3 text-sm">
            <Link to={stockOfPath(id)} className="py-2 wrap-anywhere hover:underline">
              {name}
            </Link>
            <strong className="figures whitespace-nowrap">
              {stock === 0 ? 'Sold out' : `${stock} left`}
            </strong>
          </li>
        ))}
      </ul>
      {total > low.length && (
        <Link
          to={deskStockPath}
          className="inline-flex min-h-11 items-center text-sm font-semibold hover:underline"
        >
          All that runs low
        </Link>
      )}
    </section>
  )
}
