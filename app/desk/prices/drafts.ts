import { amountOf, paiseOf } from '#app/desk/typed-amount.ts'
import type { PriceStep } from '#app/desk/widgets/big-steps.tsx'
import type { ProductPrices, SeenPrices } from '#contract/prices.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { formatPaise, toPaise, toRupees } from '#domain/pricing/rules.ts'

/** The columns of the grid that can be typed into, in their order; what it sells for stands first. */
export const columns = ['sellingPrice', 'price', 'stock', 'state'] as const
export type Column = (typeof columns)[number]

export const columnNames: Record<Column, string> = {
  sellingPrice: 'Selling price',
  price: 'Price (MRP)',
  stock: 'Stock',
  state: 'On the shelf',
}

/** What was typed over one row. */
export interface Draft {
  /** The row as it was shown then. The server overwrites nothing else. */
  seen: SeenPrices
  /** As it was typed; `on` and `off` for the shelf. */
  typed: Partial<Record<Column, string>>
}

/** By the id of the product. */
export type Drafts = Readonly<Record<string, Draft>>

const most = { paise: 1_000_000_000, stock: 1_000_000 }

/** What a cell says while nothing is typed into it. */
export function savedText(row: SeenPrices, column: Column): string {
  const value = row[column]
  if (column === 'state') return value === 'on_shelf' ? 'on' : 'off'
  if (value === null) return ''
  return column === 'stock' || Number.isInteger(value) ? String(value) : Number(value).toFixed(2)
}

/** What a cell says. */
export function cellText(row: SeenPrices, draft: Draft | undefined, column: Column): string {
  return draft?.typed[column] ?? savedText(row, column)
}

type Read<Of extends Column> = { value: SeenPrices[Of] } | { wrong: string }

/** What a typed text means in a row; Off archives what is on the shelf and leaves a draft a draft. */
export function readCell<Of extends Column>(row: SeenPrices, column: Of, text: string): Read<Of>
export function readCell(row: SeenPrices, column: Column, text: string): Read<Column> {
  if (column === 'stock') return readStock(text)
  if (column === 'state') return readState(row, text)
  const paise = paiseOf(text)
  if (paise === null) return { wrong: 'Write it as 49 or 49.50.' }
  if (paise > most.paise) return { wrong: `A price is at most ${formatPaise(most.paise)}.` }
  return { value: toRupees(paise) }
}

function readStock(text: string): Read<'stock'> {
  const bare = amountOf(text)
  if (bare === '') return { value: null }
  if (!/^\d+$/.test(bare)) return { wrong: 'Write a whole number, or nothing.' }
  const stock = Number(bare)
  return stock > most.stock ? { wrong: 'A stock is at most 1,000,000.' } : { value: stock }
}

function readState({ state }: SeenPrices, text: string): Read<'state'> {
  const word = text.trim().toLowerCase()
  if (/^(on|yes|y|true|1|on the shelf|on_shelf)$/.test(word)) return { value: 'on_shelf' }
  if (/^(off|no|n|false|0)$/.test(word)) return { value: state === 'on_shelf' ? 'archived' : state }
  if (word === 'archived' || word === 'draft') return { value: word }
  return { wrong: `“${text.trim()}” is neither on nor off.` }
}

/** What of a draft differs from its row and can be sent. */
export function changesOf(row: SeenPrices, draft: Draft | undefined): Partial<SeenPrices> {
  const changed = typedColumns(draft).flatMap((column) => {
    const read = readCell(row, column, draft?.typed[column] ?? '')
    return 'value' in read && !isSame(row[column], read.value) ? [[column, read.value] as const] : []
  })
  return Object.fromEntries(changed)
}

/** A sentence for each cell that means nothing. */
export function wrongOf(row: SeenPrices, draft: Draft | undefined): Partial<Record<Column, string>> {
  const wrong = typedColumns(draft).flatMap((column) => {
    const read = readCell(row, column, draft?.typed[column] ?? '')
    return 'wrong' in read ? [[column, read.wrong] as const] : []
  })
  return Object.fromEntries(wrong)
}

function typedColumns(draft: Draft | undefined): Column[] {
  return columns.filter((column) => draft?.typed[column] !== undefined)
}

export function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'number' && typeof other === 'number'
    ? toPaise(one) === toPaise(other)
    : one === other
}

/** Whether somebody else has changed what a draft was typed over. A sale counts for a new stock alone. */
export function isChangedMeanwhile(row: SeenPrices, draft: Draft | undefined): boolean {
  if (!draft) return false
  const asked = columns.filter((column) => column !== 'stock' || draft.typed.stock !== undefined)
  return asked.some((column) => !isSame(row[column], draft.seen[column]))
}

