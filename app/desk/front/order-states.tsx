import { Link } from 'react-router'

import { listSearch } from '#app/desk/list/list-place.ts'
import { filtersOf, orderStates } from '#app/desk/orders/order-states.ts'
import { deskOrdersPath } from '#app/paths.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { SalesReport } from '#domain/reports/sales-report.ts'
import * as words from '#words/desk/front/en.ts'

import { cardClass } from './card.ts'

/** How the orders of these days stand, and how money came in. */
export function OrderStates({ report: { states, moneyIn, from, to } }: { report: SalesReport }) {
  const countOf = new Map(states.map(({ status, orders }) => [status, orders]))
  const there = orderStates
    .map((state) => ({
      ...state,
      orders: state.statuses.reduce((sum, status) => sum + (countOf.get(status) ?? 0), 0),
    }))
    .filter(({ orders }) => orders > 0)
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <section aria-labelledby="states" className={cardClass}>
        <h2 id="states" className="text-xl">
          {words.byState}
        </h2>
        {there.length === 0 ? (
          <p className="text-ink-soft mt-2">{words.noOrders}</p>
        ) : (
          <ul className="divide-line mt-1 divide-y">
            {there.map(({ orders, ...state }) => (
              <li key={state.label}>
                <Link
                  to={
                    deskOrdersPath +
                    listSearch({ filters: [...filtersOf(state), ['from', from], ['to', to]] })
                  }
                  className="hover:bg-paper-sunken flex min-h-11 items-center justify-between gap-3 rounded-[10px] text-sm"
                >
                  {state.label}
                  <strong className="figures">{orders}</strong>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="money-in" className={cardClass}>
        <h2 id="money-in" className="text-xl">
          {words.moneyIn}
        </h2>
        <dl className="divide-line mt-1 divide-y text-sm">
          {moneyIn.map(({ way, paise }) => (
            <div key={way} className="flex min-h-11 items-center justify-between gap-3">
              <dt>{words.ways[way]}</dt>
              <dd className="figures font-semibold">{formatPaise(paise)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
