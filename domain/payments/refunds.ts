import { and, asc, eq, isNull } from 'drizzle-orm'

import { payments, refunds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { newId } from '#domain/ground/ids.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { isGatewayRefusal } from './gateway.ts'
import type { GatewayRefund, GatewayRefusal } from './gateway.ts'
import { atOnce } from './rules.ts'

type Refund = typeof refunds.$inferSelect

const dueRefunds = {
  table: refunds,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const

/** While the bank has a refund, and before it is asked for anew. */
const bankSeconds = 60 * 60

/**
 * Decides that money goes back, in the transaction of its cause; `carryOutRefunds` does it. Of several who
 * give back of one payment at a time the payment's row lock lets one in after the other, and the database
 * refuses (`payments_refunded`) what would come to more than the payment.
 */
export async function requestRefund(
  { db, now }: Ctx,
  input: { paymentId: string; amountPaise: number; reason: Refund['reason'] },
): Promise<void> {
  const at = now()
  await db.insert(refunds).values({ id: newId(), ...input, requestedAt: at, nextAttemptAt: at })
}

/**
 * Carries out the refunds of this payment that are due, if there are any. What fails stays due and is tried
 * again by `carryOutDueRefunds`; nothing is thrown, because what was decided stands.
 */
export async function carryOutRefunds(ctx: Ctx, paymentId: string): Promise<void> {
  const ofPayment = { ...dueRefunds, where: eq(refunds.paymentId, paymentId) }
  for (const refund of await claimDue(ctx, ofPayment, 20)) await carryOut(ctx, refund)
}

/** Tries every refund that is due. Several processes share the work. */
export async function carryOutDueRefunds(ctx: Ctx): Promise<void> {
  for (
    let due = await claimDue(ctx, dueRefunds, 50);
    due.length > 0;
    due = await claimDue(ctx, dueRefunds, 50)
  )
    await severalAtOnce(due, atOnce, (refund) => carryOut(ctx, refund))
}

async function carryOut(ctx: Ctx, refund: Refund): Promise<void> {
  try {
    if (refund.gatewayRefundId === null) await ask(ctx, refund)
    else await lookAgain(ctx, refund)
  } catch (error) {
    ctx.log.error(
      { err: error, refund: refund.id, payment: refund.paymentId },
      'refund failed and is tried again',
    )
    const nextAttemptAt = secondsAfter(ctx.now(), 30 + retrySeconds(refund.attempts))
    await ctx.db.update(refunds).set({ nextAttemptAt }).where(eq(refunds.id, refund.id))
  }
}

/**
 * The gateway recognises a repetition by the refund and its round, so a lost answer gives nothing back
 * twice.
 */
async function ask(ctx: Ctx, { id, paymentId, amountPaise, round }: Refund): Promise<void> {
  try {
    const idempotencyKey = `${id}-${round}`
    const made = await ctx.gateways.payments.refund(paymentId, { amountPaise, idempotencyKey })
    await ctx.db
      .update(refunds)
      .set(standing(ctx, made, round))
      .where(eq(refunds.id, id))
  } catch (error) {
    if (!isGatewayRefusal(error) || !isForGood(error)) throw error
    await takeRefusal(ctx, { id, paymentId }, error)
  }
}

/** While the bank has it, how it stands is asked; asking for it once more might give it back twice. */
async function lookAgain(ctx: Ctx, { id, paymentId }: Refund): Promise<void> {
  const nextAttemptAt = secondsAfter(ctx.now(), bankSeconds)
  await ctx.db.update(refunds).set({ nextAttemptAt }).where(eq(refunds.id, id))
  await learnOfRefunds(ctx, paymentId)
}

/** A 400 is about this refund. The exception passes: the shop's own account at the gateway is short. */
function isForGood({ status, description }: GatewayRefusal): boolean {
  return status === 400 && !/balance/i.test(description)
}

/**
 * Refused because somebody gave the money back at the dashboard already: then that is this refund. Otherwise
 * it is kept as refused, for a person to see to, and not asked for any more.
 */
async function takeRefusal(
  ctx: Ctx,
  { id, paymentId }: Pick<Refund, 'id' | 'paymentId'>,
  { description }: GatewayRefusal,
): Promise<void> {
  const atGateway = await ctx.gateways.payments.refundsOfPayment(paymentId)
  await inTransaction(ctx, async (tx) => {
    await takeOver(tx, paymentId, atGateway)
    const isStillAsked = and(eq(refunds.id, id), isNull(refunds.gatewayRefundId), isNull(refunds.refusedAt))
    const refused = await tx.db
      .update(refunds)
      .set(refusedNow(tx, description))
      .where(isStillAsked)
      .returning({ id: refunds.id })
    if (refused.length > 0)
      tx.log.error({ refund: id, payment: paymentId, description }, 'refund refused for good')
  })
}

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
 * down; the gateway's word stands against what was only asked for here.
 */
async function takeOver(tx: Ctx, paymentId: string, atGateway: readonly GatewayRefund[]): Promise<void> {
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
function standing(ctx: Ctx, { id, status }: GatewayRefund, round: number) {
  if (status === 'processed') return { gatewayRefundId: id, refundedAt: ctx.now(), nextAttemptAt: null }
  const nextAttemptAt = secondsAfter(ctx.now(), bankSeconds)
  if (status === 'pending') return { gatewayRefundId: id, nextAttemptAt }
  ctx.log.error({ round }, 'the bank failed a refund; it is asked for anew')
  return { gatewayRefundId: null, refundedAt: null, round: round + 1, nextAttemptAt }
}

function refusedNow(ctx: Ctx, refusal: string) {
  return { refusedAt: ctx.now(), refusal, refundedAt: null, nextAttemptAt: null }
}
