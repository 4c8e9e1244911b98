import { formatPaise } from '#domain/pricing/rules.ts'
import type { Sales, SalesReport } from '#domain/reports/sales-report.ts'
import * as words from '#words/desk/front/en.ts'

import { longTime } from './report-words.ts'

/** The figures of the chart, the latest first. On a narrow phone it is moved sideways by itself. */
export function SalesTable({ report: { rows, sum, days } }: { report: SalesReport }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard moves it sideways.
    <div role="region" aria-label={words.table} tabIndex={0} className="overflow-x-auto">
      <table className={tableClass}>
        <thead>
          <tr>
            <th scope="col">{days === 1 ? words.hour : words.day}</th>
            <th scope="col">{words.sales}</th>
            <th scope="col">{words.orders}</th>
            <th scope="col">{words.sold}</th>
            <th scope="col">{words.givenBack}</th>
          </tr>
        </thead>
        <tbody>
          <Row name={words.inAll} sales={sum} className="font-semibold" />
          {rows.toReversed().map((row) => (
            <Row key={row.at} name={longTime(row.at)} sales={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ name, sales, className }: { name: string; sales: Sales; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">{name}</th>
      <td>{formatPaise(sales.salesPaise)}</td>
      <td>{sales.orders}</td>
      <td>{formatPaise(sales.soldPaise)}</td>
      <td>{formatPaise(sales.givenBackPaise)}</td>
    </tr>
  )
}

/** Numbers at the end of their column, below its name. */
const tableClass =
  'figures w-full text-sm [&_tr]:border-line [&_tr]:border-b [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:ps-3 [&_:is(th,td)]:text-end [&_:is(th,td)]:whitespace-nowrap [&_:is(th,td):first-child]:ps-0 [&_:is(th,td):first-child]:text-start [&_thead_th]:text-ink-soft [&_:is(thead,tbody)_th]:font-[inherit]'
