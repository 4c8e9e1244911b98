import { and, desc, eq, gte, ne, or } from 'drizzle-orm'

import { orders, paymentOrders } from '#db/schema/index.ts'
import type { OrderTerms, SnapshotLine } from '#db/schema/orders.ts'
import { refuseBelowLeast } from '#domain/addresses/delivery-areas.ts'
import { cart } from '#domain/cart/queries.ts'
import type { CartLineView } from '#domain/cart/queries.ts'
import { withPack } from '#domain/catalog/rules.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { refuseGone, refuseShort } from '#domain/inventory/refuse-short.ts'
import { cartTotals } from '#domain/pricing/rules.ts'
import type { CartTotals } from '#domain/pricing/rules.ts'

import { destinationAt, shippingOf } from './destination.ts'
import type { Delivery, Destination, KnownPlace } from './destination.ts'

type BoughtLine = Pick<CartLineView, 'quantity' | 'product' | 'hsnCode' | 'taxRateBp'>

export interface ToPay {
  /** The total that the page showed, shipping included. */
  amountPaise: number
  delivery?: Delivery
}

/** A cart as it is bought now, and for where. */
export interface WantedCart {
  lines: SnapshotLine[]
  destination: Destination
  totals: CartTotals
  terms: OrderTerms
  /** Tells who comes when something is off the shelf or sold out, without waiting for those who buy it. */
  refuseSoldOut: () => void
}

/** For so long a page may show a cart that a purchase has emptied meanwhile. */
const justBoughtSeconds = 15 * 60

/**
 * Prices one's own cart as it is to be bought.
 * @throws cart_empty, already_paid, already_ordered, not_found, not_delivered, amount_mismatch, below_least,
 *   no_longer_sold, no_price
 */
export async function wantedCart(
  tx: Ctx,
  { amountPaise: shownPaise, delivery }: ToPay,
  place: KnownPlace,
): Promise<WantedCart> {
  const inCart = await cart(tx)
  const lines = snapshot(inCart)
  if (lines.length === 0) throw await emptyOrBought(tx, buying(tx).id)
  const destination = destinationAt(delivery, place)
  const totals = cartTotals(lines, shippingOf(destination, place.terms))
  const refuseAllGone = () => {
    for (const { product } of inCart) refuseGone(named(product), product.state === 'on_shelf')
  }
  if (totals.totalPaise !== shownPaise) {
    // Said first: a page may have left it out of its sum.
    refuseAllGone()
    throw new DomainError('amount_mismatch', { shownPaise, ...totals })
  }
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

/**
 * An empty cart may be one that this person's purchase has emptied a moment ago, while the page still showed
 * it.
 */
async function emptyOrBought({ db, now }: Ctx, personId: string): Promise<DomainError> {
  const since = secondsAfter(now(), -justBoughtSeconds)
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
export function named({ id, name, netQuantity, netUnit }: BoughtLine['product']) {
  return { productId: id, productName: name, netQuantity, netUnit }
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
    hsnCode,
    taxRateBp,
  }))
}
