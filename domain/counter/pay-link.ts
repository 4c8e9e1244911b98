import { randomBytes } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { orders, paymentOrders, people } from '#db/schema/index.ts'
import { openAtGateway } from '#domain/checkout/open-at-gateway.ts'
import type { Offer } from '#domain/checkout/open-at-gateway.ts'
import { onDuty, signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { isSeen } from '#domain/orders/seen-by.ts'
import { verifyPaymentOf } from '#domain/payments/verify-payment.ts'
import type { CheckoutReport } from '#domain/payments/verify-payment.ts'

import { offerAmount, openedPayment } from './offer-amount.ts'
import type { OpenedPayment } from './offer-amount.ts'
import { mobileOf } from './status-link.ts'

// The link by which an order is paid without signing in: `/order/{token}/pay`. Who has it sees how much is
// due and can pay that; neither goods nor names nor where it goes.

/**
 * The token of an order's link, the same one each time: for the counter, and for its owner.
 * @throws not_signed_in, forbidden, not_found, nothing_due
 */
export async function payLink(
  ctx: Ctx,
  orderId: string,
): Promise<{ token: string; mobile: string; language: Language }> {
  const { id: personId } = signedInFor(ctx, orderId)
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (order?.personId !== personId) onDuty(ctx, 'counter')
    if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
    if (duePaise(order) === 0) throw new DomainError('nothing_due', {})
    const of = { mobile: await mobileOf(tx, order), language: order.language }
    if (order.payToken !== null) return { token: order.payToken, ...of }
    const token = randomBytes(16).toString('base64url')
    await db.update(orders).set({ payToken: token }).where(eq(orders.id, orderId))
    return { token, ...of }
  })
}

/**
 * Opens what is due at the gateway. Asked again it answers the same gateway order as long as as much is due,
 * so two tabs or a lost answer never charge twice.
 * @throws not_found, nothing_due, gateway_unavailable, payment_refused
 */
export async function openLinkedPayment(
  ctx: Ctx,
  { token, deviceId }: { token: string; deviceId: string | null },
): Promise<OpenedPayment> {
  const offer = await inTransaction(ctx, (tx) => offerFor(tx, token, deviceId))
  return openedPayment(ctx, await openAtGateway(ctx, offer))
}

/**
 * What the checkout reports to the page of the link.
 * @throws not_found, bad_signature, payment_not_captured, paid_too_late, gateway_unavailable
 */
export async function verifyLinkedPayment(
  ctx: Ctx,
  { token, ...report }: CheckoutReport & { token: string },
): Promise<void> {
  const { id: orderId } = await orderOfLink(ctx, token)
  const [paymentOrder] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.gatewayOrderId, report.gatewayOrderId), eq(paymentOrders.orderId, orderId)))
  if (!paymentOrder) throw new DomainError('not_found', { what: 'payment order' })
  await verifyPaymentOf(ctx, paymentOrder, report)
}

/** Locks in the order that `settle` names: person, payment order, order. */
async function offerFor(tx: Ctx, token: string, deviceId: string | null): Promise<Offer> {
  const { id: orderId, personId } = await orderOfLink(tx, token)
  // Who gave no name has paid already.
  if (personId === null) throw new DomainError('nothing_due', {})
  await tx.db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
  const [open] = await openFor(tx, orderId).for('update')
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  const due = duePaise(order!)
  if (due === 0) throw new DomainError('nothing_due', {})
  return offerAmount(tx, open, { personId, purpose: 'order', orderId, amountPaise: due, deviceId })
}

function openFor({ db }: Ctx, orderId: string) {
  return db
    .select()
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.orderId, orderId),
        eq(paymentOrders.purpose, 'order'),
        eq(paymentOrders.status, 'open'),
      ),
    )
}

async function orderOfLink({ db }: Ctx, token: string): Promise<typeof orders.$inferSelect> {
  const [order] = await db.select().from(orders).where(eq(orders.payToken, token))
  if (!order) throw new DomainError('not_found', { what: 'order' })
  return order
}
