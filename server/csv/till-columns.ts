import { plainRupees } from '#domain/pricing/rules.ts'
import type { TillEntry } from '#domain/till/entries.ts'
import type { WholeTill } from '#domain/till/export-tills.ts'
import { kindWords } from '#domain/till/rules.ts'

import { momentCell } from './cells.ts'

/** A line of a till: its beginning, an entry, or its count. Amounts in paise. */
interface Line {
  at: Date
  what: string
  way: 'cash' | 'upi'
  amountPaise: number
  entry?: TillEntry
  note: string
  by: string
}

/**
 * The columns of a file of tills, a line for each thing that went in or out. The cash of a till's lines adds
 * up to what should be in it; its last line, 'Counted', says what was, and belongs to no sum.
 */
const columns: readonly { name: string; write: (till: WholeTill, line: Line) => string }[] = [
  /** The Indian day on which the till was opened. */
  { name: 'day', write: ({ till }) => till.day },
  { name: 'till', write: ({ till }) => String(till.id) },
  { name: 'whose', write: ({ till }) => till.person.name },
  /** Of a trip its orders: #1001 #1002; empty for a person's own. */
  { name: 'trip', write: ({ till }) => (till.tripOrders ?? []).map((number) => `#${number}`).join(' ') },
  /** Indian time, ISO 8601. */
  { name: 'at', write: (_, { at }) => momentCell(at) },
  { name: 'what', write: (_, { what }) => what },
  { name: 'order number', write: (_, { entry }) => (entry?.order ? String(entry.order.number) : '') },
  { name: 'way', write: (_, { way }) => (way === 'upi' ? 'UPI' : 'Cash') },
  { name: 'upi reference', write: (_, { entry }) => entry?.reference ?? '' },
  /** Rupees with two decimals, below 0 where they went out. */
  { name: 'amount', write: (_, { amountPaise }) => plainRupees(amountPaise) },
  { name: 'note', write: (_, { note }) => note },
  { name: 'by', write: (_, { by }) => by },
]

export const tillColumnNames = columns.map(({ name }) => name)

/** The lines of a till, from its beginning to its count. */
export function tillCells(whole: WholeTill): string[][] {
  const { till, entries } = whole
  const first = { at: till.openedAt, what: 'Was left in it', amountPaise: till.openedWithPaise, note: '' }
  const lines: Line[] = [
    { ...first, way: 'cash', by: '' },
    ...entries.map((entry) => ({ ...entry, entry, what: kindWords[entry.kind], note: entry.note ?? '' })),
  ]
  if (till.closed) {
    const { at, countedPaise: amountPaise, note, by } = till.closed
    lines.push({ at, what: 'Counted', way: 'cash', amountPaise, note: note ?? '', by: by.name })
  }
  return lines.map((line) => columns.map(({ write }) => write(whole, line)))
}
