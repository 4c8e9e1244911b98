import { createHash } from 'node:crypto'

import { and, eq, isNull, lt } from 'drizzle-orm'

import { paymentOrders, webhookEvents } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { collectPayment } from './collect-payments.ts'
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
const keptDays = 30
/** Events that may mean that money is there. All others are kept and need nothing. */
const moneyEvents = new Set(['payment.authorized', 'payment.captured', 'order.paid'])

/**
 * Keeps a webhook as it came, once an event id, and returns at once: the gateway waits 5 seconds at most and
 * switches a slow webhook off. `processDueWebhooks` does the rest.
 * @throws bad_signature, invalid_input
 */
export async function receiveWebhook(
  ctx: Ctx,
  input: { rawBody: Buffer; signature: string; eventId: string | undefined },
): Promise<void> {
  if (!ctx.gateways.payments.isWebhookSignatureValid(input.rawBody, input.signature))
    throw new DomainError('bad_signature', { of: 'webhook' })
  const payload = parse(input.rawBody)
  const now = ctx.now()
  await ctx.db
    .insert(webhookEvents)
    .values({
      id: input.eventId ?? createHash('sha256').update(input.rawBody).digest('hex'),
      event: String(payload.event ?? 'unknown'),
      payload,
      receivedAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing()
}

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
    await ctx.db
      .update(webhookEvents)
      .set({
        lastError: String(error),
        nextAttemptAt: isTooOld ? null : secondsAfter(ctx.now(), retrySeconds(event.attempts)),
      })
      .where(same)
  }
}

/**
 * The webhook is a snapshot of some moment and may come late or out of order, so the gateway is asked how
 * the payment stands.
 */
async function collect(ctx: Ctx, event: WebhookEvent): Promise<void> {
  const paymentId = paymentIdOf(event.payload)
  const payment = paymentId ? await ctx.gateways.payments.findPayment(paymentId) : null
  if (!payment?.gatewayOrderId) return
  const [paymentOrder] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, payment.gatewayOrderId))
  if (paymentOrder) await collectPayment(ctx, paymentOrder, payment)
}

function paymentIdOf(payload: unknown): string | null {
  const id = field(field(field(field(payload, 'payload'), 'payment'), 'entity'), 'id')
  return typeof id === 'string' ? id : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

function parse(rawBody: Buffer): Record<string, unknown> {
  const refusal = new DomainError('invalid_input', { fields: { body: { problem: 'not_json_object' } } })
  try {
    const value: unknown = JSON.parse(rawBody.toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    throw refusal
  }
  throw refusal
}

/** Deletes the webhooks of before last month that need nothing more. */
export async function pruneWebhookEvents({ db, now }: Ctx): Promise<void> {
  const isOld = lt(webhookEvents.receivedAt, secondsAfter(now(), -keptDays * 86_400))
  await db.delete(webhookEvents).where(and(isOld, isNull(webhookEvents.nextAttemptAt)))
}
