import { and, eq, isNull } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { endConsentOfOther } from '#domain/phone-messages/consent.ts'

import { personColumns } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Corrects one's own name and number. Invoices that were written keep the name that they have.
 * @param profile.mobile ten digits, or null for none
 * @throws not_signed_in
 */
export async function changeProfile(
  ctx: Ctx,
  { name, mobile }: { name: string; mobile: string | null },
): Promise<PersonView> {
  const { id } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    await endConsentOfOther(tx, { personId: id, mobile })
    return correct(tx, id, { name, mobile })
  })
}

async function correct(
  { db, now }: Ctx,
  id: string,
  { name, mobile }: { name: string; mobile: string | null },
): Promise<PersonView> {
  const [person] = await db
    .update(people)
    .set({ name, mobile, updatedAt: now() })
    .where(and(eq(people.id, id), isNull(people.deletedAt)))
    .returning(personColumns)
  if (!person) throw new DomainError('not_signed_in', {})
  return person
}