/** The drafts after something was typed into a cell. */
export function typedInto(drafts: Drafts, row: ProductPrices, column: Column, text: string): Drafts {
  const draft = drafts[row._id] ?? { seen: seenOf(row), typed: {} }
  return { ...drafts, [row._id]: { ...draft, typed: { ...draft.typed, [column]: text } } }
}

/** Without what says the same as its row. */
export function settled(drafts: Drafts, row: ProductPrices): Drafts {
  const draft = drafts[row._id]
  if (!draft) return drafts
  const kept = typedColumns(draft).filter((column) => {
    const read = readCell(row, column, draft.typed[column] ?? '')
    return 'wrong' in read || !isSame(row[column], read.value)
  })
  if (kept.length === typedColumns(draft).length) return drafts
  if (kept.length === 0) return without(drafts, [row._id])
  const typed = Object.fromEntries(kept.map((column) => [column, draft.typed[column] ?? '']))
  return { ...drafts, [row._id]: { ...draft, typed } }
}

/** One cell says again what is saved. */
export function takenBack(drafts: Drafts, row: ProductPrices, column: Column): Drafts {
  return settled(typedInto(drafts, row, column, savedText(row, column)), row)
}

export function without(drafts: Drafts, ids: readonly string[]): Drafts {
  const gone = new Set(ids)
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => !gone.has(id)))
}

/** Mine are kept over what stands in these rows now, once more is saved. */
export function keptOver(drafts: Drafts, rows: readonly ProductPrices[]): Drafts {
  const kept = rows.flatMap((row) => {
    const draft = drafts[row._id]
    return draft ? [[row._id, { ...draft, seen: seenOf(row) }] as const] : []
  })
  return { ...drafts, ...Object.fromEntries(kept) }
}

export function seenOf({ price, sellingPrice, stock, state }: SeenPrices): SeenPrices {
  return { price, sellingPrice, stock, state }
}

/** A row as it is sent. */
export type SentRow = { _id: string; seen: SeenPrices } & Partial<SeenPrices>

/** Rows that can be saved: something of them differs, nothing is wrong, and nobody was quicker. */
export function rowsToSend(rows: readonly ProductPrices[], drafts: Drafts): SentRow[] {
  return rows.flatMap((row) => {
    const draft = drafts[row._id]
    const changes = changesOf(row, draft)
    const isReady = draft && !isChangedMeanwhile(row, draft) && Object.keys(wrongOf(row, draft)).length === 0
    if (!isReady || Object.keys(changes).length === 0) return []
    return [{ _id: row._id, seen: draft.seen, ...changes }]
  })
}

/** After rows were saved: what was typed since stays, over what is there now. */
export function afterSaving(drafts: Drafts, sent: Drafts, rows: readonly ProductPrices[]): Drafts {
  const saved = new Map(rows.map((row) => [row._id, row]))
  const left = Object.entries(drafts).flatMap(([id, draft]) => {
    const row = saved.get(id)
    if (!row) return [[id, draft] as const]
    const typed = Object.entries(draft.typed).filter(
      ([column, text]) => text !== sent[id]?.typed[column as Column],
    )
    return typed.length > 0 ? [[id, { seen: seenOf(row), typed: Object.fromEntries(typed) }] as const] : []
  })
  return Object.fromEntries(left)
}

/** How many cells differ from what is saved, the wrong ones among them. */
export function changeCount(rows: readonly ProductPrices[], drafts: Drafts): number {
  return rows.reduce((sum, row) => {
    const draft = drafts[row._id]
    if (!draft) return sum
    return sum + Object.keys(changesOf(row, draft)).length + Object.keys(wrongOf(row, draft)).length
  }, 0)
}

/** The prices that are about to change, with the names of their goods. */
export function priceSteps(rows: readonly ProductPrices[], sent: readonly SentRow[]): PriceStep[] {
  const byId = new Map(rows.map((row) => [row._id, row]))
  return sent.flatMap((wanted) => {
    const row = byId.get(wanted._id)!
    return (['sellingPrice', 'price'] as const).flatMap((column) => {
      const after = wanted[column]
      if (after === undefined) return []
      const name = `${withPack(row.productName, row)}, ${columnNames[column]}`
      return [{ name, beforePaise: toPaise(row[column]), afterPaise: toPaise(after) }]
    })
  })
}

/** The first cell that is wrong, by what it says or by the server's word; null where none is. */
export function firstWrong(
  rows: readonly ProductPrices[],
  drafts: Drafts,
  refusals: Readonly<Record<string, Readonly<Record<string, string>>>>,
): { row: number; column: number } | null {
  for (const [at, row] of rows.entries()) {
    const wrong = { ...refusals[row._id], ...wrongOf(row, drafts[row._id]) }
    if (Object.keys(wrong).length === 0) continue
    return {
      row: at,
      column: Math.max(
        0,
        columns.findIndex((column) => column in wrong),
      ),
    }
  }
  return null
}
