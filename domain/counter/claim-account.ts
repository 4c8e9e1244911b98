import { randomBytes } from 'node:crypto'

import { and, eq, gt } from 'drizzle-orm'

import { accountClaims, people, accounts as signInWays } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { emailTaken } from '#domain/customers/accounts.ts'
import { refuseEasyPassword } from '#domain/customers/refuse-easy-password.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { breaks, inTransaction } from '#domain/ground/transaction.ts'

import { claimHash } from './queries.ts'

const claimSeconds = 7 * 24 * 60 * 60

/**
 * A link by which a person without an e-mail takes over their account: one use, 7 days, and the end of the
 * link before. The token is kept nowhere, so it is shown this once.
 * @throws not_signed_in, forbidden, not_found, account_claimed
 */
export async function offerClaim(ctx: Ctx, personId: string): Promise<{ token: string; expiresAt: Date }> {
  admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const [person] = await tx.db.select().from(people).where(eq(people.id, personId)).for('no key update')
    if (!person) throw new DomainError('not_found', { what: 'user' })
    if (person.email !== null) throw new DomainError('account_claimed', {})
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
    await writeAudit(tx, {
      action: 'claim_offered',
      objectId: personId,
      before: null,
      after: { until: claim.expiresAt },
    })
    return { token, expiresAt: claim.expiresAt }
  })
}

/** So that a link that is over costs no hashing. @throws claim_over */
async function refuseIfOver({ db, now }: Ctx, token: string): Promise<void> {
  const isGood = and(eq(accountClaims.tokenHash, claimHash(token)), gt(accountClaims.expiresAt, now()))
  if ((await db.$count(accountClaims, isGood)) === 0) throw new DomainError('claim_over', {})
}

/**
 * Gives the account its e-mail and password, and ends the link. Of two who use it at once the second is
 * refused.
 * @throws claim_over, email_taken, invalid_input, busy
 */
export async function claimAccount(
  ctx: Ctx,
  input: { token: string; email: string; password: string },
): Promise<void> {
  await refuseIfOver(ctx, input.token)
  await refuseEasyPassword(ctx, { field: 'password', ...input })
  const email = input.email.trim().toLowerCase()
  const password = await ctx.gateways.accounts.hashPassword(input.password)
  await inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const [claim] = await tx.db
      .delete(accountClaims)
      .where(and(eq(accountClaims.tokenHash, claimHash(input.token)), gt(accountClaims.expiresAt, now)))
      .returning()
    if (!claim) throw new DomainError('claim_over', {})
    const taken = await tx.db.$count(people, eq(people.email, email))
    if (taken > 0) throw emailTaken()
    const { personId } = claim
    await tx.db
      .update(people)
      .set({ email, updatedAt: now })
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
