import { randomInt } from 'node:crypto'

import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'

import { passkeys, secondFactors, sessions } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin, onAnyDuty, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import type { SafetyChange } from '#domain/mails/rules.ts'

import { lockPerson } from '../queries.ts'
import { refuseWrongPassword } from '../refuse-wrong-password.ts'
import { asCompared, recoveryCodes } from './rules.ts'
import { takeFigures, wrongFigures } from './take-figures.ts'

/** How one's own second factor stands. @throws not_signed_in */
export async function mySecondFactor(ctx: Ctx): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
  const factor = await standing(ctx, signedIn(ctx).id)
  return { isOn: factor !== null, recoveryCodesLeft: factor?.recoveryHashes.length ?? 0 }
}

/** Whether this person's sign-in asks for figures. */
export async function hasSecondFactor(ctx: Ctx, personId: string): Promise<boolean> {
  return (await standing(ctx, personId)) !== null
}

/**
 * Begins to set up a second factor: answers what an app is given. It counts only once the app's first figures
 * came (`confirmSecondFactor`); who begins anew gets another one.
 * @throws not_signed_in, forbidden for who has no duty, invalid_input for a wrong password,
 *   second_factor_stands, busy
 */
export async function beginSecondFactor(
  ctx: Ctx,
  { password }: { password: string },
): Promise<{ secret: string; address: string }> {
  const { id: personId, email } = onAnyDuty(ctx)
  await refuseWrongPassword(ctx, password)
  const { sealed, ...told } = await ctx.gateways.accounts.newSecondFactor({ shop: ctx.shop.name, email })
  const at = ctx.now()
  const row = { personId, sealedSecret: sealed, triesFrom: at, createdAt: at }
  const written = await ctx.db
    .insert(secondFactors)
    .values(row)
    .onConflictDoUpdate({
      target: secondFactors.personId,
      set: { ...row, tries: 0, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ personId: secondFactors.personId })
  if (written.length === 0) throw new DomainError('second_factor_stands', {})
  return told
}

/**
 * The app's first figures: from now on each sign-in asks for them. All other sessions end, for they were
 * opened with less, and so do passkeys, which were added with less and sign in alone. Answers the recovery
 * codes, which nobody can read again.
 * @throws not_signed_in, forbidden, second_factor_missing, invalid_input for other figures, too_many_attempts
 */
export async function confirmSecondFactor(
  ctx: Ctx,
  { figures }: { figures: string },
): Promise<{ codes: string[] }> {
  const { id: personId, sessionId } = onAnyDuty(ctx)
  const isBegun = and(eq(secondFactors.personId, personId), isNull(secondFactors.confirmedAt))
  if ((await ctx.db.$count(secondFactors, isBegun)) === 0) throw new DomainError('second_factor_missing', {})
  if (!(await takeFigures(ctx, { personId, typed: figures }))) throw wrongFigures()
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await inTransaction(ctx, async (tx) => {
    const recoveryHashes = codes.map((code) => hashOfToken(asCompared(code)))
    const confirmed = await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.now(), recoveryHashes })
      .where(isBegun)
      .returning({ personId: secondFactors.personId })
    if (confirmed.length === 0) throw new DomainError('second_factor_missing', {})
    const isOther = and(eq(sessions.userId, personId), ne(sessions.id, sessionId))
    await tx.db.delete(sessions).where(isOther)
    await tx.db.delete(passkeys).where(eq(passkeys.personId, personId))
    await note(tx, { personId, what: 'second_factor_set' })
  })
  return { codes }
}

/**
 * Takes away one's own second factor, with the password and figures or a recovery code.
 * @throws not_signed_in, invalid_input for a wrong password or other figures, second_factor_missing,
 *   too_many_attempts, busy
 */
export async function endSecondFactor(
  ctx: Ctx,
  { password, figures }: { password: string; figures: string },
): Promise<void> {
  const { id: personId } = signedIn(ctx)
  await refuseWrongPassword(ctx, password)
  if (!(await hasSecondFactor(ctx, personId))) throw new DomainError('second_factor_missing', {})
  if (!(await takeFigures(ctx, { personId, typed: figures }))) throw wrongFigures()
  await inTransaction(ctx, async (tx) => {
    await takeAway(tx, personId)
    await note(tx, { personId, what: 'second_factor_ended' })
  })
}

/**
 * Takes away the second factor of somebody who has lost telephone and codes, with their sessions and
 * passkeys, which the telephone may have. Their next sign-in asks for the password alone.
 * @throws not_signed_in, forbidden, own_second_factor, not_found, person_joined, second_factor_missing
 */
export async function resetSecondFactor(ctx: Ctx, { userId }: { userId: string }): Promise<void> {
  const { id } = admin(ctx)
  // An open session alone must not do it.
  if (userId === id) throw new DomainError('own_second_factor', {})
  await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    await takeAway(tx, userId)
    await tx.db.delete(passkeys).where(eq(passkeys.personId, userId))
    await tx.db.delete(sessions).where(eq(sessions.userId, userId))
    await note(tx, { personId: userId, what: 'second_factor_reset' })
  })
}

async function standing({ db }: Pick<Ctx, 'db'>, personId: string) {
  const stands = and(eq(secondFactors.personId, personId), isNotNull(secondFactors.confirmedAt))
  const [factor] = await db.select().from(secondFactors).where(stands)
  return factor ?? null
}

async function takeAway({ db }: Ctx, personId: string): Promise<void> {
  const isTheirs = and(eq(secondFactors.personId, personId), isNotNull(secondFactors.confirmedAt))
  const gone = await db.delete(secondFactors).where(isTheirs).returning()
  if (gone.length === 0) throw new DomainError('second_factor_missing', {})
}

/** In the audit log, and to the person by mail. */
async function note(
  tx: Ctx,
  { personId, what }: { personId: string; what: Extract<SafetyChange, `second_factor_${string}`> },
): Promise<void> {
  const isOn = what === 'second_factor_set'
  await writeAudit(tx, {
    action: what,
    objectId: personId,
    before: { secondFactor: !isOn },
    after: { secondFactor: isOn },
  })
  const facts = { what, at: tx.now().toISOString() }
  await queueMail(tx, personId, { kind: 'account_safety', cause: newId(), facts })
  tx.log.info({ personId, what }, 'second factor changed')
}

/** Without letters and figures that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twelve of thirty-one letters, some 59 bits: `k3vm-8qpt-2hzd`. */
function newRecoveryCode(): string {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [part(), part(), part()].join('-')
}
