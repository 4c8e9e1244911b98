import { randomBytes } from 'node:crypto'

import { and, eq, gt, ne } from 'drizzle-orm'

import type { Language } from '#db/schema/columns.ts'
import { accountClaims, guests, people, accounts as signInWays } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { emailTaken } from '#domain/customers/accounts.ts'
import { closeGuests } from '#domain/customers/close-guests.ts'
import { hasAccount } from '#domain/customers/has-account.ts'
import { lockPerson } from '#domain/customers/queries.ts'
import { refuseEasyPassword } from '#domain/customers/refuse-easy-password.ts'
import { admin, buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { breaks, inTransaction } from '#domain/ground/transaction.ts'

import { claimHash } from './queries.ts'

const claimSeconds = 7 * 24 * 60 * 60

/**
 * A link by which a person without an e-mail, or a helper without a password, takes over their account: one
 * use, 7 days, and the end of the link before, and of what a guest's browser keeps of them. The token is
 * kept nowhere, so it is shown this once.
 * @throws not_signed_in, forbidden, not_found, person_joined, account_claimed
 */
export async function offerClaim(
  ctx: Ctx,
  personId: string,
): Promise<{ token: string; mobile: string; expiresAt: Date; language: Language }> {
  admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, personId)
    const waysIn = await tx.db.$count(signInWays, eq(signInWays.userId, personId))
    const isNewHelper = person.duties.length > 0 && waysIn === 0
    if (hasAccount(person) && !isNewHelper) throw new DomainError('account_claimed', {})
    await closeGuests(tx, [personId])
    const { token, expiresAt } = await writeClaim(tx, personId)
    await writeAudit(tx, {
      action: 'claim_offered',
      objectId: personId,
      before: null,
      after: { until: expiresAt },
    })
    return { token, mobile: person.mobile ?? '', expiresAt, language: person.language }
  })
}

/**
 * The same for the guest whose key the browser has, and nobody else: what they ordered is their account's
 * then. @throws not_signed_in, account_claimed
 */
export async function claimAsGuest(ctx: Ctx): Promise<{ token: string }> {
  const { id, isGuest } = buying(ctx)
  if (!isGuest) throw new DomainError('account_claimed', {})
  return inTransaction(ctx, async (tx) => {
    await lockPerson(tx, id)
    // As long as they are their browser's: whoever serves them at the desk takes this row away.
    const [guest] = await tx.db
      .select({ personId: guests.personId })
      .from(guests)
      .where(eq(guests.personId, id))
      .for('update')
    if (!guest) throw new DomainError('not_signed_in', {})
    const { token } = await writeClaim(tx, id)
    return { token }
  })
}

async function writeClaim(tx: Ctx, personId: string): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(16).toString('base64url')
  const claim = {
    tokenHash: claimHash(token),
    expiresAt: secondsAfter(tx.now(), claimSeconds),
    createdAt: tx.now(),
  }
  await tx.db
    .insert(accountClaims)
    .values({ personId, ...claim })
    .onConflictDoUpdate({ target: accountClaims.personId, set: claim })
  return { token, expiresAt: claim.expiresAt }
}

/** Whose link it is; so that one that is over costs no hashing. @throws claim_over */
async function refuseIfOver(ctx: Ctx, token: string): Promise<{ personId: string; email: string | null }> {
  const [claim] = await ctx.db
    .select({ personId: people.id, email: people.email })
    .from(accountClaims)
    .innerJoin(people, eq(people.id, accountClaims.personId))
    .where(isGood(ctx, token))
  if (!claim) throw new DomainError('claim_over', {})
  return claim
}

function isGood({ now }: Ctx, token: string) {
  return and(eq(accountClaims.tokenHash, claimHash(token)), gt(accountClaims.expiresAt, now()))
}

/**
 * Gives the account its e-mail and password, and ends the link; who was a guest is none from then on. Of two
 * who use it at once the second is refused. A helper has an e-mail already, which stays.
 * @throws claim_over, email_taken, invalid_input, busy
 */
export async function claimAccount(
  ctx: Ctx,
  input: { token: string; email?: string | undefined; password: string; language: Language },
): Promise<void> {
  const known = await refuseIfOver(ctx, input.token)
  const email = known.email ?? input.email?.trim().toLowerCase()
  if (!email) throw new DomainError('invalid_input', { fields: { email: { problem: 'missing' } } })
  await refuseEasyPassword(ctx, { field: 'password', password: input.password, email })
  const password = await ctx.gateways.accounts.hashPassword(input.password)
  await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const { personId } = known
    // First the person, as whoever joins two people or makes a new link does.
    await tx.db.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update')
    // Before the link, as everybody who closes a guest.
    await tx.db.delete(guests).where(eq(guests.personId, personId))
    const [claim] = await tx.db
      .delete(accountClaims)
      .where(and(isGood(tx, input.token), eq(accountClaims.personId, personId)))
      .returning()
    if (!claim) throw new DomainError('claim_over', {})
    const taken = await tx.db.$count(people, and(eq(people.email, email), ne(people.id, personId)))
    if (taken > 0) throw emailTaken()
    await tx.db
      .update(people)
      .set({ email, language: input.language, updatedAt: now })
      .where(eq(people.id, personId))
      .catch((error: unknown) => {
        // Somebody opened an account with it at the same moment.
        throw breaks(error, 'people_email') ? emailTaken() : error
      })
    await tx.db.insert(signInWays).values({
      id: newId(),
      accountId: personId,
      providerId: 'credential',
      userId: personId,
      password,
      createdAt: now,
      updatedAt: now,
    })
    tx.log.info({ personId }, 'account claimed')
  })
}
