import { eq } from 'drizzle-orm'

import { refunds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { newId } from '#domain/ground/ids.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import type { GatewayRefund } from './gateway.ts'
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

/**
 * The gateway recognises a repetition by the refund and its round, so a lost answer gives nothing back
 * twice.
 */
async function carryOut(ctx: Ctx, { id, paymentId, amountPaise, round, attempts }: Refund): Promise<void> {
  const same = eq(refunds.id, id)
  try {
    const made = await ctx.gateways.payments.refund(paymentId, {
      amountPaise,
      idempotencyKey: `${id}-${round}`,
    })
    await ctx.db
      .update(refunds)
      .set({ gatewayRefundId: made.id, ...nextStep(ctx, made.status, round) })
      .where(same)
  } catch (error) {
    ctx.log.error({ err: error, refund: id, payment: paymentId }, 'refund failed and is tried again')
    const nextAttemptAt = secondsAfter(ctx.now(), 30 + retrySeconds(attempts))
    await ctx.db.update(refunds).set({ nextAttemptAt }).where(same)
  }
}

/** A refund that the bank still has is looked at again; one that the bank failed is asked for anew. */
function nextStep(ctx: Ctx, status: GatewayRefund['status'], round: number) {
  if (status === 'processed') return { refundedAt: ctx.now(), nextAttemptAt: null }
  const nextAttemptAt = secondsAfter(ctx.now(), bankSeconds)
  if (status === 'pending') return { nextAttemptAt }
  ctx.log.error({ round }, 'the bank failed a refund; it is asked for anew')
  return { round: round + 1, nextAttemptAt }
}
