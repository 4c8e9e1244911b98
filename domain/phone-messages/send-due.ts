import { and, eq, inArray, lt, ne, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { keptDays, whenDatabaseIsBack } from '#domain/mails/send-due-mails.ts'

import { addressed } from './addressed.ts'
import type { PhoneRow } from './addressed.ts'
import { fallBack } from './fall-back.ts'
import { goesOutAt, isForTheNight, isNight, phoneKinds } from './rules.ts'
import type { PhoneKind } from './rules.ts'

/** So many are sent at a time. */
const atOnce = 5

const dueMessages = {
  table: phoneMessages,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  // Longer than a gateway is given and the database is waited for, and less than a code is tried: one whose
  // process died is sent by the next one.
  leaseSeconds: 90,
} as const

const nightKinds = phoneKinds.filter((kind) => isForTheNight[kind])

/** A code that nobody can send is read in the panel for so long. */
const codeKeptDays = 1

/**
 * Sends the messages that are due, in the night only what cannot wait. Several processes share the work. Ends
 * when a gateway does not answer: the next round tries again.
 */
export async function sendDuePhoneMessages(ctx: Ctx): Promise<void> {
  // First those that somebody waits for, and that are soon too late.
  if ((await sendAll(ctx, { where: eq(phoneMessages.kind, 'code') })) === 'no answer') return
  await sendAll(ctx, isNight(ctx.now()) ? { where: inArray(phoneMessages.kind, nightKinds) } : {})
}

async function sendAll(ctx: Ctx, which: { where?: SQL }): Promise<'answered' | 'no answer'> {
  const claim = () => claimDue(ctx, { ...dueMessages, ...which }, atOnce)
  for (let due = await claim(); due.length > 0; due = await claim()) {
    const answers = await Promise.all(due.map((message) => send(ctx, message)))
    if (answers.includes('no answer')) return 'no answer'
  }
  return 'answered'
}

async function send(ctx: Ctx, row: PhoneRow): Promise<'answered' | 'no answer'> {
  const { id, channel, attempts, triedUntil } = row
  const kind = row.kind as PhoneKind
  const same = and(eq(phoneMessages.id, id), eq(phoneMessages.state, 'waiting'))
  const keep = (values: Partial<PhoneRow>) => ctx.db.update(phoneMessages).set(values).where(same).execute()
  // A code is a secret: it stands in no row that is done.
  const done = { nextAttemptAt: null, ...(kind === 'code' && { facts: {} }) }
  const failed = (failure: string, { hasStopped = false } = {}) =>
    inTransaction(ctx, async (tx) => {
      const given = { ...done, state: 'failed', failure } as const
      const gone = await tx.db
        .update(phoneMessages)
        .set(given)
        .where(same)
        .returning({ id: phoneMessages.id })
      if (gone.length > 0) await fallBack(tx, row, { hasStopped })
    })
  const tryAgain = async (why: string, seconds: number) => {
    await keep({ failure: why, nextAttemptAt: goesOutAt(kind, secondsAfter(ctx.now(), seconds)) })
    ctx.log.warn({ ...known, why }, 'message failed and is tried again')
  }
  const known = { phoneMessage: id, channel, kind, attempts }
  const sender = ctx.gateways.phone[channel]
  if (!sender.canSend) {
    await keep({ state: 'kept', nextAttemptAt: null })
    return 'answered'
  }
  // Also after days without the shop, or of a backup of last week: it tells nothing new.
  if (ctx.now() >= triedUntil) {
    await failed(row.failure ?? 'Too late')
    ctx.log.warn(known, 'message not sent in time')
    return 'answered'
  }
  try {
    const message = await addressed(ctx, row)
    if (!sender.takes(message)) {
      await keep({ ...done, state: 'kept', failure: `No template: ${kind}.${message.language}` })
      return 'answered'
    }
    const handed = await sender.send(message)
    if (handed.is === 'unanswered') {
      // Its receipt may still come. Also when the program ends.
      await tryAgain(handed.why, Math.max(dueMessages.leaseSeconds, retrySeconds(attempts)))
      return 'no answer'
    }
    if (handed.is === 'taken') {
      const { gatewayId } = handed
      const sent = { state: 'sent', sentAt: ctx.now(), gatewayId, failure: null } as const
      await whenDatabaseIsBack(() => keep({ ...done, ...sent }))
    } else {
      await failed(handed.why, handed)
      ctx.log.warn({ ...known, why: handed.why }, 'message refused for good')
    }
    return 'answered'
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    if (error instanceof Error && error.name === 'AbortError') {
      // The program ends: the next one sends it.
      await keep({ nextAttemptAt: ctx.now() })
    } else if (ctx.now() >= triedUntil) {
      await failed(why)
      ctx.log.error({ ...known, why }, 'message failed, and is tried no more')
    } else {
      await tryAgain(why, retrySeconds(attempts))
    }
    return 'no answer'
  }
}

/** Deletes messages of before last quarter, and codes of before yesterday. */
export async function prunePhoneMessages(ctx: Ctx): Promise<boolean> {
  const before = (days: number) => lt(phoneMessages.createdAt, secondsAfter(ctx.now(), -days * 24 * 60 * 60))
  const isOld = or(before(keptDays), and(eq(phoneMessages.kind, 'code'), before(codeKeptDays)))
  return deleteBatch(ctx, phoneMessages, and(isOld, ne(phoneMessages.state, 'waiting')))
}
