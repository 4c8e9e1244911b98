import type { ProductStock } from '#contract/stock.ts'
import { labelOf } from '#domain/ground/labels/rules.ts'
import type { StockWhy } from '#domain/inventory/rules.ts'

import { stockAmount } from './stock-amount.ts'

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

/** A change with its sign: '+20', '−3', '+1.5 kg'; '–' for none. */
export function changeWords(pieces: number, step?: { grams: number }): string {
  if (pieces === 0) return '–'
  const amount = stockAmount(Math.abs(pieces), step)
  return pieces > 0 ? `+${amount}` : `−${amount}`
}

/** '5 can be sold, 2 are reserved for people who are paying.' */
export function stockWords({ stock, held, step }: Pick<ProductStock, 'stock' | 'held' | 'step'>): string {
  const are = held === 1 || step ? 'is' : 'are'
  const heldWords = held > 0 && `${stockAmount(held, step)} ${are} reserved for people who are paying`
  const stands = stock === null ? 'Nobody counts this product' : `${stockAmount(stock, step)} can be sold`
  return `${[stands, heldWords].filter(Boolean).join(', ')}.`
}
