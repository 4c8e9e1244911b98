import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react'

import { PageSteps, rowsAPage } from '#app/desk/widgets/page-steps.tsx'
import type { ProductPrices } from '#contract/prices.ts'

import { cellText, columnNames, columns, firstWrong, savedText } from './drafts.ts'
import { FindRow } from './find-row.tsx'
import { nextPlace } from './grid-keys.ts'
import { gridRoles } from './grid-roles.ts'
import { readBlock } from './pasted.ts'
import type { Place } from './pasted.ts'
import { PriceRow } from './price-row.tsx'
import type { usePrices } from './use-prices.ts'

interface Entered {
  row: ProductPrices | null
  text: string
  isEditing: boolean
}

interface PriceGridProps {
  prices: ReturnType<typeof usePrices>
  /** Esc in a cell that says what is saved. */
  onLeave: () => void
}

/** A grid of fields with the keys of a spreadsheet, which go over from one page of rows to the next. */
export function PriceGrid({ prices, onLeave }: PriceGridProps) {
  const { rows, drafts, refusals, stops, type, settle, takeBack, paste } = prices
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const table = useRef<HTMLTableElement>(null)
  /** A key has led to a cell that may be drawn only now. */
  const isLed = useRef(false)
  /** What stood in the cell when the focus came, and whether the keys along the line are the text's. */
  const entered = useRef<Entered>({ row: null, text: '', isEditing: false })
  const page = Math.floor(active.row / rowsAPage)
  const first = page * rowsAPage

  useLayoutEffect(() => {
    if (!isLed.current) return
    isLed.current = false
    fieldAt(table.current, active)?.focus()
  }, [active])

  // Rows that were changed meanwhile take the focus themselves.
  const onStop = useEffectEvent(() => {
    const wrong = document.getElementById('changed-rows') ? null : firstWrong(rows, drafts, refusals)
    if (wrong) leadTo(wrong)
  })
  useEffect(() => {
    if (stops > 0) onStop()
  }, [stops])

  function leadTo(place: Place) {
    isLed.current = true
    setActive(place)
    // The same cell again: nothing is drawn anew.
    if (place.row === active.row && place.column === active.column) fieldAt(table.current, place)?.select()
  }

  function onFocus(event: FocusEvent) {
    const place = placeOf(event.target)
    const row = place && rows[place.row]
    const column = place && columns[place.column]
    if (!row || !column) return
    entered.current = { row, text: cellText(row, drafts[row._id], column), isEditing: false }
    if (place.row !== active.row || place.column !== active.column) setActive(place)
    // What is typed takes the place of what is there.
    fieldAt(table.current, place)?.select()
  }

  function onBlur(event: FocusEvent) {
    const place = placeOf(event.target)
    const row = place && rows[place.row]
    if (row) settle(row)
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(event.target)
    if (!place || event.nativeEvent.isComposing) return
    if (event.key === 'F2') entered.current.isEditing = true
    if (event.key === 'Escape') {
      event.preventDefault()
      escape(place)
      return
    }
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') return
    const size = { rows: rows.length, columns: columns.length }
    const next = nextPlace(event, place, size, entered.current.isEditing)
    if (!next) return
    event.preventDefault()
    leadTo(next)
  }

  /** First what was typed just now goes, then what is not saved; then the grid is left. */
  function escape({ row: at, column: across }: Place) {
    const [row, column] = [rows[at], columns[across]]
    if (!row || !column) return
    const text = cellText(row, drafts[row._id], column)
    // Of a row that was saved since then nothing older comes back.
    const before = entered.current.row === row ? entered.current.text : savedText(row, column)
    entered.current = { row, text: before, isEditing: false }
    if (text !== before) {
      type(row, column, before)
    } else if (drafts[row._id]?.typed[column] !== undefined) {
      takeBack(row, column)
      entered.current.text = savedText(row, column)
    } else onLeave()
  }

  function onPaste(event: ClipboardEvent) {
    const place = placeOf(event.target)
    const block = readBlock(event.clipboardData.getData('text/plain'))
    const isOne = block.length === 1 && block[0]?.length === 1
    if (!place || block.length === 0 || (isOne && entered.current.isEditing)) return
    event.preventDefault()
    paste(place, block)
  }

  /** The first press chooses the cell, the next one puts the caret into its text. */
  function onMouseDown(event: MouseEvent) {
    const place = placeOf(event.target)
    if (!place || columns[place.column] === 'state') return
    if (document.activeElement === event.target) entered.current.isEditing = true
    else {
      event.preventDefault()
      leadTo(place)
      fieldAt(table.current, place)?.focus()
    }
  }

  return (
    <>
      {rows.length > rowsAPage && (
        <FindRow rows={rows} from={active.row} onFound={(row) => leadTo({ row, column: 0 })} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its role is grid. */}
      <table
        ref={table}
        {...gridRoles.grid}
        aria-label="Prices"
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onMouseDown={onMouseDown}
        className="desk-table price-grid mt-3"
      >
        <thead {...gridRoles.rowgroup}>
          <tr {...gridRoles.row} aria-rowindex={1}>
            <th {...gridRoles.columnheader}>Product</th>
            {columns.map((column) => (
              <th key={column} {...gridRoles.columnheader} data-column={column}>
                {columnNames[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...gridRoles.rowgroup}>
          {rows.slice(first, first + rowsAPage).map((row, at) => (
            <PriceRow
              key={row._id}
              row={row}
              place={first + at}
              draft={drafts[row._id]}
              refusal={refusals[row._id]}
              activeColumn={active.row === first + at ? active.column : null}
              onType={type}
            />
          ))}
        </tbody>
      </table>
      <PageSteps
        page={page}
        rows={rows.length}
        onPage={(to) => setActive({ row: to * rowsAPage, column: 0 })}
      />
    </>
  )
}

function fieldAt(table: HTMLTableElement | null, { row, column }: Place): HTMLInputElement | null {
  return table?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`) ?? null
}

function placeOf(target: EventTarget): Place | null {
  const at = target instanceof HTMLElement && target.dataset['cell']
  if (!at) return null
  const [row = 0, column = 0] = at.split(':').map(Number)
  return { row, column }
}
