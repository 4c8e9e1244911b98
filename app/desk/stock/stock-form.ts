import type { setLeastLife } from '#contract/batches.ts'
import type { ProductStock, countStock, enterStock, setLowStockMark } from '#contract/stock.ts'

import { notWhole, piecesTyped, stockAmount } from './stock-amount.ts'

/** What can be done with a product's stock. */
export type StockAct =
  | 'delivery'
  | 'spoiled'
  | 'given_away'
  | 'correction'
  | 'mark'
  | 'life'
  | 'begin'
  | 'end'

/** What can be done with this product, the most frequent first; at the stall only what belongs there. */
export function actsOf(
  { stock }: Pick<ProductStock, 'stock'>,
  { isStall }: { isStall: boolean },
): StockAct[] {
  if (isStall) return stock === null ? [] : ['spoiled']
  return stock === null
    ? ['begin', 'mark', 'life']
    : ['delivery', 'spoiled', 'given_away', 'correction', 'mark', 'life', 'end']
}

export interface StockTyped {
  /** As it stands in the field. */
  pieces: string
  note: string
}

type Body<Of extends { schema: { body: { _zod: { input: unknown } } } }> =
  Of['schema']['body']['_zod']['input']

/** Which call is made of it, or what is wrong with the number. */
export type StockRequest =
  | { call: 'enter'; body: Body<typeof enterStock> }
  | { call: 'count'; body: Body<typeof countStock> }
  | { call: 'mark'; body: Body<typeof setLowStockMark> }
  | { call: 'life'; body: Body<typeof setLeastLife> }
  | { call: null; problem: string }

/**
 * What was typed as a call. A correction is typed as the pieces that are there, with what is held, and sent
 * as the difference, so that what is sold meanwhile stays sold.
 */
export function stockRequest(product: ProductStock, act: StockAct, typed: StockTyped): StockRequest {
  const { _id: productId, held, step } = product
  const note = typed.note.trim() || undefined
  if (act === 'end') return { call: 'count', body: { productId, stock: null, note } }
  const number = typed.pieces.trim()
  if (act === 'life' && number === '') return { call: 'life', body: { productId, leastLifeDays: null } }
  const unit = act === 'life' ? undefined : step
  const pieces = piecesTyped(number, unit)
  if (pieces === null) return wrong(number === '' ? 'This field is required.' : notWhole(unit))
  if (act === 'life') return { call: 'life', body: { productId, leastLifeDays: pieces } }
  if (act === 'mark') return { call: 'mark', body: { productId, lowStockMark: pieces } }
  if (act === 'begin') return { call: 'count', body: { productId, stock: pieces, note } }
  const stock = product.stock ?? 0
  if (act === 'correction') {
    const difference = pieces - stock - held
    if (pieces < held)
      return wrong(
        `${stockAmount(held, step)} are reserved for people who are paying. Please count them as well.`,
      )
    if (difference === 0) return wrong('The shop has this number already.')
    return { call: 'enter', body: { why: act, productId, pieces: difference, note } }
  }
  if (pieces === 0) return wrong(`Please enter at least ${stockAmount(1, step)}.`)
  if (act !== 'delivery' && pieces > stock) return wrong(`Only ${stockAmount(stock, step)} can be taken off.`)
  return { call: 'enter', body: { why: act, productId, pieces, note } }
}

function wrong(problem: string): StockRequest {
  return { call: null, problem }
}
