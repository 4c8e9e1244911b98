import { and, desc, eq, gte, isNull, ne, or } from 'drizzle-orm'

import { orders, paymentOrders, people } from '#db/schema/index.ts'
import type { SnapshotLine } from '#db/schema/orders.ts'
import { cart } from '#domain/cart/queries.ts'
import type { CartLineView } from '#domain/cart/queries.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { lockStock } from '#domain/inventory/change-stock.ts'
import { holdStock, releaseHolds } from '#domain/inventory/holds.ts'
import { holdMinutes } from '#domain/inventory/rules.ts'
import { collectPayments } from '#domain/payments/collect-payments.ts'
import { cartTotals } from '#domain/pricing/rules.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

/**
 * What a person was offered before is paid or given up by then; a bank's later word is the sweeps' business.
 * What is still open holds stock, which goes back only after the gateway was asked, however old it is.
 */
const recentSeconds = 60 * 60
/** For so long a page may show a cart that a payment has emptied meanwhile. */
const justPaidSeconds = 15 * 60
/** Of so many payment orders the gateway is asked before another one is offered. */
const lookedUp = 2

/**
 * Starts paying: prices the cart, writes it down as a payment order with its stock held, and opens an order
 * at the gateway. Asked again with an unchanged cart it answers the same gateway order, which takes one
 * payment only; so two tabs, a double click or a lost answer never charge twice. A changed cart supersedes
 * the payment order before it. Whatever was tried before, the gateway is called three times at most, unless
 * it has news of a payment.
 * @throws not_signed_in, cart_empty, amount_mismatch, out_of_stock, already_paid, paid_too_late,
 *   key_reused, gateway_unavailable
 */
export async function createPaymentOrder(
  ctx: Ctx,
  input: { amountPaise: number; idempotencyKey?: string | undefined },
): Promise<{ id: string; amountPaise: number; currency: string; keyId: string }> {
  signedIn(ctx)
  const { amountPaise, idempotencyKey } = input
  let isNew = false
  const repeatable = { key: idempotencyKey, request: ['pay', amountPaise], before: () => refuseIfPaid(ctx) }
  const offer = async (tx: Ctx) => {
    const offered = await writePaymentOrder(tx, amountPaise)
    isNew = offered.isNew
    return offered.paymentOrderId
  }
  let paymentOrder = await paymentOrderById(ctx, await once(ctx, repeatable, offer))
  // A repetition that comes when its goods are not held any more is a request of its own.
  if (paymentOrder.status === 'superseded' || paymentOrder.status === 'expired')
    paymentOrder = await paymentOrderById(ctx, await once(ctx, { ...repeatable, key: undefined }, offer))
  const id = paymentOrder.gatewayOrderId ?? (await openAtGateway(ctx, paymentOrder, isNew))
  const { totalPaise, currency } = paymentOrder
  return { id, amountPaise: totalPaise, currency, keyId: ctx.gateways.payments.keyId }
}

/**
 * Another tab, or this one a moment ago, may have paid what is still in the cart, with its news on the way.
 * This person's newest payment orders are looked up at the gateway before another one is offered.
 */
async function refuseIfPaid(ctx: Ctx): Promise<void> {
  const recent = and(
    eq(paymentOrders.personId, signedIn(ctx).id),
    eq(paymentOrders.purpose, 'cart'),
    ne(paymentOrders.status, 'settled'),
    or(
      eq(paymentOrders.status, 'open'),
      gte(paymentOrders.createdAt, secondsAfter(ctx.now(), -recentSeconds)),
    ),
  )
  const newest = await ctx.db
    .select()
    .from(paymentOrders)
    .where(recent)
    .orderBy(desc(paymentOrders.createdAt))
    .limit(lookedUp)
  for (const paymentOrder of newest) {
    const settlement = await collectPayments(ctx, paymentOrder)
    if (!settlement) continue
    const { orderId, outcome } = settlement
    throw new DomainError(outcome === 'sold' ? 'already_paid' : 'paid_too_late', { orderId })
  }
}

/**
 * The payment order that this cart is to be paid by: the one that is open for it, or a new one in its place.
 */
