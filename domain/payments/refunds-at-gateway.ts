import { and, asc, eq, isNull } from 'drizzle-orm'

import { payments, refunds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import type { GatewayRefund } from './gateway.ts'

type Refund = typeof refunds.$inferSelect

/** While the bank has a refund, and before it is asked for anew. */
export const bankSeconds = 60 * 60

/**
 * Makes known here what the gateway gave back of a payment, whoever asked for it there. Nothing happens when
 * the payment is not ours. @throws gateway_unavailable
 */
export async function learnOfRefunds(ctx: Ctx, paymentId: string): Promise<void> {
  const atGateway = await ctx.gateways.payments.refundsOfPayment(paymentId)
  await inTransaction(ctx, (tx) => takeOver(tx, paymentId, atGateway))
}

/**
 * One that is known is brought up to date. An unknown one is taken for ours when ours is of the same amount
 * and has no answer yet: its answer was lost, or somebody was quicker at the dashboard. Any other is written
 * down; the gateway's word stands against what was only asked for here. Runs inside a transaction.
 */
export async function takeOver(
  tx: Ctx,
  paymentId: string,
  atGateway: readonly GatewayRefund[],
): Promise<void> {
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update')
  if (!payment) return
  const ours = await tx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), isNull(refunds.refusedAt)))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  const unanswered = ours.filter(({ gatewayRefundId }) => gatewayRefundId === null)
  for (const made of atGateway) {
    const known = ours.find(({ gatewayRefundId }) => gatewayRefundId === made.id)
    if (known) await bringUpToDate(tx, known, made)
    else if (made.status !== 'failed') {
      const place = unanswered.findIndex(({ amountPaise }) => amountPaise === made.amountPaise)
      if (place >= 0) await bringUpToDate(tx, unanswered.splice(place, 1)[0]!, made)
      else await writeDown(tx, payment, unanswered, made)
    }
  }
}

async function bringUpToDate(tx: Ctx, ours: Refund, made: GatewayRefund): Promise<void> {
  if (ours.refundedAt !== null && made.status === 'processed') return
  // What was not decided here is not asked for anew.
  const isLost = made.status === 'failed' && ours.reason === 'at_gateway'
  await tx.db
    .update(refunds)
    .set(isLost ? refusedNow(tx, 'The bank failed it.') : standing(tx, made, ours.round))
    .where(eq(refunds.id, ours.id))
}

async function writeDown(
  tx: Ctx,
  { id: paymentId, amountPaise: paidPaise }: typeof payments.$inferSelect,
  unanswered: Refund[],
  made: GatewayRefund,
): Promise<void> {
  const [sums] = await tx.db
    .select({ refundedPaise: payments.refundedPaise })
    .from(payments)
    .where(eq(payments.id, paymentId))
  let leftPaise = paidPaise - (sums?.refundedPaise ?? 0)
  while (leftPaise < made.amountPaise && unanswered.length > 0) {
    const given = unanswered.shift()!
    leftPaise += given.amountPaise
    const refused = refusedNow(tx, 'Money of this payment was given back at the gateway meanwhile.')
    await tx.db.update(refunds).set(refused).where(eq(refunds.id, given.id))
    tx.log.error({ refund: given.id, payment: paymentId }, 'refund overtaken by one at the gateway')
  }
  await tx.db.insert(refunds).values({
    id: newId(),
    paymentId,
    amountPaise: made.amountPaise,
    reason: 'at_gateway',
    requestedAt: tx.now(),
    ...standing(tx, made, 1),
  })
  tx.log.warn({ payment: paymentId, refund: made.id }, 'a refund was made at the gateway')
}

/**
 * How a refund stands by the gateway's answer. One that the bank still has is looked at again; one that the
 * bank failed is asked for anew.
 */
export function standing(ctx: Ctx, { id, status }: GatewayRefund, round: number) {
  if (status === 'processed') return { gatewayRefundId: id, refundedAt: ctx.now(), nextAttemptAt: null }
  const nextAttemptAt = secondsAfter(ctx.now(), bankSeconds)
  if (status === 'pending') return { gatewayRefundId: id, nextAttemptAt }
  ctx.log.error({ round }, 'the bank failed a refund; it is asked for anew')
  return { gatewayRefundId: null, refundedAt: null, round: round + 1, nextAttemptAt }
}

/** Refused for good, and why. */
export function refusedNow(ctx: Ctx, refusal: string) {
  return { refusedAt: ctx.now(), refusal, refundedAt: null, nextAttemptAt: null }
}
