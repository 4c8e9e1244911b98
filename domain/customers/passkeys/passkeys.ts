import { and, asc, count, eq, sql } from 'drizzle-orm'

import { passkeys, people, verifications } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { breaks, inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { refuseUnproven } from '../refuse-unproven.ts'
import type { Proof } from '../refuse-unproven.ts'
import { hasSecondFactor } from '../second-factor/second-factor.ts'
import { takeFigures, wrongFigures } from '../second-factor/take-figures.ts'

/** So many a person. */
const mostPasskeys = 10
/** No shorter than a challenge is good. */
const challengeSeconds = 5 * 60

/** A passkey of one's own, as it is listed. */
export interface PasskeyView {
  id: string
  /** As the browser named itself when it was added; empty when it did not. */
  userAgent: string
  createdAt: Date
  /** null: never yet. */
  lastUsedAt: Date | null
}

/** One's own passkeys, the oldest first. @throws not_signed_in */
export async function myPasskeys(ctx: Ctx): Promise<PasskeyView[]> {
  const { id, userAgent, createdAt, lastUsedAt } = passkeys
  return ctx.db
    .select({ id, userAgent, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.personId, signedIn(ctx).id))
    .orderBy(asc(createdAt), asc(id))
}

/**
 * What the browser needs to make a passkey of one's own, within five minutes.
 * @throws not_signed_in, no_passkeys_here, too_many_passkeys, invalid_input for a wrong password or code and
 *   for missing or wrong figures of a second factor, too_many_attempts, code_over, busy
 */
export async function beginPasskey(
  ctx: Ctx,
  { figures = '', ...proof }: Proof & { figures?: string | undefined },
): Promise<object> {
  const person = signedIn(ctx)
  const { passkeys: keys } = ctx.gateways.accounts
  if (!keys.isPossible) throw new DomainError('no_passkeys_here', {})
  const known = await myPasskeys(ctx)
  if (known.length >= mostPasskeys) throw new DomainError('too_many_passkeys', { maximum: mostPasskeys })
  await refuseUnproven(ctx, proof)
  await refuseWithoutFigures(ctx, { personId: person.id, figures })
  const ids = known.map(({ id }) => id)
  return keys.newOptions({ shop: ctx.shop.name, person, known: ids, at: ctx.now() })
}

/** A passkey signs in without the second factor, so it takes that to add one. */
async function refuseWithoutFigures(
  ctx: Ctx,
  { personId, figures }: { personId: string; figures: string },
): Promise<void> {
  if (!(await hasSecondFactor(ctx, personId))) return
  if (figures === '') throw new DomainError('invalid_input', { fields: { figures: { problem: 'missing' } } })
  if (!(await takeFigures(ctx, { personId, typed: figures }))) throw wrongFigures()
}

/**
 * The browser has made it: from now on it signs in. A mail says so.
 * @throws not_signed_in, too_many_passkeys, passkey_refused
 */
export async function addPasskey(
  ctx: Ctx,
  { response, userAgent }: { response: object; userAgent: string },
): Promise<void> {
  const { id: personId } = signedIn(ctx)
  const made = await ctx.gateways.accounts.passkeys.readNew({ response, personId, at: ctx.now() })
  if (!made) throw new DomainError('passkey_refused', {})
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    await db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
    const [{ has } = { has: 0 }] = await db
      .select({ has: count() })
      .from(passkeys)
      .where(eq(passkeys.personId, personId))
    if (has >= mostPasskeys) throw new DomainError('too_many_passkeys', { maximum: mostPasskeys })
    await db
      .insert(passkeys)
      .values({ ...made, personId, userAgent, createdAt: tx.now() })
      .catch((error: unknown) => {
        throw breaks(error, 'passkeys_pkey') ? new DomainError('passkey_refused', {}) : error
      })
    await tell(tx, personId, 'passkey_added')
    tx.log.info({ personId }, 'passkey added')
  })
}

/** It signs in no more. @throws not_signed_in, not_found */
export async function deletePasskey(ctx: Ctx, { passkeyId }: { passkeyId: string }): Promise<void> {
  const { id: personId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const isOwn = and(eq(passkeys.id, passkeyId), eq(passkeys.personId, personId))
    const gone = await tx.db.delete(passkeys).where(isOwn).returning({ id: passkeys.id })
    if (gone.length === 0) throw new DomainError('not_found', { what: 'passkey' })
    await tell(tx, personId, 'passkey_deleted')
    tx.log.info({ personId }, 'passkey deleted')
  })
}

/** What the browser needs to sign in by whichever passkey its owner chooses. @throws no_passkeys_here */
export async function passkeyChallenge(ctx: Ctx): Promise<object> {
  const { passkeys: keys } = ctx.gateways.accounts
  if (!keys.isPossible) throw new DomainError('no_passkeys_here', {})
  return keys.signInOptions({ at: ctx.now() })
}

/**
 * Whom a passkey signs in. The caller opens the session; a second factor is not asked for, because the device
 * has asked for a finger, a face or its PIN.
 * @throws passkey_unknown, account_blocked
 */
export async function signInByPasskey(
  ctx: Ctx,
  response: { id: string },
): Promise<{ personId: string; email: string }> {
  const [found] = await ctx.db
    .select({ passkey: passkeys, email: people.email, blockedFrom: people.blockedFrom })
    .from(passkeys)
    .innerJoin(people, eq(people.id, passkeys.personId))
    .where(eq(passkeys.id, response.id))
  if (!found) throw new DomainError('passkey_unknown', {})
  const { passkey, email, blockedFrom } = found
  const read = await ctx.gateways.accounts.passkeys.readSignIn({ response, passkey, at: ctx.now() })
  if (!read || !(await isFirstUse(ctx, read.challenge))) throw new DomainError('passkey_unknown', {})
  if (blockedFrom === 'shop') throw new DomainError('account_blocked', {})
  const { personId } = passkey
  await ctx.db
    .update(passkeys)
    .set({ counter: sql`greatest(${passkeys.counter}, ${read.counter})`, lastUsedAt: ctx.now() })
    .where(eq(passkeys.id, passkey.id))
  ctx.log.info({ personId }, 'signed in by a passkey')
  return { personId, email: email ?? '' }
}

/**
 * Whether a challenge is used for the first time: of two who bring what was signed once, one is in. Kept
 * until it would not be good any more.
 */
async function isFirstUse({ db, now }: Ctx, challenge: string): Promise<boolean> {
  const at = now()
  const used = {
    id: hashOfToken(challenge),
    identifier: 'passkey challenge',
    value: 'used',
    expiresAt: secondsAfter(at, challengeSeconds),
    createdAt: at,
    updatedAt: at,
  }
  const kept = await db.insert(verifications).values(used).onConflictDoNothing().returning()
  return kept.length > 0
}

/** People of the shop in the audit log, too. */
async function tell(tx: Ctx, personId: string, what: 'passkey_added' | 'passkey_deleted'): Promise<void> {
  const facts = { what, at: tx.now().toISOString() }
  await queueMail(tx, personId, { kind: 'account_safety', cause: newId(), facts })
  const { actor } = tx
  if (!actor || !(isAdmin(actor) || actor.duties.length > 0)) return
  const isThere = what === 'passkey_added'
  await writeAudit(tx, {
    action: what,
    objectId: personId,
    before: { passkey: !isThere },
    after: { passkey: isThere },
  })
}
