import type { ProductStock } from '#contract/stock.ts'
import { labelOf } from '#domain/ground/labels/rules.ts'
import type { StockWhy } from '#domain/inventory/rules.ts'

export const whyLabels: Record<StockWhy, string> = {
  hold: 'Reserved while somebody pays',
  release: 'Not paid, back on the shelf',
  sale: 'Sold',
  cancel: 'Order cancelled or changed, back on the shelf',
  return: 'Sent back, on the shelf again',
  replacement: 'Sent as a replacement',
  delivery: 'Delivery',
  correction: 'Correction',
  spoiled: 'Spoiled',
  import: 'There from the start',
  uncounted: 'Sold without count',
  count: 'Counted',
  repack: 'Repacked',
  repack_undone: 'Repacking taken back',
  given_away: 'Given away',
  expired: 'Best before is too near',
  recalled: 'Recalled',
}

/** Why stock changed, as the ledger says it. */
export function whyWords(why: string): string {
  return labelOf(whyLabels, why)
}

/** A change with its sign: '+20', '−3'; '–' for none. */
export function changeWords(pieces: number): string {
  if (pieces === 0) return '–'
  return pieces > 0 ? `+${pieces}` : `−${-pieces}`
}

/** '5 can be sold, 2 are reserved for people who are paying.' */
export function stockWords({ stock, held }: Pick<ProductStock, 'stock' | 'held'>): string {
  const heldWords = held > 0 && `${held} ${held === 1 ? 'is' : 'are'} reserved for people who are paying`
  const stands = stock === null ? 'Nobody counts this product' : `${stock} can be sold`
  return `${[stands, heldWords].filter(Boolean).join(', ')}.`
}
