import { call } from '#app/client/call.ts'
import type { productDetails } from '#contract/products.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import * as words from '#words/desk/lines/en.ts'

import { goodsOf, lineNow } from './lines.ts'
import type { Line } from './lines.ts'

// After a refusal. A file of its own: the stall has it, and not what takes an order.

/** Refusals after which the goods are looked at again. */
export const lineCodes = new Set([
  'amount_mismatch',
  'out_of_stock',
  'no_longer_sold',
  'no_price',
  'not_found',
])

/** A line at what it costs now. One that nobody can say anything of stays as it is. */
export async function asItIs(line: Line): Promise<Line> {
  const { productId } = line
  const answer = await call<typeof productDetails>('POST', '/api/product-details', { productId })
  if (answer.ok) return lineNow(line, goodsOf(answer.body.data))
  return answer.status === 404 ? lineNow(line, { ...line, stock: 0 }) : line
}

/** Where no line has changed: what is taken off, or what delivery costs. */
export function otherSum(totalPaise: number): string {
  return words.otherSum(formatPaise(totalPaise))
}
