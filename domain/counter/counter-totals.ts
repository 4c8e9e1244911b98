import type { SnapshotLine } from '#db/schema/orders.ts'
import { unusedCode } from '#domain/checkout/wanted-cart.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { readCode } from '#domain/offers/codes/rules.ts'
import { liveOffers } from '#domain/offers/live-offers.ts'
import type { Buyer } from '#domain/offers/live-offers.ts'
import { offeredTotals } from '#domain/offers/rules.ts'
import type { OfferedTotals } from '#domain/offers/rules.ts'
import type { NamedOffer } from '#domain/offers/terms.ts'
import type { Shipping } from '#domain/pricing/rules.ts'

/**
 * What goods come to at the counter, priced as a cart is. The customer has heard a sum already: where that is
 * the one without any offer, as at a stall without a line, none is used.
 * @throws code_not_taken
 */
export async function counterTotals(
  tx: Ctx,
  {
    lines,
    shipping,
    shownPaise,
    buyer,
    code,
    isHandedOver = false,
  }: {
    lines: readonly SnapshotLine[]
    shipping: Shipping
    shownPaise: number
    buyer: Buyer
    /** As it was said; undefined: none was. */
    code?: string | undefined
    /** The goods are gone: what no offer makes is measured by the shop's own prices, without a refusal. */
    isHandedOver?: boolean
  },
): Promise<OfferedTotals<NamedOffer>> {
  const full = offeredTotals<NamedOffer>(lines, shipping, [])
  if (code === undefined && full.totalPaise === shownPaise) return full
  const productIds = lines.map(({ productId }) => productId)
  const asked = { buyer, productIds, code: code && readCode(code), isOwnCart: false, isPlacing: true }
  const { offers, codeProblem } = await liveOffers(tx, asked)
  const totals = offeredTotals(lines, shipping, offers)
  const problem = codeProblem ?? unusedCode(offers, totals, lines)
  if (problem && isHandedOver) return full
  if (problem) throw new DomainError('code_not_taken', { problem, totalPaise: totals.totalPaise })
  return isHandedOver && totals.totalPaise !== shownPaise ? full : totals
}
