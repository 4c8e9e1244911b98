import type { Place } from './pasted.ts'

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

interface Size {
  rows: number
  columns: number
}

/** So many rows are a page for PageUp and PageDown. */
const leap = 10

/**
 * The keys of a grid as ARIA's patterns have them, Enter and Tab as in a spreadsheet: where a key leads from
 * a cell; null where it leads nowhere in the grid. While a text is edited, keys along the line are its own.
 */
export function nextPlace(
  pressed: Pressed,
  { row, column }: Place,
  size: Size,
  isEditing: boolean,
): Place | null {
  const { key, shiftKey } = pressed
  if (pressed.altKey) return null
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  const at = (toRow: number, toColumn = column) => ({
    row: Math.min(Math.max(toRow, 0), lastRow),
    column: Math.min(Math.max(toColumn, 0), lastColumn),
  })
  if (pressed.ctrlKey || pressed.metaKey) {
    if (key === 'Home') return at(0, 0)
    return key === 'End' ? at(lastRow, lastColumn) : null
  }
  if (key === 'Tab') return tabbed(shiftKey ? -1 : 1, { row, column }, size)
  if (key === 'Enter') return at(row + (shiftKey ? -1 : 1))
  if (shiftKey) return null
  const along: Record<string, Place> = {
    ArrowLeft: at(row, column - 1),
    ArrowRight: at(row, column + 1),
    Home: at(row, 0),
    End: at(row, lastColumn),
  }
  const across: Record<string, Place> = {
    ArrowUp: at(row - 1),
    ArrowDown: at(row + 1),
    PageUp: at(row - leap),
    PageDown: at(row + leap),
  }
  return across[key] ?? (isEditing ? null : (along[key] ?? null))
}

/** On to the next row at the end of one; out of the grid at its ends. */
function tabbed(step: 1 | -1, { row, column }: Place, { rows, columns }: Size): Place | null {
  const next = row * columns + column + step
  if (next < 0 || next >= rows * columns) return null
  return { row: Math.floor(next / columns), column: next % columns }
}
