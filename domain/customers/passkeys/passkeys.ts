import { and, asc, count, eq, gt } from 'drizzle-orm'

import { passkeys, people, verifications } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { breaks, inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { refuseUnproven } from '../refuse-unproven.ts'
import type { Proof } from '../refuse-unproven.ts'

/** So many a person. */
const mostPasskeys = 10
/** How long a challenge is good, which a device signs. */
const challengeSeconds = 5 * 60

type Purpose = 'add' | 'sign in'

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
 * What the browser needs to make a passkey of one's own. Its challenge works once, for five minutes.
 * @throws not_signed_in, no_passkeys_here, too_many_passkeys, invalid_input for a wrong password or code,
 *   code_over, busy
 */
export async function beginPasskey(ctx: Ctx, proof: Proof): Promise<object> {
  const person = signedIn(ctx)
  const { passkeys: keys } = ctx.gateways.accounts
  if (!keys.isPossible) throw new DomainError('no_passkeys_here', {})
  const known = await myPasskeys(ctx)
  if (known.length >= mostPasskeys) throw new DomainError('too_many_passkeys', { maximum: mostPasskeys })
  await refuseUnproven(ctx, proof)
  const ids = known.map(({ id }) => id)
  const options = await keys.newOptions({ shop: ctx.shop.name, person, known: ids })
  await keepChallenge(ctx, { purpose: 'add', of: person.id, challenge: options.challenge })
  return options
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
  const isOurs = (challenge: string) => takeChallenge(ctx, { purpose: 'add', of: personId, challenge })
  const made = await ctx.gateways.accounts.passkeys.readNew({ response, isOurs })
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
  const options = await keys.signInOptions()
  await keepChallenge(ctx, { purpose: 'sign in', of: '', challenge: options.challenge })
  return options
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
  const isOurs = (challenge: string) => takeChallenge(ctx, { purpose: 'sign in', of: '', challenge })
  const read = await ctx.gateways.accounts.passkeys.readSignIn({ response, passkey, isOurs })
  if (!read) throw new DomainError('passkey_unknown', {})
  if (blockedFrom === 'shop') throw new DomainError('account_blocked', {})
  const { personId } = passkey
  await ctx.db
    .update(passkeys)
    .set({ counter: read.counter, lastUsedAt: ctx.now() })
    .where(eq(passkeys.id, passkey.id))
  ctx.log.info({ personId }, 'signed in by a passkey')
  return { personId, email: email ?? '' }
}

async function keepChallenge(
  { db, now }: Ctx,
  { purpose, of, challenge }: { purpose: Purpose; of: string; challenge: string },
): Promise<void> {
  const at = now()
  await db.insert(verifications).values({
    id: newId(),
    identifier: identifierOf(purpose, of),
    value: challenge,
    expiresAt: secondsAfter(at, challengeSeconds),
    createdAt: at,
    updatedAt: at,
  })
}

/** Whether it is one of ours, in its time; it is used up by that, so that of two who bring it one is in. */
async function takeChallenge(
  { db, now }: Ctx,
  { purpose, of, challenge }: { purpose: Purpose; of: string; challenge: string },
): Promise<boolean> {
  const isIt = and(
    eq(verifications.identifier, identifierOf(purpose, of)),
    eq(verifications.value, challenge),
    gt(verifications.expiresAt, now()),
  )
  return (await db.delete(verifications).where(isIt).returning({ id: verifications.id })).length > 0
}

/** Those to sign in belong to nobody yet, and are told apart by their beginning, for the index. */
function identifierOf(purpose: Purpose, of: string): string {
  return `passkey ${purpose} ${of}`.trim()
}

async function tell(tx: Ctx, personId: string, what: 'passkey_added' | 'passkey_deleted'): Promise<void> {
  const facts = { what, at: tx.now().toISOString() }
  await queueMail(tx, personId, { kind: 'account_safety', cause: newId(), facts })
}
