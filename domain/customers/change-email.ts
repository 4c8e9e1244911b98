import { and, eq, gt } from 'drizzle-orm'

import { passwordResets, people } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { breaks, inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'

import { emailTaken } from './accounts.ts'
import { newLink } from './mailed-links.ts'
import { refuseUnproven } from './refuse-unproven.ts'
import type { Proof } from './refuse-unproven.ts'

/**
 * Asks for another e-mail for one's own account: a link goes to the new address, and nothing changes before
 * it is used. A link that was asked for before is over.
 * @throws not_signed_in, no_mails, invalid_input for a wrong password or code, code_over, email_taken, busy
 */
export async function askNewEmail(ctx: Ctx, input: Proof & { email: string }): Promise<void> {
  const { id: personId } = signedIn(ctx)
  if (!ctx.gateways.mails.canSend) throw new DomainError('no_mails', {})
  await refuseUnproven(ctx, input)
  const email = input.email.trim().toLowerCase()
  await inTransaction(ctx, async (tx) => {
    // One after the other, so that the last one that was asked for is the one that holds.
    const [person] = await tx.db
      .select({ id: people.id })
      .from(people)
      .where(eq(people.id, personId))
      .for('no key update')
    if (!person) throw new DomainError('not_signed_in', {})
    if ((await tx.db.$count(people, eq(people.email, email))) > 0) throw emailTaken('change')
    await tx.db.delete(passwordResets).where(isNewEmailOf(personId))
    const link = newLink(tx)
    await tx.db.insert(passwordResets).values({ ...link, purpose: 'email', email, personId })
    const to = { personId, address: email, name: '' }
    const facts = { expiresAt: link.expiresAt.toISOString() }
    await queueMail(tx, to, { kind: 'new_email', cause: link.id, facts })
  })
}

/**
 * Gives the account the e-mail that the link was sent to, once and within its time. The address of before is
 * told, and every link that was sent there is over.
 * @throws reset_link_over, email_taken when somebody else has it by now
 */
export async function confirmEmail(ctx: Ctx, { token }: { token: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db } = tx
    const [link] = await db
      .delete(passwordResets)
      .where(
        and(
          eq(passwordResets.tokenHash, hashOfToken(token)),
          eq(passwordResets.purpose, 'email'),
          gt(passwordResets.expiresAt, tx.now()),
        ),
      )
      .returning()
    const personId = link?.personId
    if (!link || !personId) throw new DomainError('reset_link_over', {})
    // Before the change, which has them written to at the new address from then on.
    const facts = { at: tx.now().toISOString(), newEmail: link.email }
    await queueMail(tx, personId, { kind: 'email_changed', cause: link.id, facts })
    await db
      .update(people)
      .set({ email: link.email, emailVerified: true, updatedAt: tx.now() })
      .where(eq(people.id, personId))
      .catch((error: unknown) => {
        throw breaks(error, 'people_email') ? emailTaken('change') : error
      })
    await db.delete(passwordResets).where(eq(passwordResets.personId, personId))
    tx.log.info({ personId }, 'e-mail changed')
  })
}

function isNewEmailOf(personId: string) {
  return and(eq(passwordResets.personId, personId), eq(passwordResets.purpose, 'email'))
}
