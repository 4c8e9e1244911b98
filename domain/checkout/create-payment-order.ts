import { isDeepStrictEqual } from 'node:util'

import { and, desc, eq, gt, gte, inArray, isNull, or } from 'drizzle-orm'

import { orders, paymentOrders, people } from '#db/schema/index.ts'
import type { SnapshotLine } from '#db/schema/orders.ts'
import { refuseUndelivered } from '#domain/addresses/delivery-areas.ts'
import { addressOf } from '#domain/addresses/queries.ts'
import { cart } from '#domain/cart/queries.ts'
import type { CartLineView } from '#domain/cart/queries.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { heldBy, holdStock, refuseShort } from '#domain/inventory/holds.ts'
import { holdMinutes } from '#domain/inventory/rules.ts'
import { collectPayments } from '#domain/payments/collect-payments.ts'
import { givenBack } from '#domain/payments/verify-payment.ts'
import { cartTotals } from '#domain/pricing/rules.ts'

import { openAtGateway, paymentOrderById } from './open-at-gateway.ts'
import type { Offer } from './open-at-gateway.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect
type Destination = Pick<PaymentOrder, 'deliveryAddress' | 'isCollected'>
type Wanted = Destination & { lines: readonly SnapshotLine[] }

interface ToPay {
  /** The total that the page showed, shipping included. */
  amountPaise: number
  /** One of one's own addresses, or that it is fetched at the market; undefined: it is asked later. */
  delivery?: { addressId: string } | { collect: true } | undefined
}

/**
 * What a person was offered before is paid or given up by then; a bank's later word is the sweeps' business.
 * What is still open holds stock, which goes back only after the gateway was asked, however old it is.
 */
const recentSeconds = 60 * 60
/** For so long a page may show a cart that a payment has emptied meanwhile. */
const justPaidSeconds = 15 * 60

/**
 * Starts paying: prices the cart, writes it down as a payment order with its stock held, and opens an order
 * at the gateway. Asked again with an unchanged cart for the same place it answers the same gateway order,
 * which takes one payment only; so two tabs, a double click or a lost answer never charge twice. A changed
 * cart supersedes the payment order before it. Whatever was tried before, the gateway is called three times
 * at most, unless it has news of a payment.
 * @throws not_signed_in, not_found, not_delivered, cart_empty, amount_mismatch, out_of_stock, already_paid,
 *   paid_too_late, key_reused, gateway_unavailable, payment_refused
 */
export async function createPaymentOrder(
  ctx: Ctx,
  input: ToPay & { idempotencyKey?: string | undefined },
): Promise<{ id: string; amountPaise: number; currency: string; keyId: string }> {
  signedIn(ctx)
  const offer = await makeOffer(ctx, input)
  const open = isGone(offer.paymentOrder) ? offer.paymentOrder : await openAtGateway(ctx, offer)
  // A repetition that comes when its goods are not held any more is a request of its own; and so is what
  // another tab took the place of while the gateway was asked.
  if (isGone(open)) return createPaymentOrder(ctx, { ...input, idempotencyKey: undefined })
  const { gatewayOrderId: id, gatewayKeyId, totalPaise: amountPaise, currency } = open
  return { id: id!, amountPaise, currency, keyId: gatewayKeyId ?? ctx.gateways.payments.keyId }
}

/** Its goods are not held any more. */
function isGone({ status }: PaymentOrder): boolean {
  return status === 'superseded' || status === 'expired'
}

async function makeOffer(
  ctx: Ctx,
  { idempotencyKey: key, ...toPay }: ToPay & { idempotencyKey?: string | undefined },
): Promise<Offer> {
  const offers: Offer[] = []
  const { amountPaise, delivery } = toPay
  const request = ['pay', amountPaise, ...(delivery ? [delivery] : [])]
  const repeatable = { key, request, before: () => refuseIfPaid(ctx) }
  const id = await once(ctx, repeatable, async (tx) => {
    const offer = await writePaymentOrder(tx, toPay)
    offers.push(offer)
    return offer.paymentOrder.id
  })
  // What was written is at hand: reading it again would wait for a connection behind everybody else.
  const written = offers.find(({ paymentOrder }) => paymentOrder.id === id)
  return written ?? { paymentOrder: await paymentOrderById(ctx, id), isNew: false }
}

/**
 * Another tab, or this one a moment ago, may have paid what is still in the cart, with its news on the way.
 * What this person was offered last is looked up at the gateway before anything else is offered; what was
 * superseded before that is left to webhooks and sweeps, and is given back when it was paid twice.
 */
async function refuseIfPaid(ctx: Ctx): Promise<void> {
  const isRecent = gte(paymentOrders.createdAt, secondsAfter(ctx.now(), -recentSeconds))
  const [last] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(and(isLastOffer(signedIn(ctx).id), or(eq(paymentOrders.status, 'open'), isRecent)))
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1)
  const settlement = last && (await collectPayments(ctx, last))
  if (!settlement) return
  throw givenBack(settlement) ?? new DomainError('already_paid', { orderId: settlement.orderId })
}

/** What a person was offered for their cart, has not paid, and nothing has taken the place of. */
function isLastOffer(personId: string) {
  return and(
    eq(paymentOrders.personId, personId),
    eq(paymentOrders.purpose, 'cart'),
    inArray(paymentOrders.status, ['open', 'expired']),
    isNull(paymentOrders.supersededBy),
  )
}

/**
 * Settled by a machine whose clock is ahead: what is offered afterwards is written down with no earlier time,
 * because by these times settling tells a purchase of its own from one that is paid twice.
 */
function isSettledAhead(personId: string, now: Date) {
  return and(eq(paymentOrders.personId, personId), gt(paymentOrders.settledAt, now))
}

