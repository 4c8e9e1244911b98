import { Link } from 'react-router'

import { deskStockPath, panelRooms } from '#app/desk/desk-paths.ts'
import { goodsName } from '#app/goods-name.ts'
import { gramsLabel } from '#domain/catalog/rules.ts'
import type { SalesReport } from '#domain/reports/sales-report.ts'
import * as words from '#words/desk/front/en.ts'

import { cardClass } from './card.ts'

/** The goods of which the fewest are left; nothing where none runs low. */
export function LowGoods({ low, total }: { low: SalesReport['low']; total: number }) {
  if (low.length === 0) return null
  return (
    <section aria-labelledby="low" className={cardClass}>
      <h2 id="low" className="text-xl">
        {words.runsLow}
      </h2>
      <ul className="divide-line mt-1 divide-y">
        {low.map(({ id, name, hindiName, stock, grams }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3 text-sm">
            <Link to={panelRooms.stockOf(id)} className="py-2 wrap-anywhere hover:underline">
              {goodsName({ productName: name, hindiName })}
            </Link>
            <strong className="figures whitespace-nowrap">
              {stock === 0
                ? words.soldOut
                : words.left(grams === null ? String(stock) : gramsLabel(stock * grams))}
            </strong>
          </li>
        ))}
      </ul>
      {total > low.length && (
        <Link
          to={deskStockPath}
          className="inline-flex min-h-11 items-center text-sm font-semibold hover:underline"
        >
          {words.allLow}
        </Link>
      )}
    </section>
  )
}
