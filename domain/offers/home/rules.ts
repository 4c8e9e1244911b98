import type { OfferKind } from '#domain/offers/terms.ts'

/** What the home page says of a first purchase, in percent; real only where there is such an offer. */
export const homePercent = 25

/**
 * Whether it is the offer that the home page speaks of: for anybody’s first order, of all goods, of any sum,
 * however many have it. One with more conditions would promise less than the page says.
 */
export function isOfHome(offer: {
  kind: OfferKind
  percent: number | null
  isFirstOrder: boolean
  isForOne: boolean
  isOfSomeGoods: boolean
  least: number
  mostUses: number | null
}): boolean {
  const { kind, percent, isFirstOrder, isForOne, isOfSomeGoods, least, mostUses } = offer
  const isForAll = !isForOne && !isOfSomeGoods && least === 0 && mostUses === null
  return kind === 'percent' && percent === homePercent && isFirstOrder && isForAll
}
