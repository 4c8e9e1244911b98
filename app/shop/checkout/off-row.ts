import type { SummaryRow } from '#app/shop/cart/order-summary.tsx'
import type { PricedOffers } from '#contract/offers.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'

/** What an offer takes off, as a row above the total. */
export function offRow({ name, amount }: PricedOffers['savings'][number]): SummaryRow {
  const value = `− ${formatPaise(toPaise(amount))}`
  return { name, value, className: 'text-leaf-strong font-semibold' }
}
