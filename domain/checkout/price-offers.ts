import { deliveryTo } from '#domain/addresses/delivery-areas.ts'
import { addressOf } from '#domain/addresses/queries.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { CodeProblem } from '#domain/offers/codes/rules.ts'
import { liveOffers } from '#domain/offers/live-offers.ts'
import type { Buyer } from '#domain/offers/live-offers.ts'
import { offeredTotals } from '#domain/offers/rules.ts'
import type { OfferedTotals } from '#domain/offers/rules.ts'
import type { NamedOffer } from '#domain/offers/terms.ts'
import { notShipped, shippingTo } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import { weighedNow } from '#domain/pricing/weighing/rules.ts'

import { unusedCode } from './wanted-cart.ts'

interface Asked {
  /** Goods that are weighed at the counter say their grams. */
  lines: readonly { productId: string; quantity?: number | undefined; grams?: number | undefined }[]
  code?: string | undefined
  addressId?: string | undefined
  pinCode?: string | undefined
  collect?: boolean | undefined
  /** At the counter: a person's id, 'guest' or 'walk-in'. */
  buyer?: string | undefined
  /** Of 'guest' at the counter. */
  mobile?: string | undefined
}

/**
 * What offers take off such a cart just now; nothing is placed, and the last use may go to somebody else.
 * What is sold out counts in no sum, as in a cart. @throws not_signed_in, forbidden, not_found
 */
export async function priceOffers(
  ctx: Ctx,
  asked: Asked,
): Promise<OfferedTotals<NamedOffer> & { codeProblem: CodeProblem | null }> {
  const buyer = buyerOf(ctx, asked.buyer)
  const wanted = asked.lines.map(({ productId, quantity = 1 }) => ({ productId, quantity }))
  const { lines } = await priceCart(ctx, { lines: wanted })
  const grams = new Map(asked.lines.map((line) => [line.productId, line.grams]))
  const sold = lines.flatMap(({ quantity, product }) => {
    const line = { ...product, productId: product.id, quantity }
    const onScale = grams.get(product.id)
    // What lies on the scale is there, also where less than its least is left.
    if (onScale !== undefined && product.isByWeight) return [{ ...line, ...weighedNow(product, onScale) }]
    return product.stock === 0 ? [] : [line]
  })
  const { offers, codeProblem } = await liveOffers(ctx, {
    buyer,
    productIds: sold.map(({ productId }) => productId),
    mobile: asked.buyer === 'guest' ? asked.mobile : undefined,
    code: asked.code,
    isOwnCart: asked.buyer === undefined,
  })
  const totals = offeredTotals(sold, await shippingOf(ctx, asked), offers)
  return { ...totals, codeProblem: codeProblem ?? unusedCode(offers, totals, sold) }
}

/** @throws not_signed_in, forbidden */
function buyerOf(ctx: Ctx, named: string | undefined): Buyer {
  if (named === undefined) return ctx.actor && ctx.actor.onlyOrder === undefined ? ctx.actor : 'guest'
  onDuty(ctx, 'counter')
  return named === 'guest' || named === 'walk-in' ? named : { id: named }
}

/** @throws not_found */
async function shippingOf(ctx: Ctx, { addressId, pinCode, collect }: Asked): Promise<Shipping> {
  if (collect) return notShipped
  const to =
    addressId === undefined ? pinCode : (await addressOf(ctx, ctx.actor?.id ?? '', addressId)).pinCode
  if (to === undefined) return ctx.shop.terms
  return shippingTo(ctx.shop.terms, (await deliveryTo(ctx, to)).area)
}
