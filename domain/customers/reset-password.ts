import { and, eq, gt, isNotNull } from 'drizzle-orm'

import {
  accountClaims,
  passkeys,
  passwordResets,
  people,
  secondFactors,
  sessions,
  accounts as signInWays,
} from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { proveEmail } from './prove-email.ts'
import { refuseEasyPassword } from './refuse-easy-password.ts'

/**
 * Sets a new password by a link that was sent by mail: once, and within its time. With it all other links,
 * also the one to take the account over, and all sessions of the person end, and a mail says so.
 * @throws reset_link_over, invalid_input, busy
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const holds = and(
    eq(passwordResets.tokenHash, hashOfToken(token)),
    eq(passwordResets.purpose, 'password'),
    isNotNull(passwordResets.personId),
    gt(passwordResets.expiresAt, ctx.now()),
  )
  // Before the password is hashed, which is work that a guessed link is not worth.
  const [known] = await ctx.db
    .select({ personId: people.id, email: people.email })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(holds)
  if (!known) throw new DomainError('reset_link_over', {})
  await refuseEasyPassword(ctx, { field: 'password', password, email: known.email ?? '' })
  const hash = await ctx.gateways.accounts.hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    const { personId } = known
    // First the person, as whoever takes the account over by a link does.
    await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
    // Of two who use one link at once, the second waits here and finds that it has gone.
    const [used] = await db.delete(passwordResets).where(holds).returning()
    if (!used) throw new DomainError('reset_link_over', {})
    await db.delete(passwordResets).where(eq(passwordResets.personId, personId))
    // A helper without a password has one now.
    await db.delete(accountClaims).where(eq(accountClaims.personId, personId))
    await proveEmail(tx, personId)
    await setPassword(tx, personId, hash)
    // Who takes the account back by its mailbox ends every other way in.
    await db.update(people).set({ signInMobile: null }).where(eq(people.id, personId))
    await db.delete(passkeys).where(eq(passkeys.personId, personId))
    // Who guessed figures knew the old password.
    await db.update(secondFactors).set({ tries: 0 }).where(eq(secondFactors.personId, personId))
    await db.delete(sessions).where(eq(sessions.userId, personId))
    const facts = { at: tx.now().toISOString() }
    await queueMail(tx, personId, { kind: 'password_changed', cause: used.id, facts })
    tx.log.info({ personId }, 'password reset')
  })
}

/** Also of a person who never had one. */
async function setPassword({ db, now }: Ctx, personId: string, password: string): Promise<void> {
  const at = now()
  const isWayIn = and(eq(signInWays.userId, personId), eq(signInWays.providerId, 'credential'))
  const changed = await db
    .update(signInWays)
    .set({ password, updatedAt: at })
    .where(isWayIn)
    .returning({ id: signInWays.id })
  if (changed.length > 0) return
  await db.insert(signInWays).values({
    id: newId(),
    accountId: personId,
    providerId: 'credential',
    userId: personId,
    password,
    createdAt: at,
    updatedAt: at,
  })
}
