import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'

import { refunds } from '#db/schema/index.ts'
import { retrySeconds, secondsAfter } from '#domain/checkout/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { GatewayRefund } from './gateway.ts'

/**
 * Carries out the refund that was decided for this payment, if there is one that is due. The gateway
 * recognises a repetition by the payment's id, so a lost answer gives nothing back twice. What fails stays
 * due and is tried again by `carryOutDueRefunds`; nothing is thrown, because the settlement stands.
 */
export async function carryOutRefund(ctx: Ctx, paymentId: string): Promise<void> {
  const due = and(
    eq(refunds.paymentId, paymentId),
    isNotNull(refunds.nextAttemptAt),
    lte(refunds.nextAttemptAt, ctx.now()),
  )
  const [refund] = await ctx.db.select().from(refunds).where(due)
  if (!refund) return
  // Pushed forward before it is tried: whoever dies while trying leaves it due again.
  const claimed = await ctx.db
    .update(refunds)
    .set({
      attempts: sql`${refunds.attempts} + 1`,
      nextAttemptAt: secondsAfter(ctx.now(), 30 + retrySeconds(refund.attempts + 1)),
    })
    .where(due)
    .returning({ paymentId: refunds.paymentId })
  if (claimed.length === 0) return
  try {
    const { amountPaise, round } = refund
    const made = await ctx.gateways.payments.refund(paymentId, { amountPaise, round })
    await ctx.db
      .update(refunds)
      .set({ gatewayRefundId: made.id, ...nextStep(ctx, made.status, round) })
      .where(eq(refunds.paymentId, paymentId))
  } catch (error) {
    ctx.log.error({ err: error, payment: paymentId }, 'refund failed and is tried again')
  }
}

/** A refund that the bank still has is looked at again; one that the bank failed is asked for anew. */
function nextStep(ctx: Ctx, status: GatewayRefund['status'], round: number) {
  if (status === 'processed') return { refundedAt: ctx.now(), nextAttemptAt: null }
  const nextAttemptAt = secondsAfter(ctx.now(), 60 * 60)
  if (status === 'pending') return { nextAttemptAt }
  ctx.log.error({ round }, 'the bank failed a refund; it is asked for anew')
  return { round: round + 1, nextAttemptAt }
}

/** Tries every refund that is due. */
export async function carryOutDueRefunds(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .where(and(isNotNull(refunds.nextAttemptAt), lte(refunds.nextAttemptAt, ctx.now())))
    .limit(50)
  for (const { paymentId } of due) await carryOutRefund(ctx, paymentId)
}
