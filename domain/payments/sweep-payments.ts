import { and, eq, gt, inArray, isNull, lte, ne } from 'drizzle-orm'

import { paymentOrders, paymentSweeps, payments } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { collectPayment } from './collect-payments.ts'
import type { GatewayPayment } from './gateway.ts'
import { atOnce, firstLookSeconds, sweepAgainSeconds, sweepMinutes } from './rules.ts'

type Sweep = typeof paymentSweeps.$inferSelect
type PaymentOrder = typeof paymentOrders.$inferSelect

const spanSeconds = sweepMinutes * 60
/** How often the running span is looked up while somebody is paying. */
const runningSeconds = 30
/** One payment that cannot be settled must not keep the others of its span waiting for long. */
const longestWaitSeconds = 10 * 60

const dueSweeps = {
  table: paymentSweeps,
  key: 'id',
  dueAt: 'dueAt',
  attempts: 'attempts',
  // Looking up twice does no harm, so a span of very many pages may outlast it.
  leaseSeconds: 2 * 60,
} as const

/**
 * Asks the gateway for all payments of a span of time instead of for each payment order: what was captured
 * and is not settled is settled then, whether its payment order is open, superseded or expired. Spans follow
 * each other without a gap. The running one is looked up every 30 seconds while somebody is paying; one that
 * has ended at once, after an hour, a day and five days. A lost answer or a dead process leaves it due
 * again.
 */
export async function sweepPayments(ctx: Ctx): Promise<void> {
  const claim = () => claimDue(ctx, dueSweeps, 1)
  for (let [sweep] = await claim(); sweep; [sweep] = await claim()) await sweepSpan(ctx, sweep)
}

async function sweepSpan(ctx: Ctx, sweep: Sweep): Promise<void> {
  try {
    if (sweep.toAt) await lookAgain(ctx, sweep, sweep.toAt)
    else await lookAtRunning(ctx, sweep)
  } catch (error) {
    ctx.log.warn(
      { err: error, from: sweep.fromAt },
      'payments could not be looked up and are looked up again',
    )
    await tryLater(ctx, sweep)
  }
}

async function tryLater({ db, now }: Ctx, { id, attempts }: Sweep): Promise<void> {
  const wait = Math.min(Math.max(retrySeconds(attempts), runningSeconds), longestWaitSeconds)
  await db
    .update(paymentSweeps)
    .set({ dueAt: secondsAfter(now(), wait) })
    .where(eq(paymentSweeps.id, id))
}

/** What could not be settled when the span ended may have begun before it, as `lookAtRunning` says. */
async function lookAgain(ctx: Ctx, sweep: Sweep, toAt: Date): Promise<void> {
  const { id, fromAt, passes } = sweep
  const from = passes === 0 ? secondsAfter(fromAt, -spanSeconds) : fromAt
  if (!(await collectBetween(ctx, from, toAt))) return tryLater(ctx, sweep)
  await ctx.db
    .update(paymentSweeps)
    .set({ passes: passes + 1, attempts: 0, dueAt: dueAfter(toAt, passes + 1) })
    .where(eq(paymentSweeps.id, id))
}

/** When a span that ended then and was looked up so often is due; null after the last time. */
function dueAfter(toAt: Date, passes: number): Date | null {
  const seconds = sweepAgainSeconds[passes - 1]
  return seconds === undefined ? null : secondsAfter(toAt, seconds)
}

/**
 * An attempt to pay may take minutes from its beginning to its money, so the running span looks that far
 * back.
 */
async function lookAtRunning(ctx: Ctx, { id, fromAt }: Sweep): Promise<void> {
  const now = ctx.now()
  const isOver = secondsAfter(fromAt, spanSeconds) <= now
  let isComplete = true
  if (isOver || (await isSomebodyPaying(ctx)))
    isComplete = await collectBetween(ctx, secondsAfter(fromAt, -spanSeconds), now)
  const running = and(eq(paymentSweeps.id, id), isNull(paymentSweeps.toAt))
  const dueAt = secondsAfter(now, runningSeconds)
  if (!isOver) {
    await ctx.db.update(paymentSweeps).set({ attempts: 0, dueAt }).where(running)
    return
  }
  // A payment that cannot be settled keeps the span due that has ended, and holds up none that follows.
  const next = isComplete ? { passes: 1, dueAt: dueAfter(now, 1) } : { passes: 0, dueAt }
  await inTransaction(ctx, async ({ db }) => {
    const ended = await db
      .update(paymentSweeps)
      .set({ toAt: now, attempts: 0, ...next })
      .where(running)
      .returning({ toAt: paymentSweeps.toAt })
    // Somebody else ended it when this took longer than the lease.
    if (ended.length > 0) await db.insert(paymentSweeps).values({ fromAt: now, dueAt })
  })
}

async function isSomebodyPaying({ db, now }: Ctx): Promise<boolean> {
  const recent = gt(paymentOrders.createdAt, secondsAfter(now(), -2 * spanSeconds))
  return (await db.$count(paymentOrders, and(ne(paymentOrders.status, 'settled'), recent))) > 0
}

/**
 * Settles what was paid in a span of time. Answers false when a payment could not be settled; the others
 * are.
 * @throws gateway_unavailable when the payments cannot be listed
 */
async function collectBetween(ctx: Ctx, from: Date, to: Date): Promise<boolean> {
  let isComplete = true
  for await (const page of ctx.gateways.payments.paymentsBetween({ from, to }))
    await severalAtOnce(await unsettled(ctx, page), atOnce, async ({ paymentOrder, payment }) => {
      try {
        await collectPayment(ctx, paymentOrder, payment)
      } catch (error) {
        isComplete = false
        ctx.log.warn({ err: error, payment: payment.id }, 'payment could not be settled and is tried again')
      }
    })
  return isComplete
}

/** Those whose money is there or can be had, that are ours, and that nobody has settled yet. */
async function unsettled(
  { db, now }: Ctx,
  page: readonly GatewayPayment[],
): Promise<{ paymentOrder: PaymentOrder; payment: GatewayPayment }[]> {
  const withMoney = page.filter(({ status }) => status === 'captured' || status === 'authorized')
  if (withMoney.length === 0) return []
  const ids = withMoney.map(({ id }) => id)
  const known = await db.select({ id: payments.id }).from(payments).where(inArray(payments.id, ids))
  const knownIds = new Set(known.map(({ id }) => id))
  const gatewayOrderIds = withMoney.flatMap(({ gatewayOrderId }) => gatewayOrderId ?? [])
  const ours = await db
    .select()
    .from(paymentOrders)
    .where(
      and(
        inArray(paymentOrders.gatewayOrderId, gatewayOrderIds),
        lte(paymentOrders.createdAt, secondsAfter(now(), -firstLookSeconds)),
      ),
    )
  const byGatewayOrder = new Map(ours.map((paymentOrder) => [paymentOrder.gatewayOrderId, paymentOrder]))
  return withMoney.flatMap((payment) => {
    const paymentOrder = byGatewayOrder.get(payment.gatewayOrderId)
    return paymentOrder && !knownIds.has(payment.id) ? [{ paymentOrder, payment }] : []
  })
}

/** Forgets the spans that were looked up for the last time. */
export async function prunePaymentSweeps(ctx: Ctx): Promise<boolean> {
  return deleteBatch(ctx, paymentSweeps, isNull(paymentSweeps.dueAt))
}
