import type { PriceGroup } from '#domain/pricing/groups/rules.ts'
import { cartTotals, formatPaise, shortRupees } from '#domain/pricing/rules.ts'
import type { CartTotals, PricedLine, Shipping } from '#domain/pricing/rules.ts'
import { spreadWithin } from '#domain/pricing/spread.ts'

/** How an offer is worked out. Money in paise. */
export interface OfferTerms {
  kind: OfferKind
  /** Of 'percent': from 1 to 100. */
  percent: number | null
  /** Of 'rupees'. */
  offPaise: number | null
  /** Of 'n_for_m': of so many pieces of one good ... */
  takePieces: number | null
  /** ... so many are paid. */
  payPieces: number | null
  /** Only these goods; null: all, or those of the shelf. */
  productIds: string[] | null
  /** Only the goods of this shelf; null: of all. */
  category: string | null
  /** From this sum of goods on, before anything is taken off; 0: from any. */
  leastPaise: number
  /** It is given by itself, to everybody, as often as they like. */
  isForAll?: boolean | undefined
  /** Of 'group_price': whose prices. */
  priceGroup?: PriceGroup | null | undefined
  /** Of 'group_price': what one of these goods costs them. */
  prices?: readonly GroupPrice[] | undefined
}

/** What one costs the people of a group, in paise; with a position, on that line of an order alone. */
interface GroupPrice {
  productId: string
  position?: number | undefined
  paise: number
}

/** Kinds that a shop makes offers of. */
export type ShopOfferKind = 'n_for_m' | 'percent' | 'rupees' | 'free_delivery'
export type OfferKind = ShopOfferKind | 'group_price'

/** An offer by the name that people read. */
export interface NamedOffer extends OfferTerms {
  id: string
  name: string
  code: string | null
}

/** The same with what it takes off. */
export type TakenOff<Offer> = Offer & {
  /** By the line's number. */
  lines: { position: number; paise: number }[]
  /** What delivery would have cost without it. */
  shippingPaise: number
}

interface OfferedLine extends PricedLine {
  position: number
  productId: string
  category: string
  /**
   * Of goods by weight: grams of a step, and what the scale said; then its price is that of what was weighed.
   */
  netQuantity?: number | undefined
  weighedGrams?: number | null | undefined
}

/** The order in which offers are taken off; of one kind those for some goods before those for all. */
const inTurn: readonly OfferKind[] = ['group_price', 'n_for_m', 'percent', 'rupees', 'free_delivery']

/** So much of the goods is always left to be paid: an order of nothing could not be paid online. Paise. */
const leastToPayPaise = 1_00

/** A code as it is kept: however it was typed, in capitals and without blanks or hyphens. */
export function readCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase()
}

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

function isGroupPrice({ kind }: Pick<OfferTerms, 'kind'>): boolean {
  return kind === 'group_price'
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

/** The lines as other offers of goods see them: without what the prices of a group make cheaper. */
function withoutLowered(lines: readonly OfferedLine[], offers: readonly OfferTerms[]): OfferedLine[] {
  const ofGroup = offers.filter(isGroupPrice)
  const isLowered = (line: OfferedLine) => ofGroup.some((offer) => groupOffPaise(offer, line) > 0)
  return lines.map((line) => (isLowered(line) ? { ...line, quantity: 0 } : line))
}

/** What the price of a group takes off a line: never less than nothing. */
function groupOffPaise(offer: OfferTerms, line: OfferedLine): number {
  const paise = groupPaise(offer, line) ?? line.sellingPricePaise
  return line.quantity * Math.max(0, line.sellingPricePaise - paise)
}

/** What one of a line costs the group; undefined: as everybody. */
function groupPaise({ prices = [] }: OfferTerms, line: OfferedLine): number | undefined {
  const ofLine = prices.find(({ position }) => position === line.position)
  if (ofLine) return ofLine.paise
  const today = prices.find((price) => price.position === undefined && price.productId === line.productId)
  const { netQuantity = 1, weighedGrams } = line
  if (!today || typeof weighedGrams !== 'number') return today?.paise
  // As `weighedNow` makes the selling price: what rounding leaves is the customer's.
  const costsPaise = Math.floor((today.paise * weighedGrams) / netQuantity)
  return Math.min(today.paise, Math.floor(costsPaise / line.quantity))
}

/** A product at what it costs who is of a group: never more than everybody. null: they are of none. */
export function withOwnPrice<Product extends { id: string; sellingPricePaise: number }>(
  ofGroup: Pick<OfferTerms, 'prices'> | null,
  product: Product,
): Product {
  const { id, sellingPricePaise } = product
  const own = ofGroup?.prices?.find(({ productId }) => productId === id)?.paise ?? sellingPricePaise
  return { ...product, sellingPricePaise: Math.min(sellingPricePaise, own) }
}

/** The prices that these lines have, by line: an order keeps those of its day. */
function pricesOf(offer: OfferTerms, lines: readonly OfferedLine[]): GroupPrice[] {
  return lines.flatMap((line) => {
    const { position, productId } = line
    const paise = groupPaise(offer, line)
    return paise === undefined ? [] : [{ productId, position, paise }]
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

/** Why a code takes nothing off. */
export type CodeProblem =
  | { why: 'unknown' }
  | { why: 'not_yet'; from: Date }
  | { why: 'ended' }
  | { why: 'least_sum'; leastPaise: number; missingPaise: number }
  | { why: 'other_goods' }
  | { why: 'lower_already' }
  | { why: 'used_up' }
  | { why: 'used_by_you' }
  | { why: 'first_order' }
  | { why: 'not_for_you' }
  | { why: 'delivery_is_free' }

/** Why a code takes nothing off, in a sentence. */
export function codeProblemWords(problem: CodeProblem): string {
  switch (problem.why) {
    case 'unknown':
      return 'We do not know this code. Please check its letters.'
    case 'not_yet':
      return 'This code cannot be used yet.'
    case 'ended':
      return 'This code has ended.'
    case 'least_sum':
      return `This code is for goods from ${shortRupees(problem.leastPaise)}: add ${formatPaise(problem.missingPaise)} more.`
    case 'other_goods':
      return 'This code is for other goods than those in your cart.'
    case 'lower_already':
      return 'Your own prices take more off than this code.'
    case 'used_up':
      return 'This code is used up.'
    case 'used_by_you':
      return 'You have used this code already.'
    case 'first_order':
      return 'This code is for a first order.'
    case 'not_for_you':
      return 'This code is not for you.'
    case 'delivery_is_free':
      return 'Delivery is free already, so this code takes nothing off.'
  }
}

/** Why an offer that can be had takes nothing off these goods. */
export function whyNothing(
  { leastPaise, kind }: OfferTerms,
  { subtotalPaise, offers }: Pick<OfferedTotals<OfferTerms>, 'subtotalPaise' | 'offers'>,
): CodeProblem {
  if (subtotalPaise < leastPaise)
    return { why: 'least_sum', leastPaise, missingPaise: leastPaise - subtotalPaise }
  if (kind === 'free_delivery') return { why: 'delivery_is_free' }
  const isLower = offers.some((offer) => isGroupPrice(offer) && savedPaise(offer) > 0)
  return { why: isLower ? 'lower_already' : 'other_goods' }
}

function sumOf(paise: readonly number[]): number {
  return paise.reduce((total, each) => total + each, 0)
}

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
