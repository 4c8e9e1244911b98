import { and, asc, eq, ne } from 'drizzle-orm'

import { paymentOrders, payments, refunds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { lockAccountOfPayment } from '#domain/receivables/lock-account.ts'
import { isFromWallet } from '#domain/wallets/rules.ts'

import { auditRefund } from './audit-refund.ts'
import type { GatewayRefund } from './gateway.ts'
import { refundReasonLabels } from './rules.ts'

type Refund = typeof refunds.$inferSelect

/** While the bank has a refund, and before it is asked for again. */
export const bankSeconds = 60 * 60

/**
 * Makes known here what the gateway gave back of a payment, no matter who asked for it there. Nothing
 * happens when the payment is not ours. @throws gateway_unavailable
 */
export async function learnOfRefunds(ctx: Ctx, paymentId: string): Promise<void> {
  if (isFromWallet(paymentId)) return
  const atGateway = await ctx.gateways.payments.refundsOfPayment(paymentId)
  await inTransaction(ctx, (tx) => takeOver(tx, paymentId, atGateway))
}

/**
 * One that is known is brought up to date. An unknown one is taken for ours when ours is of the same amount
 * and has no answer yet, or was refused: its answer was lost, or a person saw to it at the dashboard. Any
 * other is written down; the gateway's word stands against what was only asked for here. Runs inside a
 * transaction.
 */
export async function takeOver(
  tx: Ctx,
  paymentId: string,
  atGateway: readonly GatewayRefund[],
): Promise<void> {
  const payment = await lockPayment(tx, paymentId)
  if (!payment) return
  const ours = await tx.db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  const unanswered = ours.filter(({ gatewayRefundId }) => gatewayRefundId === null)
  const asked = unanswered.filter(({ refusedAt }) => refusedAt === null)
  const refused = unanswered.filter(({ refusedAt }) => refusedAt !== null)
  for (const made of atGateway) {
    const known = ours.find(({ gatewayRefundId }) => gatewayRefundId === made.id)
    if (known) await bringUpToDate(tx, known, made)
    else if (made.status !== 'failed') {
      const same = takeSame(asked, made) ?? takeSame(refused, made)
      if (same) await bringUpToDate(tx, same, made)
      else await writeDown(tx, payment, asked, made)
    }
  }
  const { orderId } = payment
  if (orderId === null) return
  await happened(tx, 'money_goes_back', { orderId, reason: refundReasonLabels.at_gateway })
}

/**
 * Keeps what the gateway answered to this refund under its own key, which is certain: by its amount alone
 * `takeOver` may have given it to another one. Runs inside a transaction.
 */
export async function keepAnswer(tx: Ctx, asked: Refund, made: GatewayRefund): Promise<void> {
  await lockPayment(tx, asked.paymentId)
  const [ours] = await tx.db.select().from(refunds).where(eq(refunds.id, asked.id))
  if (ours?.gatewayRefundId === made.id) return bringUpToDate(tx, ours, made)
  if (ours) await takeFromOther(tx, ours, made)
  await keepStanding(tx, asked, made)
}

/**
 * The other one gets what was taken for ours meanwhile; where that is nothing it is due, to be asked for
 * under its own key. One that was made at the gateway keeps what it has: it must never be asked for here.
 */
async function takeFromOther(tx: Ctx, ours: Refund, made: GatewayRefund): Promise<void> {
  const isOfPayment = and(eq(refunds.paymentId, ours.paymentId), ne(refunds.reason, 'at_gateway'))
  const [other] = await tx.db
    .select()
    .from(refunds)
    .where(and(isOfPayment, eq(refunds.gatewayRefundId, made.id)))
  if (!other) return
  const { gatewayRefundId, refundedAt } = ours
  const nextAttemptAt = refundedAt === null ? tx.now() : null
  await tx.db.update(refunds).set({ gatewayRefundId: null }).where(eq(refunds.id, ours.id))
  await tx.db
    .update(refunds)
    .set({ gatewayRefundId, refundedAt, nextAttemptAt })
    .where(eq(refunds.id, other.id))
  if (refundedAt !== null) await tellRefund(tx, other)
  tx.log.warn({ refund: ours.id, other: other.id, made: made.id }, 'a refund was taken for another one')
}

/** After the account that the money is in: what is given back comes off that. */
async function lockPayment(tx: Ctx, paymentId: string) {
  const { db } = tx
  await lockAccountOfPayment(tx, paymentId)
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update')
  return payment
}

/** Takes the first one of the same amount out of the list. */
function takeSame(list: Refund[], { amountPaise }: GatewayRefund): Refund | undefined {
  const place = list.findIndex((one) => one.amountPaise === amountPaise)
  return place >= 0 ? list.splice(place, 1)[0] : undefined
}

async function bringUpToDate(tx: Ctx, ours: Refund, made: GatewayRefund): Promise<void> {
  const keep = (values: Partial<Refund>) =>
    tx.db.update(refunds).set(values).where(eq(refunds.id, ours.id)).execute()
  // What the gateway said before it was done may come late.
  if (ours.refundedAt !== null && made.status !== 'failed') {
    if (ours.nextAttemptAt !== null) await keep({ nextAttemptAt: null })
    return
  }
  // What was not decided here is not asked for again.
  if (made.status === 'failed' && ours.reason === 'at_gateway') {
    if (ours.refusedAt !== null) return
    await keep(refusedNow(tx, 'The bank failed it.'))
    tx.log.error({ refund: ours.id, payment: ours.paymentId }, 'the bank failed a refund of the gateway')
    await tellRefused(tx, ours)
    return
  }
  await keepStanding(tx, ours, made)
}

/** Keeps how the gateway says that a refund stands; its customer is told once it is done. */
async function keepStanding(tx: Ctx, ours: Refund, made: GatewayRefund): Promise<void> {
  const now = standing(tx, made, ours.round)
  await tx.db
    .update(refunds)
    .set({ ...now, refusedAt: null, refusal: null })
    .where(eq(refunds.id, ours.id))
  if (made.status === 'processed') await tellRefund(tx, ours)
}

/** Tells of a refund that was refused for good: a person has to see to it. */
export async function tellRefused(
  tx: Ctx,
  { id: refundId, round, paymentId, amountPaise }: Pick<Refund, 'id' | 'round' | 'paymentId' | 'amountPaise'>,
): Promise<void> {
  const [payment] = await tx.db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.id, paymentId))
  if (payment)
    await happened(tx, 'refund_refused', { refundId, round, orderId: payment.orderId, amountPaise })
}

