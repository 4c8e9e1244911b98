import { and, desc, eq, gte, ne, or } from 'drizzle-orm'

import { orders, paymentOrders } from '#db/schema/index.ts'
import type { OrderTerms, SnapshotLine, UsedOffer } from '#db/schema/orders.ts'
import { refuseBelowLeast } from '#domain/addresses/delivery-areas.ts'
import { cart } from '#domain/cart/queries.ts'
import type { CartLineView } from '#domain/cart/queries.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { refuseGone, refuseShort } from '#domain/inventory/refuse-short.ts'
import { readCode, whyNothing } from '#domain/offers/codes/rules.ts'
import type { CodeProblem } from '#domain/offers/codes/rules.ts'
import { liveOffers } from '#domain/offers/live-offers.ts'
import { offeredTotals } from '#domain/offers/rules.ts'
import type { OfferedTotals } from '#domain/offers/rules.ts'
import type { NamedOffer } from '#domain/offers/terms.ts'
import type { MissingWish } from '#domain/orders/rules.ts'
import { maxPaymentPaise } from '#domain/pricing/rules.ts'

import { destinationAt, shippingOf } from './destination.ts'
import type { Delivery, Destination, KnownPlace } from './destination.ts'

type BoughtLine = Pick<CartLineView, 'quantity' | 'product' | 'hsnCode' | 'taxRateBp'>

export interface ToPay {
  /** The total that the page showed, shipping included; with what offers take off, or without it. */
  amountPaise: number
  /** What of it is a deposit. Left out: the page knows of none, and its total may be without them. */
  depositPaise?: number | undefined
  delivery?: Delivery
  /** The code of an offer, as it was typed. */
  code?: string | undefined
  /** The slot that was chosen; left out: the first one of the place that can be had. */
  slotId?: string | undefined
  /** What is wanted where something of it is missing when it is packed; left out: the money back. */
  ifMissing?: MissingWish | undefined
}

/** A cart as it is bought now, and for where. */
export interface WantedCart {
  lines: SnapshotLine[]
  destination: Destination
  totals: OfferedTotals<NamedOffer>
  terms: OrderTerms
  /** Tells who comes when something is off the shelf or sold out, without waiting for those who buy it. */
  refuseSoldOut: () => void
}

/** For so long a page may show a cart that a purchase has emptied meanwhile. */
const justBoughtSeconds = 15 * 60

/**
 * Prices one's own cart as it is to be bought, less what is taken off. Who shows the total without any offer
 * knows none, and pays the lower one all the same. Who says nothing of deposits knows none of those, and pays
 * them too: they come back. Who does say what they are pays no other ones.
 * @throws cart_empty, already_paid, already_ordered, not_found, not_delivered, code_not_taken,
 *   amount_mismatch, invalid_input, below_least, no_longer_sold, no_price
 */
export async function wantedCart(
  tx: Ctx,
  { amountPaise: shownPaise, depositPaise: shownDepositPaise, delivery, code }: ToPay,
  { place, hasOffers }: { place: KnownPlace; hasOffers: boolean },
): Promise<WantedCart> {
  const inCart = await cart(tx)
  const lines = snapshot(inCart)
  if (lines.length === 0) throw await emptyOrBought(tx)
  const destination = destinationAt(delivery, place)
  const { offers, codeProblem } =
    hasOffers || code !== undefined
      ? await liveOffers(tx, {
          buyer: buying(tx),
          productIds: lines.map(({ productId }) => productId),
          mobile: destination.deliveryAddress?.mobile,
          code: code && readCode(code),
          isOwnCart: true,
          isPlacing: true,
        })
      : noOffers
  const totals = offeredTotals(lines, shippingOf(destination, place.terms), offers)
  const refuseAllGone = () => {
    for (const { product } of inCart) refuseGone(named(product), product.state === 'on_shelf')
  }
  const problem = codeProblem ?? unusedCode(offers, totals, lines)
  if (problem) throw new DomainError('code_not_taken', { problem, totalPaise: totals.totalPaise })
  const { totalPaise, fullPaise, depositPaise } = totals
  const isOtherDeposit = shownDepositPaise !== undefined && shownDepositPaise !== depositPaise
  const shownSums = [totalPaise, fullPaise]
  if (shownDepositPaise === undefined) shownSums.push(totalPaise - depositPaise, fullPaise - depositPaise)
  if (isOtherDeposit || !shownSums.includes(shownPaise)) {
    // Said first: a page may have left it out of its sum.
    refuseAllGone()
    throw new DomainError('amount_mismatch', { shownPaise, ...totals })
  }
  // A client that knows of no deposits has sent less than is to be paid.
  if (totalPaise > maxPaymentPaise)
    throw new DomainError('invalid_input', { fields: { amount: { problem: 'payment_too_large' } } })
  const { deliveryAddress } = destination
  const { leastPaise } = place.terms
  if (deliveryAddress) refuseBelowLeast(deliveryAddress.pinCode, { ...totals, leastPaise })
  const refuseSoldOut = () => {
    refuseAllGone()
    for (const { product, ...line } of inCart)
      refuseShort({ ...line, ...named(product) }, product.stock ?? Infinity)
  }
  return { lines, destination, totals, terms: place.terms, refuseSoldOut }
}

