import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import type { usePress } from '#app/desk/widgets/use-press.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { ProductPrices, saveProductPrices } from '#contract/prices.ts'

import { columns, isSame, seenOf } from './drafts.ts'
import type { Column, SentRow } from './drafts.ts'

/** So many rows are sent in one call. */
export const rowsACall = 1000

/** For so long a save can be taken back from its toast, in milliseconds. */
const undoMs = 60_000

export type Result = Extract<Answer<typeof saveProductPrices>, { ok: true }>['body']['data'][number]

/**
 * What gives saved goods back what they had before; each row says how it was saved, for the server. Of what
 * was sent alone: a stock that is another one meanwhile was sold from.
 */
export function rowsToUndo(
  before: readonly ProductPrices[],
  saved: readonly ProductPrices[],
  sent: readonly SentRow[],
): SentRow[] {
  const was = new Map(before.map((row) => [row._id, row]))
  const wanted = new Map(sent.map((row) => [row._id, row]))
  return saved.flatMap((row) => {
    const old = was.get(row._id)
    const isSent = (column: Column) => wanted.get(row._id)?.[column] !== undefined
    const changed = old ? columns.filter((column) => isSent(column) && !isSame(old[column], row[column])) : []
    if (!old || changed.length === 0) return []
    return [
      { _id: row._id, seen: seenOf(row), ...Object.fromEntries(changed.map((one) => [one, valueOf(one)])) },
    ]

    function valueOf(column: Column) {
      // Where a counting begins again, what is held comes off what is sent.
      const begins = column === 'stock' && row.stock === null && old!.stock !== null
      return begins ? old!.stock! + old!.held : old![column]
    }
  })
}

/** 'Saved 12 prices', or '12 changes' where stock or shelf are among them. */
export function savedCount(undo: readonly SentRow[]): string {
  const changed = undo.flatMap(({ _id, seen: _seen, ...wanted }) => Object.keys(wanted))
  const word = changed.every((column) => column === 'price' || column === 'sellingPrice') ? 'price' : 'change'
  return `${changed.length} ${word}${changed.length === 1 ? '' : 's'}`
}

interface UndoOptions {
  press: ReturnType<typeof usePress>['press']
  /** The goods as they are after it. */
  onUndone: (now: readonly ProductPrices[]) => void
}

/** Says what was saved, with the way back. */
export function tellSaved(words: string, undo: readonly SentRow[], options: UndoOptions): void {
  const wayBack = {
    id: `prices ${undo[0]?._id} ${Date.now()}`,
    undo: () => void takeBack(undo, options),
    duration: undoMs,
  }
  showToast('success', words, undefined, undo.length > 0 ? wayBack : undefined)
}

/** Gives back what nobody has changed since, and says what stays. */
async function takeBack(undo: readonly SentRow[], { press, onUndone }: UndoOptions): Promise<void> {
  const results: Result[] = []
  for (let from = 0; from < undo.length; from += rowsACall) {
    const rows = undo.slice(from, from + rowsACall)
    const wrong = await press(
      `undo ${JSON.stringify(rows)}`,
      (key) => call<typeof saveProductPrices>('POST', '/api/product-prices', { rows }, key),
      (answer) => {
        if (!answer.ok) return { '': answer.body.message }
        results.push(...answer.body.data)
        return null
      },
    )
    if (!wrong) continue
    if (wrong['']) showToast('error', wrong[''])
    break
  }
  if (results.length === 0) return
  onUndone(results.flatMap(({ now }) => now ?? []))
  const back = results.filter(({ outcome }) => outcome === 'saved' || outcome === 'unchanged').length
  const left = results.length - back
  showToast(left > 0 ? 'warning' : 'success', undoneWords(back, left))
}

/** 'Taken back: 10 products. 2 products were changed since, and stay as they are.' */
export function undoneWords(back: number, left: number): string {
  const some = (count: number) => (count === 1 ? '1 product' : `${count} products`)
  const stays =
    left === 1 ? 'was changed since, and stays as it is.' : 'were changed since, and stay as they are.'
  return [
    back > 0 ? `Taken back: ${some(back)}.` : 'Nothing was taken back.',
    left > 0 && `${some(left)} ${stays}`,
  ]
    .filter(Boolean)
    .join(' ')
}