async function tellRefund(
  tx: Ctx,
  refund: Pick<Refund, 'id' | 'paymentId' | 'amountPaise' | 'reason' | 'note'>,
) {
  const { id: cause, paymentId, amountPaise, reason: why, note } = refund
  const [payment] = await tx.db
    .select({ orderId: payments.orderId, personId: paymentOrders.personId, purpose: paymentOrders.purpose })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.id, payments.paymentOrderId))
    .where(eq(payments.id, paymentId))
  const way = isFromWallet(paymentId) ? 'wallet' : 'online'
  if (!payment) return
  const { orderId, personId, purpose } = payment
  const of = purpose === 'wallet' ? 'wallet' : 'khata'
  if (orderId === null) await happened(tx, 'account_money_is_back', { personId, amountPaise, of, cause })
  else await happened(tx, 'money_is_back', { orderId, amountPaise, way, why, note, cause })
}

async function writeDown(
  tx: Ctx,
  { id: paymentId, orderId, amountPaise: paidPaise }: typeof payments.$inferSelect,
  asked: Refund[],
  made: GatewayRefund,
): Promise<void> {
  const [sums] = await tx.db
    .select({ refundedPaise: payments.refundedPaise })
    .from(payments)
    .where(eq(payments.id, paymentId))
  let leftPaise = paidPaise - (sums?.refundedPaise ?? 0)
  while (leftPaise < made.amountPaise && asked.length > 0) {
    const given = asked.shift()!
    leftPaise += given.amountPaise
    const refused = refusedNow(tx, 'Money of this payment was given back at the gateway meanwhile.')
    await tx.db.update(refunds).set(refused).where(eq(refunds.id, given.id))
    tx.log.error({ refund: given.id, payment: paymentId }, 'refund overtaken by one at the gateway')
  }
  const refund = {
    id: newId(),
    paymentId,
    amountPaise: made.amountPaise,
    reason: 'at_gateway',
  } as const
  await tx.db.insert(refunds).values({ ...refund, requestedAt: tx.now(), ...standing(tx, made, 1) })
  if (made.status === 'processed') await tellRefund(tx, { ...refund, note: null })
  const { id: _, ...audited } = refund
  if (orderId !== null) await auditRefund(tx, { orderId, ...audited })
  tx.log.warn({ payment: paymentId, refund: made.id }, 'a refund was made at the gateway')
}

/**
 * How a refund stands by the gateway's answer. One that the bank still has is looked at again; one that the
 * bank failed is asked for again.
 */
function standing(ctx: Ctx, { id, status }: GatewayRefund, round: number) {
  if (status === 'processed') return { gatewayRefundId: id, refundedAt: ctx.now(), nextAttemptAt: null }
  const nextAttemptAt = secondsAfter(ctx.now(), bankSeconds)
  if (status === 'pending') return { gatewayRefundId: id, refundedAt: null, nextAttemptAt }
  ctx.log.error({ round }, 'the bank failed a refund; it is asked for again')
  return { gatewayRefundId: null, refundedAt: null, round: round + 1, nextAttemptAt }
}

/** Refused for good, and why. */
export function refusedNow(ctx: Ctx, refusal: string) {
  return { refusedAt: ctx.now(), refusal, refundedAt: null, nextAttemptAt: null }
}
