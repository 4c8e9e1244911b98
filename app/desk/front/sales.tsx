import { Download } from 'lucide-react'
import { Link, useNavigation } from 'react-router'

import { salesCsvPath } from '#app/desk/desk-paths.ts'
import { deskPath } from '#app/paths.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { reportDays } from '#domain/reports/rules.ts'
import type { SalesReport } from '#domain/reports/sales-report.ts'
import * as words from '#words/desk/front/en.ts'

import { cardClass, fileLinkClass } from './card.ts'
import { changeWords, shortTime } from './report-words.ts'
import { SalesChart } from './sales-chart.tsx'
import { SalesTable } from './sales-table.tsx'

/** What was sold in the days that the address names, and how that is more or less than before. */
export function Sales({ report }: { report: SalesReport }) {
  const { days, sum, before } = report
  const { location } = useNavigation()
  const isLoading = location?.pathname === deskPath
  return (
    <section aria-labelledby="sales" aria-busy={isLoading} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="sales" className="text-xl">
          {words.sales}
        </h2>
        <nav aria-label={words.days} className="flex flex-wrap gap-1.5 max-sm:gap-1">
          {reportDays.map((one) => (
            <Link
              key={one}
              to={`?days=${one}`}
              preventScrollReset
              aria-current={one === days || undefined}
              className={`desk-row-button inline-flex items-center max-sm:px-2.5 ${one === days ? 'border-leaf bg-leaf-tint text-leaf-strong' : ''}`}
            >
              {words.daysLabels[one]}
            </Link>
          ))}
        </nav>
      </div>
      <div className={`transition-opacity delay-150 ${isLoading ? 'opacity-55' : ''}`}>
        <dl className="figures mt-3 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
          <Figure
            name={days === 1 ? shortTime(report.to) : `${shortTime(report.from)} – ${shortTime(report.to)}`}
            value={formatPaise(sum.salesPaise)}
            change={changeWords(sum.salesPaise, before.salesPaise)}
            isFirst
          />
          <Figure
            name={words.orders}
            value={String(sum.orders)}
            change={changeWords(sum.orders, before.orders, String)}
          />
          <Figure
            name={words.givenBack}
            value={formatPaise(sum.givenBackPaise)}
            change={changeWords(sum.givenBackPaise, before.givenBackPaise)}
          />
        </dl>
        <p className="text-ink-soft mt-2 text-xs">
          {sum.orders === 0 && `${words.noSales} `}
          {words.comparedWith(days)}
        </p>
        <SalesChart report={report} />
      </div>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4">
        <details className="min-w-0 basis-full">
          <summary className={summaryClass}>{words.asTable}</summary>
          <SalesTable report={report} />
        </details>
        <details className="min-w-0 flex-1">
          <summary className={summaryClass}>{words.counts}</summary>
          <dl className="max-w-prose space-y-2 pb-2 text-sm">
            {words.counted.map(([name, meaning]) => (
              <div key={name}>
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-soft">{meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
        <a href={salesCsvPath(days)} download className={fileLinkClass}>
          <Download size={16} aria-hidden="true" />
          {words.salesCsv}
        </a>
      </div>
    </section>
  )
}

interface FigureProps {
  name: string
  value: string
  change: string
  isFirst?: boolean
}

function Figure({ name, value, change, isFirst = false }: FigureProps) {
  return (
    <div className={isFirst ? 'max-sm:col-span-2' : ''}>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className={isFirst ? 'font-display text-3xl' : 'font-display text-2xl'}>{value}</dd>
      <dd className="text-ink-soft text-sm">{change}</dd>
    </div>
  )
}

const summaryClass = 'min-h-11 w-fit cursor-pointer py-3 text-sm font-semibold hover:underline'
