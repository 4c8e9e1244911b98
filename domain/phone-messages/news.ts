import { createHash } from 'node:crypto'

import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { orders, phoneAnswers, phoneEvents, phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { keptDays } from '#domain/mails/send-due-mails.ts'

import { answerList } from './answer-list.ts'
import { endConsentsOfNumber } from './consent.ts'
import { fallBack } from './fall-back.ts'
import { idsOfNumber } from './queries.ts'
import { giveLink, isAnsweredTooOften, queueReply } from './queue-message.ts'
import { meaningOf } from './rules.ts'
import type { PhoneNews, PhoneReceipt } from './sender.ts'

type PhoneEvent = typeof phoneEvents.$inferSelect

const dueEvents = {
  table: phoneEvents,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const

const triedDays = 3
/** Of an answer. */
const longestKept = 1000

/**
 * Keeps what WhatsApp tells as it came, byte by byte and once, and returns at once: it is read afterwards, by
 * `processPhoneEvents`. @throws bad_signature
 */
export async function receivePhoneEvent(
  ctx: Ctx,
  { rawBody: body, signature }: { rawBody: Buffer; signature: string },
): Promise<void> {
  if (!ctx.gateways.phoneNews.isSigned(body, signature))
    throw new DomainError('bad_signature', { of: 'webhook' })
  const id = createHash('sha256').update(body).digest('hex')
  const at = ctx.now()
  await ctx.db
    .insert(phoneEvents)
    .values({ id, channel: 'whatsapp', body, receivedAt: at, nextAttemptAt: at })
    .onConflictDoNothing()
}

/** Reads what was told, until nothing is left. Several processes share the work. */
export async function processPhoneEvents(ctx: Ctx): Promise<void> {
  const claim = () => claimDue(ctx, dueEvents, 20)
  for (let due = await claim(); due.length > 0; due = await claim())
    for (const event of due) await process(ctx, event)
}

async function process(ctx: Ctx, event: PhoneEvent): Promise<void> {
  const same = eq(phoneEvents.id, event.id)
  try {
    await inTransaction(ctx, async (tx) => {
      const { receipts, answers } = tx.gateways.phoneNews.read(event.body)
      for (const receipt of receipts) await takeReceipt(tx, receipt)
      for (const answer of answers) await takeAnswer(tx, { ...answer, channel: event.channel })
      const done = { processedAt: tx.now(), nextAttemptAt: null, lastError: null }
      await tx.db.update(phoneEvents).set(done).where(same)
    })
  } catch (error) {
    const isTooOld = secondsAfter(event.receivedAt, triedDays * 86_400) < ctx.now()
    ctx.log.warn({ err: error, phoneEvent: event.id }, 'what a gateway told is read again')
    const nextAttemptAt = isTooOld ? null : secondsAfter(ctx.now(), retrySeconds(event.attempts))
    await ctx.db
      .update(phoneEvents)
      .set({ lastError: String(error), nextAttemptAt })
      .where(same)
  }
}

/** A message that did not arrive is told by SMS; one that arrived is known to have, in whatever order. */
async function takeReceipt(tx: Ctx, receipt: PhoneReceipt): Promise<void> {
  const { gatewayId, is, why, at } = receipt
  if (is !== 'failed') await takeAsSent(tx, receipt)
  if (is === 'sent') return
  const isOf = and(eq(phoneMessages.gatewayId, gatewayId), isNull(phoneMessages.deliveredAt))
  if (is === 'delivered') {
    await tx.db.update(phoneMessages).set({ deliveredAt: at }).where(isOf)
    return
  }
  const failed = { state: 'failed', sentAt: null, nextAttemptAt: null } as const
  const isSent = and(isOf, eq(phoneMessages.state, 'sent'))
  // It may be read before its row says that it is sent.
  const [row] = await tx.db
    .update(phoneMessages)
    .set({ ...failed, gatewayId, failure: why || 'Not delivered' })
    .where(or(isSent, isUnderWay(receipt)))
    .returning()
  if (row) await fallBack(tx, row, receipt)
}

/** Whoever handed it over has died before they wrote that down, or got no answer: it is not sent again. */
async function takeAsSent({ db }: Ctx, receipt: PhoneReceipt): Promise<void> {
  const isIt = isUnderWay(receipt)
  if (!isIt) return
  const { gatewayId, at } = receipt
  await db
    .update(phoneMessages)
    .set({ state: 'sent', sentAt: at, nextAttemptAt: null, gatewayId, failure: null })
    .where(isIt)
}

/** The very message that a receipt is of, once it was handed over, and until its row says so. */
function isUnderWay({ message }: PhoneReceipt): SQL | undefined {
  if (message === null) return undefined
  const { id, createdAt } = message
  return and(
    eq(phoneMessages.id, id),
    eq(phoneMessages.channel, 'whatsapp'),
    eq(phoneMessages.state, 'waiting'),
    gt(phoneMessages.attempts, 0),
    sql`date_trunc('milliseconds', ${phoneMessages.createdAt}) = ${createdAt.toISOString()}::timestamptz`,
  )
}

/** STOP ends what is told; a question and a list are answered; all else is for the desk. Once an answer. */
async function takeAnswer(tx: Ctx, answer: Answer): Promise<void> {
  const { id, mobile, text, at, channel } = answer
  const meaning = meaningOf(text)
  if (meaning === 'stop') return endConsentsOfNumber(tx, { mobile, at })
  if (meaning === 'where' && (await tellStatus(tx, answer))) return
  const isAnswered = await answerList(tx, answer)
  const kept = await tx.db
    .insert(phoneAnswers)
    .values({ id, channel, mobile, text: text.slice(0, longestKept), at })
    .onConflictDoNothing()
    .returning({ id: phoneAnswers.id })
  // A list that is answered stands there as well: it may have been none.
  if (kept.length > 0 && !isAnswered) await happened(tx, 'phone_answered', { mobile, at: tx.now() })
}

type Answer = PhoneNews['answers'][number] & { channel: PhoneEvent['channel'] }

/** How the newest order of this number stands. False where there is none, or it was told often today. */
async function tellStatus(tx: Ctx, answer: Answer): Promise<boolean> {
  if (await isAnsweredTooOften(tx, answer, 'order_status')) return false
  const [order] = await tx.db
    .select({ id: orders.id, number: orders.number, status: orders.status, language: orders.language })
    .from(orders)
    .where(inArray(orders.personId, idsOfNumber(sql`${answer.mobile}`)))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (!order) return false
  const { id: orderId, number: orderNumber, status, language } = order
  const message = { kind: 'order_status', facts: { orderNumber, status } } as const
  await queueReply(tx, { to: answer, message, language, orderId })
  await giveLink(tx, orderId)
  return true
}

/** Deletes what was told and answered before last quarter. */
export async function prunePhoneNews(ctx: Ctx): Promise<boolean> {
  const before = secondsAfter(ctx.now(), -keptDays * 24 * 60 * 60)
  const isRead = and(lt(phoneEvents.receivedAt, before), isNull(phoneEvents.nextAttemptAt))
  const hasMore = await deleteBatch(ctx, phoneEvents, isRead)
  return (await deleteBatch(ctx, phoneAnswers, lt(phoneAnswers.at, before))) || hasMore
}
