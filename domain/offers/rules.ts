import { cartTotals } from '#domain/pricing/rules.ts'
import type { CartTotals, PricedLine, Shipping } from '#domain/pricing/rules.ts'
import { spreadWithin } from '#domain/pricing/spread.ts'

import { groupOffPaise, isGroupPrice, pricesOf, withoutLowered } from './groups/rules.ts'
import type { OfferedLine, OfferKind, OfferTerms, TakenOff } from './terms.ts'

/** The order in which offers are taken off; of one kind those for some goods before those for all. */
const inTurn: readonly OfferKind[] = ['group_price', 'n_for_m', 'percent', 'rupees', 'free_delivery']

/** So much of the goods is always left to be paid: an order of nothing could not be paid online. Paise. */
const leastToPayPaise = 1_00

/**
 * What each offer takes off these lines. Goods that the prices of a group make cheaper have no part in other
 * offers of goods, so nothing is taken off twice; where the others alone come to less, these prices take
 * nothing. So nobody of a group pays more than everybody does.
 */
export function takeOff<Offer extends OfferTerms>(
  lines: readonly OfferedLine[],
  shippingPaise: number,
  offers: readonly Offer[],
): TakenOff<Offer>[] {
  const together = takenTogether(lines, shippingPaise, offers)
  const ofGroup = together.filter(isGroupPrice)
  if (ofGroup.length === 0) return together
  const others = offers.filter((offer) => !isGroupPrice(offer))
  const alone = takenTogether(lines, shippingPaise, others)
  const savedBy = (taken: readonly TakenOff<Offer>[]) => sumOf(taken.map(savedPaise))
  if (savedBy(alone) <= savedBy(together)) return together
  return [...ofGroup.map((offer) => ({ ...offer, lines: [] })), ...alone]
}

/**
 * What each offer takes off these lines, in the order in which they are taken off: prices of a group, n for
 * the price of m, percent, rupees, delivery; of one kind those for some goods first, then as they are given
 * (the oldest first). Each takes of what those before it have left; the least sum is of the goods before all
 * of them. What is for several lines is spread by what is left of each. An offer that takes nothing has no
 * lines.
 */
function takenTogether<Offer extends OfferTerms>(
  lines: readonly OfferedLine[],
  shippingPaise: number,
  offers: readonly Offer[],
): TakenOff<Offer>[] {
  const others = withoutLowered(lines, offers)
  const left = lines.map(({ quantity, sellingPricePaise }) => quantity * sellingPricePaise)
  const goodsPaise = sumOf(left)
  let mostPaise = Math.max(0, goodsPaise - leastToPayPaise)
  let deliveryPaise = shippingPaise
  return offers.toSorted(byTurn).map((offer) => {
    if (goodsPaise < offer.leastPaise || lines.length === 0) return { ...offer, lines: [], shippingPaise: 0 }
    if (offer.kind === 'free_delivery') {
      const saved = deliveryPaise
      deliveryPaise = 0
      return { ...offer, lines: [], shippingPaise: saved }
    }
    const wanted = isGroupPrice(offer)
      ? lines.map((line) => groupOffPaise(offer, line))
      : wantedOff(offer, others, left)
    const sum = Math.min(mostPaise, sumOffered(offer, wanted))
    const parts = spreadWithin(sum, wanted)
    mostPaise -= sum
    for (const [place, paise] of parts.entries()) left[place]! -= paise
    const taken = lines.flatMap(({ position }, place) =>
      parts[place]! > 0 ? [{ position, paise: parts[place]! }] : [],
    )
    return {
      ...offer,
      ...(isGroupPrice(offer) && { prices: pricesOf(offer, lines) }),
      lines: taken,
      shippingPaise: 0,
    }
  })
}

function byTurn(one: OfferTerms, other: OfferTerms): number {
  return (
    inTurn.indexOf(one.kind) - inTurn.indexOf(other.kind) || Number(isOfAll(one)) - Number(isOfAll(other))
  )
}

function isOfAll({ productIds, category }: OfferTerms): boolean {
  return productIds === null && category === null
}

function isOf({ productIds, category }: OfferTerms, line: OfferedLine): boolean {
  if (productIds) return productIds.includes(line.productId)
  return category === null || category === line.category
}

/** The most that it takes off each line: what of it is free, or all that is left of it, to be shared. */
function wantedOff(offer: OfferTerms, lines: readonly OfferedLine[], left: readonly number[]): number[] {
  const free = offer.kind === 'n_for_m' ? freePieces(offer, lines) : null
  return lines.map((line, place) => {
    if (!isOf(offer, line) || line.quantity === 0) return 0
    return free ? Math.min(left[place]!, free[place]! * line.sellingPricePaise) : left[place]!
  })
}

/**
 * How many pieces of each line are free. Pieces are counted by good: an order that was changed can have one
 * good on two lines, at the price of before and of today. Then the cheaper ones are free.
 */
