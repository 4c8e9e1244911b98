import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'

import { secondFactors } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { indianDay } from '#domain/time/rules.ts'

import { asCompared, isFigures, mostTries, toldTries, triesSeconds } from './rules.ts'

type SecondFactor = typeof secondFactors.$inferSelect

/**
 * Asked after a right password or link and before a session: whether this person has a second factor, and
 * gave it. @param typed figures of the app, or a recovery code
 * @throws second_factor_needed, second_factor_wrong, too_many_attempts
 */
export async function refuseWithoutSecondFactor(
  ctx: Ctx,
  { personId, typed }: { personId: string; typed: string | undefined },
): Promise<void> {
  const stands = and(eq(secondFactors.personId, personId), isNotNull(secondFactors.confirmedAt))
  if ((await ctx.db.$count(secondFactors, stands)) === 0) return
  if (!typed) throw new DomainError('second_factor_needed', {})
  if (!(await takeFigures(ctx, { personId, typed }))) throw new DomainError('second_factor_wrong', {})
}

/**
 * Uses up figures or a recovery code: whether they were right, and not used before. Each try is counted
 * before it is looked at, so that many at once cannot slip by; the person is told by mail of the
 * third wrong one, for whoever guesses knows the password or reads the mailbox. Not inside
 * a transaction: a count must stay.
 * @throws too_many_attempts
 */
export async function takeFigures(
  ctx: Ctx,
  { personId, typed }: { personId: string; typed: string },
): Promise<boolean> {
  const factor = await countTry(ctx, personId)
  if (!factor) return false
  if (factor.tries > mostTries) {
    const until = secondsAfter(factor.triesFrom, triesSeconds)
    const retryAfterSeconds = Math.ceil((until.getTime() - ctx.now().getTime()) / 1000)
    throw new DomainError('too_many_attempts', { of: 'second factors', retryAfterSeconds })
  }
  const compared = asCompared(typed)
  const isRight = isFigures(compared)
    ? await spendFigures(ctx, factor, compared)
    : await spendRecoveryCode(ctx, factor, compared)
  if (!isRight && factor.tries >= toldTries && factor.confirmedAt !== null) await tellOwner(ctx, personId)
  return isRight
}

/** As a form is told of it, whose other fields stay. */
export function wrongFigures(): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { figures: { problem: 'wrong_second_factor' } } })
}

/** Once a day. */
async function tellOwner(ctx: Ctx, personId: string): Promise<void> {
  ctx.log.warn({ personId }, 'wrong figures of a second factor')
  const facts = { what: 'figures_guessed' as const, at: ctx.now().toISOString() }
  const cause = `figures of ${personId} on ${indianDay(ctx.now())}`
  await queueMail(ctx, personId, { kind: 'account_safety', cause, facts })
}

async function countTry({ db, now }: Ctx, personId: string): Promise<SecondFactor | undefined> {
  const isOver = sql`${secondFactors.triesFrom} <= ${secondsAfter(now(), -triesSeconds)}`
  const [factor] = await db
    .update(secondFactors)
    .set({
      tries: sql`case when ${isOver} then 1 else ${secondFactors.tries} + 1 end`,
      triesFrom: sql`case when ${isOver} then ${now()} else ${secondFactors.triesFrom} end`,
    })
    .where(eq(secondFactors.personId, personId))
    .returning()
  return factor
}

/** Of two who use the same figures at once, one does. */
async function spendFigures(ctx: Ctx, factor: SecondFactor, figures: string): Promise<boolean> {
  const { personId, sealedSecret } = factor
  const made = await ctx.gateways.accounts.stepOfFigures({ sealed: sealedSecret, figures, at: ctx.now() })
  if (!made) return false
  const isUnused = and(
    eq(secondFactors.personId, personId),
    // It was not set up anew meanwhile.
    eq(secondFactors.sealedSecret, sealedSecret),
    lt(secondFactors.lastStep, made.step),
  )
  const used = await ctx.db
    .update(secondFactors)
    .set({ lastStep: made.step, sealedSecret: made.sealed, tries: 0 })
    .where(isUnused)
    .returning({ personId: secondFactors.personId })
  return used.length > 0
}

async function spendRecoveryCode(ctx: Ctx, { personId }: SecondFactor, code: string): Promise<boolean> {
  const hash = hashOfToken(code)
  const { recoveryHashes } = secondFactors
  const used = await ctx.db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})`, tries: 0 })
    .where(and(eq(secondFactors.personId, personId), sql`${hash} = any(${recoveryHashes})`))
    .returning({ personId: secondFactors.personId })
  if (used.length > 0) ctx.log.info({ personId }, 'recovery code used')
  return used.length > 0
}
