import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import { holdMinutes, nextCheckSeconds, reconcileDays, secondsAfter } from '#domain/checkout/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { releaseHolds } from '#domain/inventory/holds.ts'

import { collectPayments } from './collect-payments.ts'

type PaymentOrder = typeof paymentOrders.$inferSelect

const batch = 20

/**
 * Asks the gateway about every open payment order that is due: what was paid is settled, and what was not
 * gives its stock back once its hold has ended. This is what finds a payment whose browser vanished and
 * whose webhook was lost. Several processes share the work.
 */
export async function reconcilePaymentOrders(ctx: Ctx): Promise<void> {
  for (let due = await claimDue(ctx); due.length > 0; due = await claimDue(ctx))
    for (const order of due) await reconcile(ctx, order)
}

/** Pushes the next check forward before it is done, so that whoever dies over it leaves it due again. */
async function claimDue(ctx: Ctx): Promise<PaymentOrder[]> {
  return inTransaction(ctx, async ({ db, now }) => {
    const due = await db
      .select()
      .from(paymentOrders)
      .where(and(isNotNull(paymentOrders.nextCheckAt), lte(paymentOrders.nextCheckAt, now())))
      .orderBy(asc(paymentOrders.nextCheckAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const order of due) {
      const ageSeconds = (now().getTime() - order.createdAt.getTime()) / 1000
      await db
        .update(paymentOrders)
        .set({ checks: order.checks + 1, nextCheckAt: secondsAfter(now(), nextCheckSeconds(ageSeconds)) })
        .where(eq(paymentOrders.id, order.id))
    }
    return due
  })
}

async function reconcile(ctx: Ctx, order: PaymentOrder): Promise<void> {
  try {
    const withGatewayOrder = order.gatewayOrderId ? order : await findGatewayOrder(ctx, order)
    if (await collectPayments(ctx, withGatewayOrder)) return
    if (secondsAfter(order.createdAt, holdMinutes * 60) <= ctx.now()) await giveBack(ctx, order)
  } catch (error) {
    ctx.log.warn(
      { err: error, paymentOrder: order.id },
      'payment order could not be reconciled and is tried again',
    )
  }
}

/** The gateway may have opened an order whose answer never reached us. */
async function findGatewayOrder(ctx: Ctx, order: PaymentOrder): Promise<PaymentOrder> {
  const known = await ctx.gateways.payments.findOrderByReceipt(order.id)
  if (!known) return order
  await ctx.db
    .update(paymentOrders)
    .set({ gatewayOrderId: known.id })
    .where(and(eq(paymentOrders.id, order.id), isNull(paymentOrders.gatewayOrderId)))
  return { ...order, gatewayOrderId: known.id }
}

/** Only after the gateway has said that nothing was paid. A payment that comes later still takes the stock again. */
async function giveBack(ctx: Ctx, order: PaymentOrder): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [current] = await tx.db
      .select({ status: paymentOrders.status })
      .from(paymentOrders)
      .where(eq(paymentOrders.id, order.id))
      .for('update')
    if (current?.status !== 'open') return
    await releaseHolds(tx, [order.id])
    if (secondsAfter(order.createdAt, reconcileDays * 86_400) > ctx.now()) return
    await tx.db
      .update(paymentOrders)
      .set({ status: 'expired', nextCheckAt: null })
      .where(eq(paymentOrders.id, order.id))
  })
}
