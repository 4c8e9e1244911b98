import Papa from 'papaparse'

import type { ProductPrices } from '#contract/prices.ts'

import { columns, readCell, settled, typedInto } from './drafts.ts'
import type { Drafts } from './drafts.ts'

/** A cell of the grid: the place of its row and of its column, from 0. */
export interface Place {
  row: number
  column: number
}

/**
 * The cells that were copied out of a spreadsheet, or out of a text with commas or semicolons. Without tabs a
 * line that is one amount is one cell: `1,250` is no pair.
 */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/(\r\n|\r|\n)$/, '')
  if (!lines.includes('\t')) {
    const single = lines.split(/\r\n|\r|\n/)
    if (single.every(isOneCell)) return single.map((line) => [line])
  }
  const { data } = Papa.parse<string[]>(lines, {
    delimiter: lines.includes('\t') ? '\t' : '',
    delimitersToGuess: [',', ';'],
  })
  return data
}

function isOneCell(line: string): boolean {
  if (!/[,;"]/.test(line)) return true
  return /^\s*(₹|Rs\.?)?\s*\d+(,\d+)+(\.\d+)?\s*(\/-)?\s*$/i.test(line)
}

export interface Pasted {
  drafts: Drafts
  /** How many cells were filled, and how many of these mean nothing. */
  filled: number
  wrong: number
  /** Cells with something in them that had no place in the grid. */
  left: number
}

/** Fills cells from one on, down and to the right. Blank ones leave what is there. */
export function pasted(
  drafts: Drafts,
  rows: readonly ProductPrices[],
  { place, block }: { place: Place; block: readonly string[][] },
): Pasted {
  const result = { filled: 0, wrong: 0, left: 0 }
  const after = new Map(Object.entries(drafts))
  for (const [down, cells] of block.entries()) {
    const row = rows[place.row + down]
    const given = [...cells.entries()].filter(([, cell]) => cell.trim() !== '')
    const fitting = row ? given.filter(([right]) => columns[place.column + right]) : []
    result.left += given.length - fitting.length
    if (!row || fitting.length === 0) continue
    let own: Drafts = after.has(row._id) ? { [row._id]: after.get(row._id)! } : {}
    for (const [right, cell] of fitting) {
      const column = columns[place.column + right]!
      own = typedInto(own, row, column, cell.trim())
      result.filled++
      if ('wrong' in readCell(row, column, cell)) result.wrong++
    }
    const draft = settled(own, row)[row._id]
    if (draft) after.set(row._id, draft)
    else after.delete(row._id)
  }
  return { ...result, drafts: Object.fromEntries(after) }
}

/** '12 cells filled. 1 cell is wrong.' */
export function pastedWords({ filled, wrong, left }: Pasted): string {
  const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`)
  return [
    `${cells(filled)} filled.`,
    wrong > 0 && `${cells(wrong)} ${wrong === 1 ? 'is' : 'are'} wrong.`,
    left > 0 && `${cells(left)} had no place here and ${left === 1 ? 'was' : 'were'} left out.`,
  ]
    .filter(Boolean)
    .join(' ')
}
