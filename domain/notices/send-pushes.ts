import { eq } from 'drizzle-orm'

import { pushMessages, pushSubscriptions } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, dueAgain, retrySeconds } from '#domain/ground/due.ts'
import { severalAtOnce } from '#domain/ground/several-at-once.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { pushKeys } from './push-keys.ts'
import type { PushKeys } from './push-service.ts'
import type { PushFacts } from './rules.ts'

const duePushes = {
  table: pushMessages,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const

const atOnce = 5
/** What is older tells nobody anything new. */
const keptSeconds = 4 * 60 * 60

/** Sends the pushes that are due, until none is left. Several processes share the work. */
export async function sendDuePushes(ctx: Ctx): Promise<void> {
  const claim = () => claimDue(ctx, duePushes, 20)
  let due = await claim()
  if (due.length === 0) return
  const keys = await pushKeys(ctx)
  for (; due.length > 0; due = await claim())
    await severalAtOnce(due, atOnce, (message) => send(ctx, message, keys))
}

async function send(
  ctx: Ctx,
  { id, subscriptionId, facts, createdAt, attempts }: typeof pushMessages.$inferSelect,
  keys: PushKeys,
): Promise<void> {
  const isSame = eq(pushSubscriptions.id, subscriptionId)
  const [target] = await ctx.db.select().from(pushSubscriptions).where(isSame)
  // It went with the session meanwhile, and its messages with it.
  if (!target) return
  try {
    // Written by pass-on.ts.
    const message = { facts: facts as PushFacts, shopName: ctx.shop.name, keys }
    const outcome = await ctx.gateways.pushes.send(target, message)
    if (outcome === 'gone') await ctx.db.delete(pushSubscriptions).where(isSame)
    else await ctx.db.delete(pushMessages).where(eq(pushMessages.id, id))
  } catch (error) {
    const host = new URL(target.endpoint).host
    const why = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    if (secondsAfter(createdAt, keptSeconds) < ctx.now()) {
      await ctx.db.delete(pushMessages).where(eq(pushMessages.id, id))
      ctx.log.warn({ host, why }, 'push given up')
    } else {
      await dueAgain(ctx, duePushes, { id: String(id), seconds: retrySeconds(attempts) })
      ctx.log.warn({ host, why, attempts }, 'push failed and is tried again')
    }
  }
}
