import type { ReactNode } from 'react'

import type { Amount } from '#domain/catalog/seasons/rules.ts'
import * as words from '#words/shop/seasons/en.ts'

interface SeasonRow {
  key: string
  /** What stands before its months; nothing where the table is of one good. */
  name?: ReactNode
  months: readonly Amount[]
}

interface SeasonTableProps {
  /** The month that it is: January is 0. */
  month: number
  rows: readonly SeasonRow[]
  /** The id of its heading, or what it is called. */
  labelledBy?: string
  label?: string
}

/**
 * Twelve months of goods as a table: a full circle for plenty, an open one for some, nothing for none, and
 * each as a word to be heard. It is told by its shapes, with no colour. As text (`renderToStaticMarkup`).
 */
export function SeasonTable({ month, rows, labelledBy, label }: SeasonTableProps) {
  const isNamed = rows.some(({ name }) => name !== undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard moves it sideways.
    <div role="region" aria-labelledby={labelledBy} aria-label={label} tabIndex={0} className="seasons">
      <table aria-labelledby={labelledBy} aria-label={label}>
        <thead>
          <tr>
            {isNamed && (
              <th scope="col">
                <span className="sr-only">{words.goods}</span>
              </th>
            )}
            {words.months.map((name, place) => (
              <th key={name} scope="col" className={isNow(place)}>
                <span className="sr-only">
                  {name}
                  {place === month && words.thisMonth}
                </span>
                <span aria-hidden="true">
                  {words.shortMonths[place]![0]}
                  <span>{words.shortMonths[place]![1]}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, months }) => (
            <tr key={key}>
              {isNamed && <th scope="row">{name}</th>}
              {months.map((amount, place) => (
                <td key={words.months[place]} className={isNow(place)}>
                  <span className="sr-only">{words.amounts[amount]}</span>
                  {amount !== 'none' && <i className={amount} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  function isNow(place: number): string | undefined {
    return place === month ? 'now' : undefined
  }
}

/** What the shapes mean. */
export function SeasonKey() {
  return (
    <p className="seasons text-ink-soft text-sm" aria-hidden="true">
      <i className="plenty" /> {words.amounts.plenty} · <i className="some" /> {words.amounts.some}
    </p>
  )
}

/** Apart from the style sheet of all pages: few have it. */
export const seasonStyles = `<style>
.seasons{position:relative;overflow-x:auto}
.seasons table{table-layout:fixed;border-collapse:collapse;width:100%;min-width:14.4rem}
.seasons :is(th,td){padding:.375rem 0;text-align:center;font-weight:inherit;border-bottom:1px solid var(--line)}
.seasons thead th{font-size:.8125rem;color:var(--ink-soft)}
.seasons thead span>span{display:none}
.seasons :is(th[scope=row],thead:has(+tbody>tr>th) th:first-child){width:7rem;text-align:start}
.seasons table:has(tbody th){min-width:20.4rem}
.seasons tbody th{position:sticky;inset-inline-start:0;background:var(--paper);padding-inline-end:.375rem;font-size:.9375rem;line-height:1.25;hyphens:auto;overflow-wrap:anywhere}
.seasons .now{border-inline:2px solid var(--ink)}
.seasons thead .now{border-top:2px solid var(--ink);color:var(--ink);font-weight:700}
.seasons tr:last-child td.now{border-bottom:2px solid var(--ink)}
.seasons i{display:inline-block;box-sizing:border-box;width:.75rem;height:.75rem;border:.375rem solid var(--leaf);border-radius:50%;vertical-align:-.05em}
.seasons .some{border-width:2px}
@media (width>=40rem){.seasons thead span>span{display:inline}.seasons :is(th[scope=row],thead:has(+tbody>tr>th) th:first-child){width:11rem}}
</style>`
