import { and, eq, gt, isNotNull } from 'drizzle-orm'

import { passwordResets, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { proveEmail } from './prove-email.ts'
import { refuseWithoutSecondFactor } from './second-factor/take-figures.ts'

const isSignIn = eq(passwordResets.purpose, 'sign_in')

/**
 * Asked before a link is used up: its person's second factor, where they have one.
 * @throws second_factor_needed, second_factor_wrong, too_many_attempts
 */
export async function permitSignInLink(
  ctx: Ctx,
  { token, typed }: { token: string; typed: string | undefined },
): Promise<void> {
  const [link] = await ctx.db
    .select({ personId: passwordResets.personId })
    .from(passwordResets)
    .where(holds(ctx, token))
  if (link?.personId) await refuseWithoutSecondFactor(ctx, { personId: link.personId, typed })
}

/**
 * Whom a link that was sent by mail signs in, once and within its time. With it the other links of the same
 * kind end. The caller opens the session.
 * @throws reset_link_over, account_blocked
 */
export async function takeSignInLink(
  ctx: Ctx,
  { token }: { token: string },
): Promise<{ personId: string; email: string }> {
  return inTransaction(ctx, async ({ db, now, log }) => {
    // Of two who use one link at once, the second waits here and finds that it has gone.
    const [used] = await db.delete(passwordResets).where(holds({ now }, token)).returning()
    const personId = used?.personId
    if (!personId) throw new DomainError('reset_link_over', {})
    await db.delete(passwordResets).where(and(eq(passwordResets.personId, personId), isSignIn))
    const [person] = await db
      .select({ email: people.email, blockedFrom: people.blockedFrom })
      .from(people)
      .where(eq(people.id, personId))
    if (!person?.email) throw new DomainError('reset_link_over', {})
    // As a right password is answered.
    if (person.blockedFrom === 'shop') throw new DomainError('account_blocked', {})
    await proveEmail({ db, now }, personId)
    log.info({ personId }, 'signed in by a link')
    return { personId, email: person.email }
  })
}

function holds({ now }: Pick<Ctx, 'now'>, token: string) {
  return and(
    eq(passwordResets.tokenHash, hashOfToken(token)),
    isSignIn,
    isNotNull(passwordResets.personId),
    gt(passwordResets.expiresAt, now()),
  )
}
