import { memo, useId } from 'react'

import type { ProductPrices } from '#contract/prices.ts'
import { productStateLabels } from '#domain/catalog/states/rules.ts'

import { cellText, changesOf, columnNames, readCell, savedText } from './drafts.ts'
import type { Column, Draft } from './drafts.ts'
import { gridRoles } from './grid-roles.ts'

interface PriceCellProps {
  row: ProductPrices
  draft: Draft | undefined
  column: Column
  /** What `closest('[data-cell]')` finds: '12:0'. */
  place: string
  /** The one cell that Tab comes to. */
  isActive: boolean
  /** What the server has found wrong with it. */
  refusal: string | undefined
  onType: (row: ProductPrices, column: Column, text: string) => void
}

/** A cell that is always a field: what was there before, and what is wrong, stand below it. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { row, draft, column, place, isActive, refusal, onType } = props
  const id = useId()
  const text = cellText(row, draft, column)
  const read = readCell(row, column, text)
  const wrong = 'wrong' in read ? read.wrong : refusal
  const isChanged = column in changesOf(row, draft) || 'wrong' in read
  const was = isChanged ? wasWords(row, column) : null
  const state = column === 'state' && 'value' in read ? (read.value as ProductPrices['state']) : row.state
  const field = {
    'data-cell': place,
    tabIndex: isActive ? 0 : -1,
    'aria-label': `${columnNames[column]} of ${row.productName}`,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': [was && `${id}-was`, wrong && `${id}-wrong`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <td {...gridRoles.cell} data-column={column} data-name={columnNames[column]}>
      {column === 'state' ? (
        <label className="flex min-h-11 items-center gap-2 whitespace-nowrap">
          <input
            {...field}
            type="checkbox"
            checked={state === 'on_shelf'}
            onChange={({ currentTarget: { checked } }) => onType(row, column, checked ? 'on' : 'off')}
            className="accent-leaf size-5 shrink-0"
          />
          <span aria-hidden="true" className="text-sm">
            {state === 'on_shelf' ? 'On' : productStateLabels[state]}
          </span>
        </label>
      ) : (
        <input
          {...field}
          inputMode={column === 'stock' ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          placeholder={column === 'stock' ? 'not counted' : undefined}
          onChange={({ currentTarget: { value } }) => onType(row, column, value)}
          className={`figures bg-paper placeholder:text-ink-soft min-h-10 w-full min-w-0 rounded-[8px] border px-2 text-end text-base placeholder:text-xs pointer-coarse:min-h-11 ${wrong ? 'border-terracotta' : isChanged ? 'border-leaf border-2 font-semibold' : 'border-line'}`}
        />
      )}
      {was && (
        <span
          id={`${id}-was`}
          className={`text-leaf-strong figures block text-xs ${column === 'state' ? '' : 'text-end'}`}
        >
          {was}
        </span>
      )}
      {wrong && (
        <span
          id={`${id}-wrong`}
          className={`text-terracotta-strong block text-xs font-medium ${column === 'state' ? '' : 'text-end'}`}
        >
          {wrong}
        </span>
      )}
    </td>
  )
})

function wasWords(row: ProductPrices, column: Column): string {
  if (column === 'state') return `was ${productStateLabels[row.state].toLowerCase()}`
  return `was ${savedText(row, column) || 'not counted'}`
}
