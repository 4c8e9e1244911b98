import type { orderLines } from '#db/schema/index.ts'
import type { UsedOffer } from '#db/schema/orders.ts'
import type { NamedOffer } from '#domain/offers/terms.ts'
import { stepPaise } from '#domain/pricing/weighing/rules.ts'

// The prices of a group that an order has, where its lines are changed.

/** The offers of an order with what a group pays today, for the lines that are new in it. */
export function withToday(
  offers: readonly UsedOffer[],
  { today, lines }: { today: NamedOffer | null; lines: readonly { productId: string; position: number }[] },
): readonly UsedOffer[] {
  const prices = lines.flatMap(({ productId, position }) => {
    const price = today?.prices?.find((one) => one.productId === productId)
    return price ? [{ ...price, position }] : []
  })
  if (!today || prices.length === 0) return offers
  // Of another line no price of today is kept: it was sold at that of its day.
  const before = offers.find(({ id }) => id === today.id) ?? {
    ...today,
    prices: [],
    lines: [],
    shippingPaise: 0,
  }
  const others = offers.filter((offer) => offer !== before)
  return [{ ...before, prices: [...(before.prices ?? []), ...prices] }, ...others]
}

/** The same where lines were weighed: what a step costs a group goes with the weight, as its price does. */
export function asWeighed(
  offers: readonly UsedOffer[],
  present: readonly (typeof orderLines.$inferSelect)[],
  wanted: readonly { position?: number | undefined; weighedGrams?: number | undefined }[],
): readonly UsedOffer[] {
  return offers.map((offer) => {
    if (!offer.prices) return offer
    const prices = offer.prices.map((price) => {
      const line = present.find(({ position }) => position === price.position)
      const grams = wanted.find(({ position }) => position === price.position)?.weighedGrams
      if (!line || grams === undefined) return price
      return { ...price, paise: stepPaise({ ...line, sellingPricePaise: price.paise }, grams) }
    })
    return { ...offer, prices }
  })
}
