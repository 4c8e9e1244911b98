import { createHash } from 'node:crypto'

import { and, eq, isNull, lt, sql } from 'drizzle-orm'

import { orders, paymentOrders, receivableAccounts, webhookEvents } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { collectPayment } from './collect-payments.ts'
import { learnOfRefunds } from './refunds-at-gateway.ts'
import { atOnce, latePaymentDays } from './rules.ts'

type WebhookEvent = typeof webhookEvents.$inferSelect

const dueWebhooks = {
  table: webhookEvents,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const
/**
 * The gateway repeats an event for 24 hours, and on request for 15 days: so long at least its id must be
 * known.
 */
export const keptDays = 30
/**
 * Events that may mean that money is there, or that it went back. All others are kept and need nothing.
 */
const moneyEvents = new Set(['payment.authorized', 'payment.captured', 'order.paid'])
const refundEvents = new Set(['refund.created', 'refund.processed', 'refund.failed', 'refund.speed_changed'])

/**
 * Keeps a webhook as it came, byte by byte and once an event id, and returns at once: the gateway waits 5
 * seconds at most and switches a webhook off that is slow or refused for a day. So whatever is in one that is
 * signed, it is kept; `processDueWebhooks` reads it. `failedFor`: whose payment has failed, told the
 * first time that this event comes.
 * @throws bad_signature
 */
export async function receiveWebhook(
  ctx: Ctx,
  input: { rawBody: Buffer; signature: string; eventId: string | undefined },
): Promise<{ failedFor: Payer | null }> {
  const { rawBody: body, signature, eventId } = input
  if (!ctx.gateways.payments.isWebhookSignatureValid(body, signature))
    throw new DomainError('bad_signature', { of: 'webhook' })
  const now = ctx.now()
  const event = name(field(read(body), 'event')) ?? 'unknown'
  const kept = await ctx.db
    .insert(webhookEvents)
    .values({
      id: eventId ?? createHash('sha256').update(body).digest('hex'),
      event,
      body,
      receivedAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
  if (kept[0] === undefined || event !== 'payment.failed') return { failedFor: null }
  const orderId = name(field(entityOf({ body }, 'payment'), 'order_id'))
  return { failedFor: orderId === null ? null : await buyerOf(ctx, orderId) }
}

async function buyerOf({ db }: Ctx, gatewayOrderId: string): Promise<Payer | null> {
  const { purpose, personId, deviceId } = paymentOrders
  const [found] = await db
    .select({
      purpose,
      personId,
      deviceId,
      payToken: sql<string | null>`coalesce(${orders.payToken}, ${receivableAccounts.payToken})`,
    })
    .from(paymentOrders)
    .leftJoin(orders, eq(orders.id, paymentOrders.orderId))
    .leftJoin(receivableAccounts, and(eq(purpose, 'receivable'), eq(receivableAccounts.personId, personId)))
    .where(eq(paymentOrders.gatewayOrderId, gatewayOrderId))
  if (!found) return null
  if (found.purpose === 'cart' || found.purpose === 'wallet')
    return { personId: found.personId, deviceId: found.deviceId }
  return found.payToken === null ? null : { payToken: found.payToken, deviceId: found.deviceId }
}

/**
 * Who pays, and on which device, if it said: a person for their cart, or whoever has the link of an order or
 * of what somebody owes, which counts nothing against its owner.
 */
export type Payer = ({ personId: string } | { payToken: string }) & { deviceId: string | null }

/** Processes the webhooks that are due until none is left. Several processes share the work. */
export async function processDueWebhooks(ctx: Ctx): Promise<void> {
  const claim = () => claimDue(ctx, dueWebhooks, 20)
  for (let due = await claim(); due.length > 0; due = await claim())
    await severalAtOnce(due, atOnce, (event) => processWebhook(ctx, event))
}

async function processWebhook(ctx: Ctx, event: WebhookEvent): Promise<void> {
  const same = eq(webhookEvents.id, event.id)
  try {
    if (moneyEvents.has(event.event)) await collect(ctx, event)
    if (refundEvents.has(event.event)) await learn(ctx, event)
    await ctx.db
      .update(webhookEvents)
      .set({ processedAt: ctx.now(), nextAttemptAt: null, lastError: null })
      .where(same)
  } catch (error) {
    const isTooOld = secondsAfter(event.receivedAt, latePaymentDays * 86_400) < ctx.now()
    ctx.log.warn(
      { err: error, webhook: event.id, attempts: event.attempts },
      'webhook failed and is tried again',
    )
    const nextAttemptAt = isTooOld ? null : secondsAfter(ctx.now(), retrySeconds(event.attempts))
    await inTransaction(ctx, async (tx) => {
      await tx.db
        .update(webhookEvents)
        .set({ lastError: String(error), nextAttemptAt })
        .where(same)
      if (isTooOld) await happened(tx, 'webhook_given_up', { id: event.id, event: event.event })
    })
  }
}

/**
 * The webhook is a snapshot of some moment and may come late or out of order, so the gateway is asked how
 * the payment stands.
 */
async function collect(ctx: Ctx, event: WebhookEvent): Promise<void> {
  const paymentId = name(field(entityOf(event, 'payment'), 'id'))
  const payment = paymentId ? await ctx.gateways.payments.findPayment(paymentId) : null
  if (!payment?.gatewayOrderId) return
  const [paymentOrder] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, payment.gatewayOrderId))
  if (paymentOrder) await collectPayment(ctx, paymentOrder, payment)
}

/** Money may have gone back that nobody here asked for: a refund made by hand at the gateway's dashboard. */
async function learn(ctx: Ctx, event: WebhookEvent): Promise<void> {
  const paymentId = name(field(entityOf(event, 'refund'), 'payment_id'))
  if (paymentId) await learnOfRefunds(ctx, paymentId)
}

function entityOf({ body }: Pick<WebhookEvent, 'body'>, kind: 'payment' | 'refund'): unknown {
  return field(field(field(read(body), 'payload'), kind), 'entity')
}

/** undefined for what is not JSON. */
function read(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** The gateway's ids and events are plain words; whatever else stands there names nothing. */
function name(value: unknown): string | null {
  return typeof value === 'string' && /^[\w.]{1,64}$/.test(value) ? value : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Deletes the webhooks of before last month that need nothing more. */
export async function pruneWebhookEvents(ctx: Ctx): Promise<boolean> {
  const isOld = lt(webhookEvents.receivedAt, secondsAfter(ctx.now(), -keptDays * 86_400))
  return deleteBatch(ctx, webhookEvents, and(isOld, isNull(webhookEvents.nextAttemptAt)))
}