/**
 * The payment order that this cart is to be paid by: the one that is open for it, or a new one in its place.
 * The rows of products come last, because everybody who wants one of them waits for them.
 */
async function writePaymentOrder(tx: Ctx, { amountPaise: shownPaise, delivery }: ToPay): Promise<Offer> {
  const person = signedIn(tx)
  // One payment order of a person at a time. NO KEY, so that nobody waits who only refers to the person.
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, person.id)).for('no key update')
  const now = tx.now()
  // Before the cart is read: a process that settles one of them just now empties the cart first.
  const before = await tx.db
    .select()
    .from(paymentOrders)
    .where(or(isLastOffer(person.id), isSettledAhead(person.id, now)))
    .for('update')
  const earlier = before.filter(({ status }) => status !== 'settled')
  const open = earlier.find(({ status }) => status === 'open')
  const inCart = await cart(tx)
  const lines = snapshot(inCart)
  if (lines.length === 0) throw await emptyOrPaid(tx, person.id)
  const destination = await destinationOf(tx, delivery)
  const totals = cartTotals(lines, destination)
  if (totals.totalPaise !== shownPaise)
    throw new DomainError('amount_mismatch', { shownPaise, totalPaise: totals.totalPaise })
  if (open && isStillGood(tx, open, { lines, ...destination }) && (await isHeld(tx, open)))
    return { paymentOrder: open, isNew: false }
  // Who comes when it is sold out is told so without waiting for those who are buying it.
  for (const { product, ...line } of inCart)
    refuseShort({ ...line, productId: product.id, productName: product.name }, product.stock ?? Infinity)

  const id = newId()
  await supersede(tx, earlier, id)
  const createdAt = new Date(Math.max(now.getTime(), ...before.map(({ settledAt }) => Number(settledAt))))
  const [paymentOrder] = await tx.db
    .insert(paymentOrders)
    .values({
      id,
      personId: person.id,
      lines,
      subtotalPaise: totals.subtotalPaise,
      shippingPaise: totals.shippingPaise,
      totalPaise: totals.totalPaise,
      ...destination,
      createdAt,
      nextCheckAt: holdEnd(createdAt),
    })
    .returning()
  await holdStock(tx, { paymentOrderId: id, wanted: lines, insteadOf: open })
  return { paymentOrder: paymentOrder!, isNew: true }
}

/**
 * What was offered for an earlier cart gives way, and what it holds is this person's to buy. Money may come
 * for it all the same: it is settled like any other, unless its goods are sold by then.
 */
async function supersede(tx: Ctx, earlier: readonly PaymentOrder[], by: string): Promise<void> {
  if (earlier.length === 0) return
  await tx.db
    .update(paymentOrders)
    .set({ status: 'superseded', supersededBy: by, nextCheckAt: null })
    .where(
      inArray(
        paymentOrders.id,
        earlier.map(({ id }) => id),
      ),
    )
}

/**
 * An empty cart may be one that this person's payment has emptied a moment ago, while the page still showed
 * it.
 */
async function emptyOrPaid({ db, now }: Ctx, personId: string): Promise<DomainError> {
  const [paid] = await db
    .select({ orderId: orders.id })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.id, orders.paymentOrderId))
    .where(
      and(
        eq(paymentOrders.personId, personId),
        eq(paymentOrders.purpose, 'cart'),
        eq(paymentOrders.outcome, 'sold'),
        gte(paymentOrders.settledAt, secondsAfter(now(), -justPaidSeconds)),
      ),
    )
    .orderBy(desc(paymentOrders.settledAt))
    .limit(1)
  return paid ? new DomainError('already_paid', paid) : new DomainError('cart_empty', {})
}

function snapshot(cartLines: readonly CartLineView[]): SnapshotLine[] {
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

/** Where the goods go. @throws not_found, not_delivered */
async function destinationOf(tx: Ctx, delivery: ToPay['delivery']): Promise<Destination> {
  const isBrought = delivery && 'addressId' in delivery
  const deliveryAddress = isBrought ? await addressOf(tx, signedIn(tx).id, delivery.addressId) : null
  if (deliveryAddress) await refuseUndelivered(tx, deliveryAddress.pinCode)
  return { deliveryAddress, isCollected: delivery !== undefined && !isBrought }
}

/**
 * The same goods at the same prices for the same place, under the same key, and the hold lasts long enough to
 * pay in peace.
 */
function isStillGood(ctx: Ctx, paymentOrder: PaymentOrder, wanted: Wanted): boolean {
  const lasts = holdEnd(paymentOrder.createdAt).getTime() - ctx.now().getTime() > 5 * 60 * 1000
  const { gatewayKeyId } = paymentOrder
  const isOfThisKey = gatewayKeyId === null || gatewayKeyId === ctx.gateways.payments.keyId
  const isSame = isDeepStrictEqual(essence(paymentOrder), essence(wanted))
  return lasts && isOfThisKey && isSame
}

/** Whether all its goods are held; a person who began to count them may have let some of them go. */
async function isHeld(ctx: Ctx, { id, lines }: PaymentOrder): Promise<boolean> {
  const held = await heldBy(ctx, id)
  return lines.every(({ productId, quantity }) => held.get(productId) === quantity)
}

/** By what one cart is told from another. The database keeps an address's fields in an order of its own. */
function essence({ lines, deliveryAddress, isCollected }: Wanted): unknown[] {
  const goods = lines.map((line) => [
    line.productId,
    line.quantity,
    line.sellingPricePaise,
    line.listPricePaise,
  ])
  return [goods, deliveryAddress, isCollected]
}

function holdEnd(createdAt: Date): Date {
  return secondsAfter(createdAt, holdMinutes * 60)
}
