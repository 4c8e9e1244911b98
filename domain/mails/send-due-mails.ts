import { setTimeout as sleep } from 'node:timers/promises'

import { and, eq, isNotNull, lt, lte, ne, or } from 'drizzle-orm'

import { isDatabaseAway } from '#db/is-away.ts'
import { mails } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { happened } from '#domain/ground/happened.ts'
import { deleteBatch } from '#domain/ground/in-batches.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { addressed } from './addressed.ts'
import type { MailRow } from './addressed.ts'
import type { MailKind } from './rules.ts'

/** So many are sent at a time, each on a connection of its own. */
const atOnce = 5

const dueMails = {
  table: mails,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  // Longer than the mailer tries one.
  leaseSeconds: 120,
} as const

/** A standby takes over in half a minute. With the longest try of a mail it is less than the lease. */
const patienceMs = 60_000
const againMs = 250

/** Mails are forgotten after so long, but for those that still wait. */
export const keptDays = 90

/**
 * Sends the mails that are due. Several processes share the work. Ends when the mail server does not answer:
 * the next round tries again. Without a mail server they are kept, for the panel to show.
 */
export async function sendDueMails(ctx: Ctx): Promise<void> {
  if (!ctx.gateways.mails.canSend) return keepDueMails(ctx)
  const claim = () => claimDue(ctx, dueMails, atOnce)
  for (let due = await claim(); due.length > 0; due = await claim()) {
    const answers = await Promise.all(due.map((mail) => send(ctx, mail)))
    if (answers.includes('no answer')) return
  }
}

async function keepDueMails({ db, now }: Ctx): Promise<void> {
  const isDue = and(isNotNull(mails.nextAttemptAt), lte(mails.nextAttemptAt, now()))
  await db.update(mails).set({ state: 'kept', nextAttemptAt: null }).where(isDue)
}

async function send(ctx: Ctx, mail: MailRow): Promise<'answered' | 'no answer'> {
  const same = and(eq(mails.id, mail.id), eq(mails.state, 'waiting'))
  const keep = (values: Partial<MailRow>) => ctx.db.update(mails).set(values).where(same).execute()
  const failed = (failure: string) =>
    inTransaction(ctx, async (tx) => {
      const given = { state: 'failed', failure, nextAttemptAt: null } as const
      const gone = await tx.db.update(mails).set(given).where(same).returning({ kind: mails.kind })
      // Kinds are those of the rules (queue-mail.ts).
      for (const { kind } of gone)
        await happened(tx, 'mail_given_up', {
          mailId: mail.id,
          kind: kind as MailKind,
          triedUntil: mail.triedUntil,
        })
    })
  const known = { mail: mail.id, kind: mail.kind, attempts: mail.attempts }
  try {
    const refusal = await ctx.gateways.mails.send(await addressed(ctx, mail))
    if (refusal === null) {
      const sentAt = ctx.now()
      await whenDatabaseIsBack(() => keep({ state: 'sent', sentAt, nextAttemptAt: null, failure: null }))
    } else {
      await failed(refusal)
      ctx.log.warn({ ...known, why: refusal }, 'mail refused for good')
    }
    return 'answered'
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      // The program ends: the next one sends it.
      await keep({ nextAttemptAt: ctx.now() })
      ctx.log.warn({ ...known, why: error.name }, 'mail not sent')
      return 'no answer'
    }
    const why = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    if (ctx.now() >= mail.triedUntil) {
      await failed(why)
      ctx.log.error({ ...known, why }, 'mail failed, and is tried no more')
    } else {
      await keep({ failure: why, nextAttemptAt: secondsAfter(ctx.now(), retrySeconds(mail.attempts)) })
      ctx.log.warn({ ...known, why }, 'mail failed and is tried again')
    }
    return 'no answer'
  }
}

/** A gateway has the message, and if nobody writes that down, it goes out once more. */
export async function whenDatabaseIsBack(write: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + patienceMs
  for (;;)
    try {
      await write()
      return
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error
      await sleep(againMs)
    }
}

/** Deletes mails of before last quarter, and the last one to an account that is deleted once it is sent. */
export async function pruneMails(ctx: Ctx): Promise<boolean> {
  const isOld = lt(mails.createdAt, secondsAfter(ctx.now(), -keptDays * 24 * 60 * 60))
  const isFarewell = eq(mails.kind, 'account_deleted')
  return deleteBatch(ctx, mails, and(or(isOld, isFarewell), ne(mails.state, 'waiting')))
}