const noOffers = { offers: [], codeProblem: null }

/** Why the code that was typed takes nothing off, although it can be had; null where it does, or none was. */
export function unusedCode(
  offers: readonly NamedOffer[],
  totals: Pick<OfferedTotals<NamedOffer>, 'subtotalPaise' | 'offers'>,
  lines: Parameters<typeof whyNothing>[2],
): CodeProblem | null {
  const coded = offers.find(({ code }) => code !== null)
  if (!coded || totals.offers.some(({ id }) => id === coded.id)) return null
  return whyNothing(coded, totals, lines)
}

/** What is kept of the sums of what is bought. */
export function boughtSums(totals: OfferedTotals<NamedOffer>): BoughtSums {
  const { subtotalPaise, offPaise: discountPaise, shippingPaise, depositPaise, totalPaise, offers } = totals
  return { subtotalPaise, discountPaise, shippingPaise, depositPaise, totalPaise, offers, taxPaise: null }
}

interface BoughtSums {
  subtotalPaise: number
  discountPaise: number
  shippingPaise: number
  depositPaise: number
  totalPaise: number
  offers: UsedOffer[]
  taxPaise: null
}

/**
 * An empty cart may be one that this person's purchase has emptied a moment ago, while the page still showed
 * it. A guest's browser may show it for weeks, and only a purchase empties what it has brought.
 */
async function emptyOrBought(tx: Ctx): Promise<DomainError> {
  const { db, now } = tx
  const { id: personId, isGuest } = buying(tx)
  const since = isGuest ? new Date(0) : secondsAfter(now(), -justBoughtSeconds)
  const isPaid = and(
    eq(paymentOrders.purpose, 'cart'),
    eq(paymentOrders.outcome, 'sold'),
    gte(paymentOrders.settledAt, since),
  )
  const isInCash = and(
    eq(orders.paymentWay, 'cash'),
    ne(orders.status, 'cancelled'),
    gte(orders.createdAt, since),
  )
  const [bought] = await db
    .select({ orderId: orders.id, paymentWay: orders.paymentWay })
    .from(orders)
    .leftJoin(paymentOrders, eq(paymentOrders.id, orders.paymentOrderId))
    .where(and(eq(orders.personId, personId), or(isPaid, isInCash)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!bought) return new DomainError('cart_empty', {})
  const { orderId, paymentWay } = bought
  return new DomainError(paymentWay === 'cash' ? 'already_ordered' : 'already_paid', { orderId })
}

/** What a refusal needs to name it. */
export function named({ id, name, netQuantity, netUnit, isByWeight }: BoughtLine['product']) {
  return { productId: id, productName: name, netQuantity, netUnit, isByWeight }
}

/** What is kept of goods that are bought. @throws no_price */
export function snapshot(cartLines: readonly BoughtLine[]): SnapshotLine[] {
  for (const { product } of cartLines)
    if (product.sellingPricePaise === 0) {
      const { productId, productName } = named(product)
      throw new DomainError('no_price', { productId, productName: withPack(productName, product) })
    }
  return cartLines.map(({ quantity, product, hsnCode, taxRateBp }) => ({
    productId: product.id,
    productName: product.name,
    brandName: product.brand,
    category: product.category,
    imageUrl: product.images[0] ?? null,
    listPricePaise: product.listPricePaise,
    sellingPricePaise: product.sellingPricePaise,
    quantity,
    netQuantity: product.netQuantity,
    netUnit: product.netUnit,
    isByWeight: product.isByWeight,
    // What is in it, the day of its delivery says (`fillBoxes`).
    ...(product.isBox && { box: [] }),
    depositPaise: product.depositPaise ?? 0,
    hsnCode,
    taxRateBp,
  }))
}
