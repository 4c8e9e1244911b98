import { and, eq, isNotNull, min } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import type { Log } from '#domain/ground/context.ts'
import { claimDue } from '#domain/ground/due.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { sandboxDeliveries } from './schema.ts'

type Delivery = typeof sandboxDeliveries.$inferSelect

export interface PostmanSettings {
  db: Db
  now: () => Date
  log: Log
  webhookUrl: string | (() => string)
  /** How long after each attempt the next one is made, in milliseconds; the last one goes on. */
  retrySchedule: readonly number[]
  /** A shop that says nothing for so long did not take the webhook. */
  answerTimeoutMs: number
  /** Called now and then, for what falls due without anybody asking. */
  chores: () => Promise<void>
}

export interface Postman {
  start: () => void
  /** There may be something due now. */
  kick: () => void
  /** Ends what is under way and resolves when nothing of it is left. */
  stop: () => Promise<void>
}

/** 1 s, 2 s, 4 s … up to an hour: Razorpay's own intervals are not published. */
export const doublingSchedule: readonly number[] = Array.from({ length: 13 }, (_, attempt) =>
  Math.min(1000 * 2 ** attempt, 3_600_000),
)

const dueDeliveries = {
  table: sandboxDeliveries,
  key: 'id',
  dueAt: 'dueAt',
  attempts: 'attempts',
  leaseSeconds: 10,
} as const
const giveUpAfterMs = 24 * 3_600_000
const atOnce = 20
const longestSleepMs = 1_000

/** Carries the webhooks of the book to the shop. Any number of processes may each have one. */
export function postman(settings: PostmanSettings): Postman {
  const closing = new AbortController()
  const inFlight = new Set<Promise<void>>()
  let loop = Promise.resolve()
  let isKicked = false
  let wake = () => {}

  function kick() {
    isKicked = true
    wake()
  }

  async function run() {
    while (!closing.signal.aborted) {
      isKicked = false
      const sleepMs = await round().catch((error: unknown) => {
        settings.log.warn({ err: error }, 'the test gateway could not look for due webhooks')
        return longestSleepMs
      })
      if (!isKicked && !closing.signal.aborted) await sleep(sleepMs)
    }
  }

  function sleep(ms: number) {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function round(): Promise<number> {
    await settings.chores()
    const room = atOnce - inFlight.size
    if (room > 0) {
      for (const delivery of await claimDue(settings, dueDeliveries, room)) {
        const work = deliver(settings, delivery, closing.signal).finally(() => {
          inFlight.delete(work)
          kick()
        })
        inFlight.add(work)
      }
    }
    return inFlight.size >= atOnce ? longestSleepMs : untilNextDue(settings)
  }

  return {
    start() {
      loop = run()
    },
    kick,
    async stop() {
      closing.abort()
      wake()
      await loop
      await Promise.all(inFlight)
    },
  }
}

async function deliver(settings: PostmanSettings, delivery: Delivery, closing: AbortSignal): Promise<void> {
  const failure = await post(settings, delivery, closing)
  try {
    await settings.db
      .update(sandboxDeliveries)
      .set(outcome(settings, delivery, failure, closing.aborted))
      // Somebody else may have taken it when this took longer than the lease.
      .where(and(eq(sandboxDeliveries.id, delivery.id), eq(sandboxDeliveries.attempts, delivery.attempts)))
  } catch (error) {
    settings.log.warn({ err: error }, 'the test gateway could not store a delivery and will send it again')
  }
}

/** Answers null when the shop took it, or why not. */
async function post(
  settings: PostmanSettings,
  delivery: Delivery,
  closing: AbortSignal,
): Promise<string | null> {
  const { webhookUrl, answerTimeoutMs } = settings
  try {
    const response = await fetch(typeof webhookUrl === 'string' ? webhookUrl : webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': delivery.signature,
        'x-razorpay-event-id': delivery.eventId,
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerTimeoutMs)]),
    })
    await response.body?.cancel()
    return response.ok ? null : `status ${response.status}`
  } catch (error) {
    return messageOf(error)
  }
}

function outcome(
  { now, retrySchedule, log }: PostmanSettings,
  delivery: Delivery,
  failure: string | null,
  isClosing: boolean,
): Partial<Delivery> {
  if (failure === null) return { deliveredAt: now(), dueAt: null, lastError: null }
  // Cut off by our own end: due at once for the next start.
  if (isClosing) return { dueAt: now(), lastError: failure }
  if (now().getTime() - delivery.createdAt.getTime() >= giveUpAfterMs) {
    log.warn({ event: delivery.event, failure }, 'the test gateway gave up on a webhook')
    return { dueAt: null, lastError: failure }
  }
  const wait = retrySchedule[Math.min(delivery.attempts, retrySchedule.length) - 1] ?? longestSleepMs
  return { dueAt: secondsAfter(now(), wait / 1000), lastError: failure }
}

async function untilNextDue({ db, now }: PostmanSettings): Promise<number> {
  const [next] = await db
    .select({ dueAt: min(sandboxDeliveries.dueAt) })
    .from(sandboxDeliveries)
    .where(isNotNull(sandboxDeliveries.dueAt))
  if (!next?.dueAt) return longestSleepMs
  return Math.max(10, Math.min(next.dueAt.getTime() - now().getTime(), longestSleepMs))
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
