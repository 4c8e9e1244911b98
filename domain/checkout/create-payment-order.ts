import { and, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm'

import type { SnapshotLine } from '#db/schema/checkout.ts'
import { paymentOrders, people } from '#db/schema/index.ts'
import { cart } from '#domain/cart/queries.ts'
import type { CartLineView } from '#domain/cart/queries.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { holdStock, lockStock, releaseHolds } from '#domain/inventory/holds.ts'
import { collectPayments } from '#domain/payments/collect-payments.ts'
import { cartTotals } from '#domain/pricing/rules.ts'

import { firstCheckSeconds, holdMinutes, secondsAfter } from './rules.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

/** An open checkout is paid or given up by then; a bank's later word is the reconciler's business. */
const recentSeconds = 60 * 60

/**
 * Starts paying: prices the cart, writes it down as a payment order with its stock held, and opens an order
 * at the gateway. Asked again with an unchanged cart it answers the same gateway order, which takes one
 * payment only; so two tabs, a double click or a lost answer never charge twice.
 * @throws not_signed_in, cart_empty, amount_mismatch, out_of_stock, already_paid, key_reused,
 *   gateway_unavailable
 */
export async function createPaymentOrder(
  ctx: Ctx,
  input: { amountPaise: number; idempotencyKey?: string | undefined },
): Promise<{ id: string; amountPaise: number; currency: string; keyId: string }> {
  await refuseIfPaid(ctx)
  const { amountPaise, idempotencyKey } = input
  const paymentOrderId = await once(ctx, { key: idempotencyKey, request: ['pay', amountPaise] }, (tx) =>
    writePaymentOrder(tx, amountPaise),
  )
  const order = await paymentOrderById(ctx, paymentOrderId)
  const id = order.gatewayOrderId ?? (await openAtGateway(ctx, order))
  return { id, amountPaise: order.totalPaise, currency: order.currency, keyId: ctx.gateways.payments.keyId }
}

async function paymentOrderById({ db }: Ctx, id: string): Promise<PaymentOrder> {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, id))
  if (!order) throw new Error(`There is no payment order ${id}`)
  return order
}

/** Answers the id of the payment order that this cart is to be paid by: the one that is open for it, or a new one. */
async function writePaymentOrder(tx: Ctx, shownPaise: number): Promise<string> {
  const person = signedIn(tx)
  // One payment order of a person at a time. NO KEY, because orders refer to the person meanwhile.
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, person.id)).for('no key update')
  const lines = snapshot(await cart(tx))
  if (lines.length === 0) throw new DomainError('cart_empty', {})
  const totals = cartTotals(lines)
  if (totals.totalPaise !== shownPaise)
    throw new DomainError('amount_mismatch', { shownPaise, totalPaise: totals.totalPaise })

  const open = await tx.db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.personId, person.id), eq(paymentOrders.status, 'open')))
    .orderBy(desc(paymentOrders.createdAt))
    .for('update')
  const same = open.find((order) => isStillGood(order, lines, tx.now()))
  if (same) return same.id

  // What this person held for an earlier cart is theirs to buy now. All products are locked at once, in order.
  await lockStock(
    tx,
    [...open.flatMap((order) => order.lines), ...lines].map((line) => line.productId),
  )
  await releaseHolds(
    tx,
    open.map((order) => order.id),
  )
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
    nextCheckAt: secondsAfter(now, firstCheckSeconds),
  })
  await holdStock(tx, { paymentOrderId: id, wanted: lines, expiresAt: holdEnd(now) })
  return id
}

function snapshot(cartLines: readonly CartLineView[]): SnapshotLine[] {
  return cartLines.map(({ quantity, product }) => ({
    productId: product.id,
    productName: product.name,
    brandName: product.brand,
    category: product.category,
    imageUrl: product.images[0] ?? null,
    listPricePaise: product.listPricePaise,
    sellingPricePaise: product.sellingPricePaise,
    quantity,
  }))
}

/** The same goods at the same prices, and the hold lasts long enough to pay in peace. */
function isStillGood(order: PaymentOrder, lines: readonly SnapshotLine[], now: Date): boolean {
  const lasts = holdEnd(order.createdAt).getTime() - now.getTime() > 5 * 60 * 1000
  return lasts && JSON.stringify(order.lines.map(essence)) === JSON.stringify(lines.map(essence))
}

function essence(line: SnapshotLine): unknown[] {
  return [line.productId, line.quantity, line.sellingPricePaise, line.listPricePaise]
}

function holdEnd(createdAt: Date): Date {
  return secondsAfter(createdAt, holdMinutes * 60)
}

/**
 * Another tab, or this one a moment ago, may have paid what is still in the cart, with its news on the way.
 * Whatever this person has open at the gateway is looked up before anything new is offered.
 */
async function refuseIfPaid(ctx: Ctx): Promise<void> {
  const recent = and(
    eq(paymentOrders.personId, signedIn(ctx).id),
    eq(paymentOrders.status, 'open'),
    isNotNull(paymentOrders.gatewayOrderId),
    gte(paymentOrders.createdAt, secondsAfter(ctx.now(), -recentSeconds)),
  )
  for (const order of await ctx.db.select().from(paymentOrders).where(recent)) {
    const settlement = await collectPayments(ctx, order)
    if (settlement) throw new DomainError('already_paid', { orderId: settlement.orderId })
  }
}

/** Outside of any transaction: the gateway may take its time. */
async function openAtGateway(ctx: Ctx, order: PaymentOrder): Promise<string> {
  const { payments } = ctx.gateways
  // After a lost answer the order may exist there already; its receipt tells.
  const isRetry = ctx.now().getTime() - order.createdAt.getTime() > 1000
  const known = isRetry ? await payments.findOrderByReceipt(order.id) : null
  const opened =
    known ??
    (await payments.createOrder({
      amountPaise: order.totalPaise,
      receipt: order.id,
      notes: { payment_order: order.id },
    }))
  await ctx.db
    .update(paymentOrders)
    .set({ gatewayOrderId: opened.id })
    .where(and(eq(paymentOrders.id, order.id), isNull(paymentOrders.gatewayOrderId)))
  // When two requests opened one each, both go on with the one that was written down first.
  const [written] = await ctx.db
    .select({ gatewayOrderId: paymentOrders.gatewayOrderId })
    .from(paymentOrders)
    .where(eq(paymentOrders.id, order.id))
  return written?.gatewayOrderId ?? opened.id
}
