import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { breaks, inTransaction } from '#domain/ground/transaction.ts'
import { queueMail } from '#domain/mails/queue-mail.ts'
import { endConsentOfOther } from '#domain/phone-messages/consent.ts'

import { joinByNumber } from './join-by-number.ts'
import { personById } from './queries.ts'
import type { PersonView } from './queries.ts'
import { refuseWrongPassword } from './refuse-wrong-password.ts'
import { lockNumber } from './sign-in-by-number.ts'
import { provenNumber, endCode } from './sign-in-codes.ts'
import type { TypedCode } from './sign-in-codes.ts'

/**
 * A number that a code has proven opens one's own account from now on, beside its e-mail. What was ordered
 * with it without an account comes along.
 * @throws not_signed_in, invalid_input for a wrong password or other figures, code_over, number_taken, busy
 */
export async function tieNumber(
  ctx: Ctx,
  { password = '', ...typed }: TypedCode & { password?: string | undefined },
): Promise<PersonView> {
  const { id: personId } = signedIn(ctx)
  await refuseWrongPassword(ctx, password)
  const mobile = await provenNumber(ctx, typed)
  return inTransaction(ctx, async (tx) => {
    await lockNumber(tx, mobile)
    await endCode(tx, typed.codeId)
    await tx.db
      .update(people)
      .set({ signInMobile: mobile, mobile, updatedAt: tx.now() })
      .where(and(eq(people.id, personId), isNull(people.deletedAt)))
      .catch((error: unknown) => {
        throw breaks(error, 'people_sign_in_mobile') ? new DomainError('number_taken', {}) : error
      })
    await endConsentOfOther(tx, { personId, mobile })
    await joinByNumber(tx, { personId, mobile })
    await tell(tx, personId, 'number_tied')
    tx.log.info({ personId }, 'number tied')
    return personById(tx, personId)
  })
}

/**
 * The number opens one's own account no more. @throws not_signed_in, invalid_input for a wrong password, busy
 */
export async function untieNumber(
  ctx: Ctx,
  { password = '' }: { password?: string | undefined },
): Promise<PersonView> {
  const { id: personId } = signedIn(ctx)
  await refuseWrongPassword(ctx, password)
  await inTransaction(ctx, async (tx) => {
    const isTied = and(eq(people.id, personId), isNotNull(people.signInMobile))
    const untied = await tx.db
      .update(people)
      .set({ signInMobile: null, updatedAt: tx.now() })
      .where(isTied)
      .returning({ id: people.id })
    if (untied.length > 0) await tell(tx, personId, 'number_untied')
  })
  ctx.log.info({ personId }, 'number untied')
  return personById(ctx, personId)
}

/** Whoever has the password by wrong could tie a number of theirs: its owner reads it at once. */
async function tell(tx: Ctx, personId: string, what: 'number_tied' | 'number_untied'): Promise<void> {
  const facts = { what, at: tx.now().toISOString() }
  await queueMail(tx, personId, { kind: 'account_safety', cause: newId(), facts })
}
