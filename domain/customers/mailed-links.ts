import { and, eq, gt } from 'drizzle-orm'

import { passwordResets, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { claimDue, retrySeconds } from '#domain/ground/due.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

/** A link holds so long, from when it was asked for. */
const linkSeconds = 30 * 60

/** A person gets one link for a sign-in in so long, however often somebody asks. */
const signInLinkSeconds = 10 * 60

/** What a link is for that anybody may ask for by an address. */
type AskedPurpose = 'password' | 'sign_in'

const mailKinds = { password: 'new_password', sign_in: 'sign_in_link' } as const

const dueLinks = {
  table: passwordResets,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  leaseSeconds: 60,
} as const

/**
 * Asks for a link for a new password, or for one sign-in. Writes down the address and nothing else, for a
 * known one as for any other, so that neither answer nor time tells which it is; `answerAskedLinks` looks it
 * up.
 * @throws no_mails
 */
export async function askLink(
  ctx: Ctx,
  { email, purpose }: { email: string; purpose: AskedPurpose },
): Promise<void> {
  if (!ctx.gateways.mails.canSend) throw new DomainError('no_mails', {})
  const link = newLink(ctx)
  await ctx.db
    .insert(passwordResets)
    .values({ ...link, purpose, email: email.trim().toLowerCase(), nextAttemptAt: link.askedAt })
}

/** The columns of a link that is asked for now: its token is stored nowhere, its hash is. */
export function newLink({ gateways, now }: Ctx) {
  const id = newId()
  const askedAt = now()
  const tokenHash = hashOfToken(gateways.accounts.resetToken(id))
  return { id, tokenHash, askedAt, expiresAt: secondsAfter(askedAt, linkSeconds) }
}

/**
 * Looks up the addresses that links were asked for, and queues the mail where there is an account. Several
 * processes share the work.
 */
export async function answerAskedLinks(ctx: Ctx): Promise<void> {
  const claim = () => claimDue(ctx, dueLinks, 20)
  for (let due = await claim(); due.length > 0; due = await claim())
    for (const link of due) await answer(ctx, link)
}

async function answer(ctx: Ctx, link: typeof passwordResets.$inferSelect): Promise<void> {
  const { id, email, purpose, expiresAt, attempts } = link
  // A link for a new e-mail was answered when it was written.
  if (purpose === 'email') return
  const same = eq(passwordResets.id, id)
  try {
    await inTransaction(ctx, async (tx) => {
      const ofAddress = eq(people.email, email)
      // Locked, so that of two that were asked for at once the second one sees the first.
      const [person] = await tx.db
        .select({ id: people.id })
        .from(people)
        .where(ofAddress)
        .for('no key update')
      if (!person || (purpose === 'sign_in' && (await hasSignInLink(tx, person.id))))
        return tx.db.delete(passwordResets).where(same)
      const facts = { expiresAt: expiresAt.toISOString() }
      await queueMail(tx, person.id, { kind: mailKinds[purpose], cause: id, facts })
      return tx.db.update(passwordResets).set({ personId: person.id, nextAttemptAt: null }).where(same)
    })
  } catch (error) {
    ctx.log.error({ err: error }, 'a link that was asked for was not answered, and is tried again')
    const nextAttemptAt = secondsAfter(ctx.now(), retrySeconds(attempts))
    await ctx.db.update(passwordResets).set({ nextAttemptAt }).where(same)
  }
}

/** Whether the person was sent one a moment ago: strangers who ask over and over fill nobody's mailbox. */
async function hasSignInLink({ db, now }: Ctx, personId: string): Promise<boolean> {
  const isFresh = gt(passwordResets.askedAt, secondsAfter(now(), -signInLinkSeconds))
  const isTheirs = and(eq(passwordResets.personId, personId), eq(passwordResets.purpose, 'sign_in'))
  return (await db.$count(passwordResets, and(isTheirs, isFresh))) > 0
}
