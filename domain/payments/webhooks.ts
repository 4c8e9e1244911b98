import { createHash } from 'node:crypto'

import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'

import { paymentOrders, webhookEvents } from '#db/schema/index.ts'
import { reconcileDays, retrySeconds, secondsAfter } from '#domain/checkout/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { collectPayment } from './collect-payments.ts'

type WebhookEvent = typeof webhookEvents.$inferSelect

/** A webhook that hangs while it is processed is taken up again after so long. */
const leaseSeconds = 60
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

/** Processes the webhooks that are due, one after the other, until none is left. Several processes share the work. */
export async function processDueWebhooks(ctx: Ctx): Promise<void> {
  for (let event = await claim(ctx); event; event = await claim(ctx)) await process(ctx, event)
}

async function claim({ db, now }: Ctx): Promise<WebhookEvent | undefined> {
  const next = db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(isNotNull(webhookEvents.nextAttemptAt), lte(webhookEvents.nextAttemptAt, now())))
    .orderBy(asc(webhookEvents.receivedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [event] = await db
    .update(webhookEvents)
    .set({ attempts: sql`${webhookEvents.attempts} + 1`, nextAttemptAt: secondsAfter(now(), leaseSeconds) })
    .where(inArray(webhookEvents.id, next))
    .returning()
  return event
}

async function process(ctx: Ctx, event: WebhookEvent): Promise<void> {
  const same = eq(webhookEvents.id, event.id)
  try {
    if (moneyEvents.has(event.event)) await collect(ctx, event)
    await ctx.db
      .update(webhookEvents)
      .set({ processedAt: ctx.now(), nextAttemptAt: null, lastError: null })
      .where(same)
  } catch (error) {
    const isTooOld = secondsAfter(event.receivedAt, reconcileDays * 86_400) < ctx.now()
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

/** The webhook is a snapshot of some moment and may come late or out of order, so the gateway is asked how the payment stands. */
async function collect(ctx: Ctx, event: WebhookEvent): Promise<void> {
  const paymentId = paymentIdOf(event.payload)
  const payment = paymentId ? await ctx.gateways.payments.findPayment(paymentId) : null
  if (!payment?.gatewayOrderId) return
  const [order] = await ctx.db
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.gatewayOrderId, payment.gatewayOrderId))
  if (order) await collectPayment(ctx, order, payment)
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
