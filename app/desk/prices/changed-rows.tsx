import { useEffect, useRef } from 'react'

import { PageSteps, usePageOf } from '#app/desk/widgets/page-steps.tsx'
import type { ProductPrices } from '#contract/prices.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { productStateLabels } from '#domain/catalog/states/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

import { changesOf } from './drafts.ts'
import type { Column, Drafts } from './drafts.ts'

interface ChangedRowsProps {
  /** Rows that somebody else changed since something was typed over them. */
  rows: readonly ProductPrices[]
  drafts: Drafts
  /** Counts the saves that left these: the focus then comes here. */
  stops: number
  onKeepMine: (rows: readonly ProductPrices[]) => void
  onTakeTheirs: (rows: readonly ProductPrices[]) => void
  /** All is chosen: what had the focus goes away. */
  onAllChosen: () => void
}

/** Two people have changed one row: what each of them wants, and a choice. */
export function ChangedRows(props: ChangedRowsProps) {
  const { rows, drafts, stops, onKeepMine, onTakeTheirs, onAllChosen } = props
  const { shown, steps } = usePageOf(rows)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (stops > 0) heading.current?.focus()
  }, [stops])

  function choose(act: (rows: readonly ProductPrices[]) => void, some: readonly ProductPrices[]) {
    act(some)
    if (some.length < rows.length) heading.current?.focus()
    else onAllChosen()
  }

  const choices = (some: readonly ProductPrices[], name: string) => (
    <span className="flex flex-wrap gap-2">
      <button
        type="button"
        className="desk-row-button"
        aria-label={`Keep mine: ${name}`}
        onClick={() => choose(onKeepMine, some)}
      >
        Keep mine
      </button>
      <button
        type="button"
        className="desk-row-button"
        aria-label={`Use theirs: ${name}`}
        onClick={() => choose(onTakeTheirs, some)}
      >
        Use theirs
      </button>
    </span>
  )
  return (
    <section aria-labelledby="changed-rows" className="bg-terracotta-tint rounded-card mt-3 px-4 py-3">
      <h2 id="changed-rows" ref={heading} tabIndex={-1} className="text-lg focus-visible:outline-none">
        Somebody else changed {rows.length === 1 ? '1 row' : `${rows.length} rows`}
      </h2>
      <p className="mt-1 text-sm">Nothing of theirs is overwritten. Choose, then save again.</p>
      <ul className="divide-line mt-2 divide-y">
        {shown.map((row) => (
          <li
            key={row._id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-60">
              <span className="font-semibold">{withPack(row.productName, row)}</span>
              <span className="figures block">Now: {wordsOf(row)}</span>
              <span className="figures block">Yours: {wordsOf(changesOf(row, drafts[row._id]))}</span>
            </span>
            {choices([row], withPack(row.productName, row))}
          </li>
        ))}
        {rows.length > 1 && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 text-sm font-semibold">
            All of them {choices(rows, 'all')}
          </li>
        )}
      </ul>
      <PageSteps label="Pages of changed rows" {...steps} />
    </section>
  )
}

/** 'Price ₹95.00, stock 7'. */
function wordsOf(row: Partial<Pick<ProductPrices, Column>>): string {
  const { sellingPrice, price, stock, state } = row
  return [
    sellingPrice !== undefined && `selling price ${formatPaise(toPaise(sellingPrice))}`,
    price !== undefined && `price (MRP) ${formatPaise(toPaise(price))}`,
    stock !== undefined && (stock === null ? 'not counted' : `stock ${stock}`),
    state && productStateLabels[state].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}
