import type { Product } from '#contract/products.ts'
import { toPaise, toRupees } from '#domain/pricing/rules.ts'

/** What is paid for one, its deposit with it, in rupees: what somebody agrees to when it comes by itself. */
export function costOf({ sellingPrice, deposit }: Pick<Product, 'sellingPrice' | 'deposit'>): number {
  return toRupees(toPaise(sellingPrice) + toPaise(deposit ?? 0))
}
