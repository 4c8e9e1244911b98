import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { passwordResets, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

/** A link holds so long, from when it was asked for. */
const linkSeconds = 30 * 60

const dueResets = {
  table: passwordResets,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const

/**
 * Asks for a link for a new password. Writes down the address and nothing else, for a known one as for any
 * other, so that neither answer nor time tells which it is; `answerPasswordResets` looks it up.
 * @throws no_mails
 */
export async function askPasswordReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  if (!ctx.gateways.mails.canSend) throw new DomainError('no_mails', {})
  const id = newId()
  const askedAt = ctx.now()
  await ctx.db.insert(passwordResets).values({
    id,
    tokenHash: hashOfToken(ctx.gateways.accounts.resetToken(id)),
    email: email.trim().toLowerCase(),
    askedAt,
    expiresAt: secondsAfter(askedAt, linkSeconds),
    nextAttemptAt: askedAt,
  })
}

/** As the token of a link is stored. It is random, so it needs no salt and no slow hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Looks up the addresses that links were asked for, and queues the mail where there is an account. Several
 * processes share the work.
 */
export async function answerPasswordResets(ctx: Ctx): Promise<void> {
  const claim = () => claimDue(ctx, dueResets, 20)
  for (let due = await claim(); due.length > 0; due = await claim())
    for (const reset of due) await answer(ctx, reset)
}

async function answer(ctx: Ctx, { id, email, expiresAt, attempts }: typeof passwordResets.$inferSelect) {
  const same = eq(passwordResets.id, id)
  try {
    await inTransaction(ctx, async (tx) => {
      const [person] = await tx.db.select({ id: people.id }).from(people).where(eq(people.email, email))
      if (!person) return tx.db.delete(passwordResets).where(same)
      const facts = { expiresAt: expiresAt.toISOString() }
      await queueMail(tx, person.id, { kind: 'new_password', cause: id, facts })
      return tx.db.update(passwordResets).set({ personId: person.id, nextAttemptAt: null }).where(same)
    })
  } catch (error) {
    ctx.log.error({ err: error }, 'a link for a new password was not answered, and is tried again')
    const nextAttemptAt = secondsAfter(ctx.now(), retrySeconds(attempts))
    await ctx.db.update(passwordResets).set({ nextAttemptAt }).where(same)
  }
}