function freePieces({ takePieces, payPieces }: OfferTerms, lines: readonly OfferedLine[]): number[] {
  const [take, pay] = [takePieces ?? 1, payPieces ?? 1]
  const free = lines.map(() => 0)
  const places = [...lines.keys()].toSorted(
    (one, other) => lines[one]!.sellingPricePaise - lines[other]!.sellingPricePaise,
  )
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const its = places.filter((place) => lines[place]!.productId === productId)
    const pieces = sumOf(its.map((place) => lines[place]!.quantity))
    let toGive = Math.floor(pieces / take) * (take - pay)
    for (const place of its) {
      free[place] = Math.min(toGive, lines[place]!.quantity)
      toGive -= free[place]
    }
  }
  return free
}

/** Of what it may take: all of it, a percent (halves of a paisa go to the shopper), or an amount. */
function sumOffered({ kind, percent, offPaise }: OfferTerms, wanted: readonly number[]): number {
  const sum = sumOf(wanted)
  if (kind === 'percent') return Math.round((sum * (percent ?? 0)) / 100)
  return kind === 'rupees' ? Math.min(sum, offPaise ?? 0) : sum
}

/** What a cart comes to with offers, in paise. */
export interface OfferedTotals<Offer> extends CartTotals {
  /** What they take off the goods; `totalPaise` and `shippingPaise` are what is left to pay. */
  offPaise: number
  /** The total without any. */
  fullPaise: number
  /** Those that an order keeps: what takes something off, and what may when it is changed. */
  offers: TakenOff<Offer>[]
}

/** Prices a cart with offers. Free delivery by the sum is measured before anything is taken off. */
export function offeredTotals<Offer extends OfferTerms>(
  lines: readonly (PricedLine & { productId: string; category: string })[],
  shipping: Shipping,
  offers: readonly Offer[],
): OfferedTotals<Offer> {
  const full = cartTotals(lines, shipping)
  const numbered = lines.map((line, position) => ({ ...line, position }))
  const taken = keptOffers(numbered, full.shippingPaise, offers)
  const offPaise = sumOf(taken.map(offGoodsPaise))
  const shippingPaise = full.shippingPaise - sumOf(taken.map((offer) => offer.shippingPaise))
  return {
    ...full,
    shippingPaise,
    totalPaise: full.subtotalPaise - offPaise + shippingPaise + full.depositPaise,
    toFreeShippingPaise: shippingPaise === 0 ? 0 : full.toFreeShippingPaise,
    offPaise,
    fullPaise: full.totalPaise,
    offers: taken,
  }
}

/**
 * Those that take something off. Beside them, because the order may be changed: the prices of a group where
 * others took more, and where these prices left nothing to an offer for everybody, that offer. Else who is of
 * a group would pay more for goods that are added than everybody does.
 */
function keptOffers<Offer extends OfferTerms>(
  lines: readonly OfferedLine[],
  shippingPaise: number,
  offers: readonly Offer[],
): TakenOff<Offer>[] {
  const taken = takeOff(lines, shippingPaise, offers)
  const [ofGroup, others] = [taken.filter(isGroupPrice), taken.filter((offer) => !isGroupPrice(offer))]
  if (ofGroup.length === 0) return taken.filter((offer) => savedPaise(offer) > 0)
  // In the same order as the others: that in which they are taken off.
  const alone = takeOff(lines, shippingPaise, others)
  return [
    ...ofGroup.filter(({ prices = [] }) => prices.length > 0),
    ...others.filter(
      (offer, place) => savedPaise(offer) > 0 || (offer.isForAll && savedPaise(alone[place]!) > 0),
    ),
  ]
}

/** What an offer takes off, delivery too. */
export function savedPaise(offer: Pick<TakenOff<object>, 'lines' | 'shippingPaise'>): number {
  return offGoodsPaise(offer) + offer.shippingPaise
}

/** What an offer takes off the goods. */
export function offGoodsPaise({ lines }: Pick<TakenOff<object>, 'lines'>): number {
  return sumOf(lines.map(({ paise }) => paise))
}

/**
 * What of an order's discount falls on which of its lines, in their order: first what its offers take off
 * them, then the rest, which somebody at the desk has given, by what is left of each.
 */
export function discountsOfLines(
  lines: readonly { position: number; quantity: number; sellingPricePaise: number }[],
  { discountPaise, offers }: { discountPaise: number; offers: readonly Pick<TakenOff<object>, 'lines'>[] },
): number[] {
  const ofOffers = lines.map(({ position }) =>
    sumOf(
      offers
        .flatMap(({ lines }) => lines.filter((one) => one.position === position))
        .map(({ paise }) => paise),
    ),
  )
  const left = lines.map(
    ({ quantity, sellingPricePaise }, place) => quantity * sellingPricePaise - ofOffers[place]!,
  )
  const rest = spreadWithin(discountPaise - sumOf(ofOffers), left)
  return ofOffers.map((paise, place) => paise + rest[place]!)
}

function sumOf(paise: readonly number[]): number {
  return paise.reduce((total, each) => total + each, 0)
}
