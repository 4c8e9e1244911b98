import { useId } from 'react'

import { formatPaise } from '#domain/pricing/rules.ts'
import type { SalesReport } from '#domain/reports/sales-report.ts'
import * as words from '#words/desk/front/en.ts'

import { axisOf } from './axis.ts'
import { longTime, roundRupees, shortTime, weekday } from './report-words.ts'

/** Units of the drawing that a bar has, with its gap. */
const step = 10
const height = 100

/**
 * Sales by day, or by hour of one day: bars as SVG, drawn by the server. The drawing is stretched, so its
 * labels stand around it. The table below has the same figures.
 */
export function SalesChart({ report: { rows, days } }: { report: SalesReport }) {
  const id = useId()
  const { top, bottom } = axisOf(rows.map(({ salesPaise }) => salesPaise))
  const y = (paise: number) => (height * (top - paise)) / (top - bottom)
  const best = rows.reduce((most, row) => (row.salesPaise > most.salesPaise ? row : most))
  const width = rows.length * step
  return (
    <div className="mt-4">
      <p aria-hidden="true" className="figures text-ink-soft mb-1 text-xs">
        {roundRupees(top)}
      </p>
      <svg
        role="img"
        aria-labelledby={`${id}title ${id}desc`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-36 w-full overflow-visible sm:h-44"
      >
        <title id={`${id}title`}>{days === 1 ? words.byHour : words.byDay}</title>
        <desc id={`${id}desc`}>
          {best.salesPaise > 0 && `${words.most(longTime(best.at), formatPaise(best.salesPaise))} `}
          {words.tableHasAll}
        </desc>
        {[top, (top + bottom) / 2, 0, bottom].map((paise, place) => (
          <line
            key={place}
            x2={width}
            y1={y(paise)}
            y2={y(paise)}
            vectorEffect="non-scaling-stroke"
            className={paise === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        {rows.map(({ at, salesPaise, orders }, place) => (
          <rect
            key={at}
            x={place * step + 1}
            width={step - 2}
            y={y(Math.max(salesPaise, 0))}
            height={Math.abs(y(salesPaise) - y(0))}
            className={salesPaise < 0 ? 'fill-terracotta' : 'fill-leaf'}
          >
            <title>{words.ofTime(longTime(at), salesPaise, orders)}</title>
          </rect>
        ))}
      </svg>
      {bottom < 0 && (
        <p aria-hidden="true" className="figures text-ink-soft mt-1 text-xs">
          {roundRupees(bottom)}
        </p>
      )}
      <Times times={rows.map(({ at }) => at)} />
    </div>
  )
}

/** As many as there is room for on a phone: below each bar, or below the first of some. */
function Times({ times }: { times: string[] }) {
  const each = times.length <= 7 ? 1 : { 24: 6, 30: 6, 90: 18 }[times.length]!
  const shown = times.filter((_, place) => place % each === 0)
  return (
    <div
      aria-hidden="true"
      style={{ gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}
      className={`figures text-ink-soft mt-1 grid text-xs ${each === 1 ? 'text-center' : ''}`}
    >
      {shown.map((at) => (
        <span key={at}>{each === 1 ? weekday(at) : shortTime(at)}</span>
      ))}
    </div>
  )
}
