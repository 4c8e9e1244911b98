import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'

import { payments, refunds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, dueAgain, retrySeconds } from '#domain/ground/due.ts'
import { newId } from '#domain/ground/ids.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { isFromWallet, walletPrefix } from '#domain/wallets/rules.ts'

import { auditRefund } from './audit-refund.ts'
import { isGatewayRefusal } from './gateway.ts'
import type { GatewayRefusal } from './gateway.ts'
import {
  bankSeconds,
  keepAnswer,
  learnOfRefunds,
  refusedNow,
  takeOver,
  tellRefused,
} from './refunds-at-gateway.ts'
import { atOnce } from './rules.ts'

type Refund = typeof refunds.$inferSelect

const dueRefunds = {
  table: refunds,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const

/**
 * Decides that money goes back, in the transaction of its cause; `carryOutRefunds` does it. One of the same
 * amount that was refused for good is taken up again, and waits for no hand any more. Of several who
 * give back of one payment at a time the payment's row lock lets one in after the other, and the database
 * refuses (`payments_refunded`) what would come to more than the payment. `orderId`: null where it came into
 * an account of its person, which the caller has locked.
 */
export async function requestRefund(
  tx: Ctx,
  {
    orderId,
    ...input
  }: { orderId: string | null } & Pick<Refund, 'paymentId' | 'amountPaise' | 'reason'> &
    Partial<Pick<Refund, 'note' | 'actorId' | 'lines' | 'editId'>>,
): Promise<void> {
  const asked = { editId: null, ...input, requestedAt: tx.now(), nextAttemptAt: tx.now() }
  if (!(await takeUpAgain(tx, asked))) await tx.db.insert(refunds).values({ id: newId(), ...asked })
  if (orderId !== null) await auditRefund(tx, { orderId, ...input })
}

/** Another round is another key at the gateway, which remembers what it said under the last one. */
async function takeUpAgain(
  { db }: Ctx,
  asked: Pick<Refund, 'paymentId' | 'amountPaise'> & Partial<Refund>,
): Promise<boolean> {
  const { paymentId, amountPaise } = asked
  const isSame = and(eq(refunds.paymentId, paymentId), eq(refunds.amountPaise, amountPaise))
  const isRefused = and(isNotNull(refunds.refusedAt), ne(refunds.reason, 'at_gateway'))
  const [refused] = await db.select().from(refunds).where(and(isSame, isRefused)).limit(1)
  if (!refused) return false
  // The payment first, as everywhere; of two who take it up at once one asks for a refund of its own.
  await db.select().from(payments).where(eq(payments.id, paymentId)).for('no key update')
  const taken = await db
    .update(refunds)
    .set({ ...asked, round: refused.round + 1, attempts: 0, refusedAt: null, refusal: null })
    .where(and(eq(refunds.id, refused.id), isRefused))
    .returning({ id: refunds.id })
  return taken.length > 0
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

async function carryOut(ctx: Ctx, claimed: Refund): Promise<void> {
  const { id, paymentId: payment, attempts } = claimed
  try {
    // Another one that was claimed with it may have brought the gateway's word of this one too.
    const isDue = and(eq(refunds.id, id), isNotNull(refunds.nextAttemptAt))
    const [refund] = await ctx.db.select().from(refunds).where(isDue)
    if (!refund) return
    if (refund.gatewayRefundId !== null) await lookAgain(ctx, refund)
    else if (attempts === 1) await ask(ctx, refund)
    else await askIfNotMade(ctx, refund)
  } catch (error) {
    ctx.log.error({ err: error, refund: id, payment }, 'refund failed and is tried again')
    await dueAgain(ctx, dueRefunds, { id, seconds: 30 + retrySeconds(attempts) })
  }
}

/**
 * The gateway recognises a repetition by the refund and its round, so a lost answer gives nothing back
 * twice.
 */
async function ask(ctx: Ctx, refund: Refund): Promise<void> {
  const { id, paymentId, amountPaise, round } = refund
  try {
    const idempotencyKey = `${id}-${round}`
    // What was paid from a wallet is back there with the row of its refund (`wallet_of_payment`).
    const made = isFromWallet(paymentId)
      ? ({ id: `${walletPrefix}${idempotencyKey}`, amountPaise, status: 'processed' } as const)
      : await ctx.gateways.payments.refund(paymentId, { amountPaise, idempotencyKey })
    await inTransaction(ctx, (tx) => keepAnswer(tx, refund, made))
  } catch (error) {
    if (!isGatewayRefusal(error) || !isForGood(error)) throw error
    await takeRefusal(ctx, { id, paymentId }, error)
  }
}

/**
 * Of a restored shop: what waits here may have been carried out since its backup. The gateway is asked what
 * it has of each before it is asked for one, for it does not know a key for ever.
 */
export async function takeAsAskedBefore({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db
    .update(refunds)
    .set({ attempts: 1 })
    .where(and(isNotNull(refunds.nextAttemptAt), eq(refunds.attempts, 0)))
}

async function askIfNotMade(ctx: Ctx, { id, paymentId }: Refund): Promise<void> {
  await learnOfRefunds(ctx, paymentId)
  const isUnanswered = and(
    eq(refunds.id, id),
    isNull(refunds.gatewayRefundId),
    isNotNull(refunds.nextAttemptAt),
  )
  const [refund] = await ctx.db.select().from(refunds).where(isUnanswered)
  if (refund) await ask(ctx, refund)
}

/** While the bank has it, how it stands is asked; asking for it once more might give it back twice. */
async function lookAgain(ctx: Ctx, { id, paymentId }: Refund): Promise<void> {
  await dueAgain(ctx, dueRefunds, { id, seconds: bankSeconds })
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
      .returning({ round: refunds.round, amountPaise: refunds.amountPaise })
    for (const one of refused) {
      tx.log.error({ refund: id, payment: paymentId, description }, 'refund refused for good')
      await tellRefused(tx, { id, paymentId, ...one })
    }
  })
}
