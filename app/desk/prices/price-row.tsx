import { memo } from 'react'

import { priceHint } from '#app/desk/products/form/fields.ts'
import type { ProductPrices } from '#contract/prices.ts'
import { packLabel } from '#domain/catalog/rules.ts'

import { cellText, columns, isChangedMeanwhile } from './drafts.ts'
import type { Column, Draft } from './drafts.ts'
import { gridRoles } from './grid-roles.ts'
import { PriceCell } from './price-cell.tsx'
import type { Refusals } from './use-prices.ts'

interface PriceRowProps {
  row: ProductPrices
  /** From 0, among all rows of the shelf. */
  place: number
  draft: Draft | undefined
  refusal: Refusals[string] | undefined
  /** The column of the cell that Tab comes to, where it is in this row. */
  activeColumn: number | null
  onType: (row: ProductPrices, column: Column, text: string) => void
}

export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { row, place, draft, refusal, activeColumn, onType } = props
  const hint = priceHint({
    price: cellText(row, draft, 'price'),
    sellingPrice: cellText(row, draft, 'sellingPrice'),
  })
  const isOther = isChangedMeanwhile(row, draft)
  return (
    <tr {...gridRoles.row} aria-rowindex={place + 2}>
      <th {...gridRoles.rowheader} className="text-start font-normal">
        <span className="block font-semibold wrap-anywhere">{row.productName}</span>
        <span className="text-ink-soft figures block text-xs wrap-anywhere">
          {[row.brandName, packLabel(row), hint].filter(Boolean).join(' · ')}
          {row.held > 0 && ` · ${row.held} more reserved for people who are paying`}
        </span>
        {isOther && (
          <span className="text-terracotta-strong block text-xs font-semibold">
            Somebody else changed this row. See above.
          </span>
        )}
        {refusal?.[''] && (
          <span className="text-terracotta-strong block text-xs font-semibold">{refusal['']}</span>
        )}
      </th>
      {columns.map((column, at) => (
        <PriceCell
          key={column}
          row={row}
          draft={draft}
          column={column}
          place={`${place}:${at}`}
          isActive={activeColumn === at}
          refusal={refusal?.[column]}
          onType={onType}
        />
      ))}
    </tr>
  )
})
