import { Link } from 'react-router'

import { deskOrdersPath } from '#app/paths.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import type { SalesReport } from '#domain/reports/sales-report.ts'

import { cardClass } from './card.ts'

const wayLabels = { gateway: 'Payment service', cash: 'Cash', upi: 'Own UPI ID' } as const

/** How the orders of these days stand, and how money came in. */
export function OrderStates({ report: { states, moneyIn, from, to } }: { report: SalesReport }) {
  const there = states.filter(({ orders }) => orders > 0)
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <section aria-labelledby="states" className={cardClass}>
        <h2 id="states" className="text-xl">
          Orders by state
        </h2>
        {there.length === 0 ? (
          <p className="text-ink-soft mt-2">No orders in these days.</p>
        ) : (
          <ul className="divide-line mt-1 divide-y">
            {there.map(({ status, orders }) => (
              <li key={status}>
                <Link
                  to={`${deskOrdersPath}?${new URLSearchParams({ status, from, to })}`}
                  className="hover:bg-paper-sunken flex min-h-11 items-center justify-between gap-3 rounded-[10px] text-sm"
                >
                  {orderStatusLabels[status]}
                  <strong className="figures">{orders}</strong>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="money-in" className={cardClass}>
        <h2 id="money-in" className="text-xl">
          Money in
        </h2>
        <dl className="divide-line mt-1 divide-y text-sm">
          {moneyIn.map(({ way, paise }) => (
            <div key={way} className="flex min-h-11 items-center justify-between gap-3">
              <dt>{wayLabels[way]}</dt>
              <dd className="figures font-semibold">{formatPaise(paise)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