async function writePaymentOrder(
  tx: Ctx,
  shownPaise: number,
): Promise<{ paymentOrderId: string; isNew: boolean }> {
  const person = signedIn(tx)
  // One payment order of a person at a time. NO KEY, because orders refer to the person meanwhile.
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, person.id)).for('no key update')
  // Before the cart is read: whoever settles this one just now empties the cart first.
  const [open] = await tx.db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.personId, person.id),
        eq(paymentOrders.status, 'open'),
        eq(paymentOrders.purpose, 'cart'),
      ),
    )
    .for('update')
  const lines = snapshot(await cart(tx))
  if (lines.length === 0) throw await emptyOrPaid(tx, person.id)
  const totals = cartTotals(lines)
  if (totals.totalPaise !== shownPaise)
    throw new DomainError('amount_mismatch', { shownPaise, totalPaise: totals.totalPaise })
  if (open && isStillGood(open, lines, tx.now())) return { paymentOrderId: open.id, isNew: false }

  // All products are locked at once, in order.
  await lockStock(
    tx,
    [...(open?.lines ?? []), ...lines].map((line) => line.productId),
  )
  if (open) await supersede(tx, open.id)
  const now = tx.now()
  const id = newId()
  await tx.db.insert(paymentOrders).values({
    id,
    personId: person.id,
    lines,
    subtotalPaise: totals.subtotalPaise,
    shippingPaise: totals.shippingPaise,
    totalPaise: totals.totalPaise,
    createdAt: now,
    nextCheckAt: holdEnd(now),
  })
  await holdStock(tx, { paymentOrderId: id, wanted: lines })
  return { paymentOrderId: id, isNew: true }
}

/**
 * What this person held for an earlier cart is theirs to buy now. Whoever pays for that one after all is
 * served: it is settled like any other.
 */
async function supersede(tx: Ctx, paymentOrderId: string): Promise<void> {
  await releaseHolds(tx, paymentOrderId)
  await tx.db
    .update(paymentOrders)
    .set({ status: 'superseded', nextCheckAt: null })
    .where(eq(paymentOrders.id, paymentOrderId))
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

/** The same goods at the same prices, and the hold lasts long enough to pay in peace. */
function isStillGood(paymentOrder: PaymentOrder, lines: readonly SnapshotLine[], now: Date): boolean {
  const lasts = holdEnd(paymentOrder.createdAt).getTime() - now.getTime() > 5 * 60 * 1000
  return lasts && JSON.stringify(paymentOrder.lines.map(essence)) === JSON.stringify(lines.map(essence))
}

function essence(line: SnapshotLine): unknown[] {
  return [line.productId, line.quantity, line.sellingPricePaise, line.listPricePaise]
}

function holdEnd(createdAt: Date): Date {
  return secondsAfter(createdAt, holdMinutes * 60)
}

async function paymentOrderById({ db }: Ctx, id: string): Promise<PaymentOrder> {
  const [paymentOrder] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  if (!paymentOrder) throw new Error(`There is no payment order ${id}`)
  return paymentOrder
}

/** Outside of any transaction: the gateway may take its time. */
async function openAtGateway(ctx: Ctx, paymentOrder: PaymentOrder, isNew: boolean): Promise<string> {
  const { payments } = ctx.gateways
  // After a lost answer the order may exist there already; its receipt tells.
  const known = isNew ? null : await payments.findOrderByReceipt(paymentOrder.id)
  const opened =
    known ??
    (await payments.createOrder({
      amountPaise: paymentOrder.totalPaise,
      receipt: paymentOrder.id,
      notes: { payment_order: paymentOrder.id },
    }))
  const same = eq(paymentOrders.id, paymentOrder.id)
  await ctx.db
    .update(paymentOrders)
    .set({ gatewayOrderId: opened.id })
    .where(and(same, isNull(paymentOrders.gatewayOrderId)))
  // When two requests opened one each, both go on with the one that was written down first.
  const [written] = await ctx.db
    .select({ gatewayOrderId: paymentOrders.gatewayOrderId })
    .from(paymentOrders)
    .where(same)
  return written?.gatewayOrderId ?? opened.id
}
