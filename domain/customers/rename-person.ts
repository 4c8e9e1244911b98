import { eq } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { lockPerson, personById } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Gives a person another name, in all lists and in their own account. Invoices keep the name that they were
 * written with.
 * @throws not_signed_in, forbidden, not_found, person_joined
 */
export async function renamePerson(
  ctx: Ctx,
  { userId, name }: { userId: string; name: string },
): Promise<PersonView> {
  admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const before = await lockPerson(tx, userId)
    await tx.db.update(people).set({ name, updatedAt: tx.now() }).where(eq(people.id, userId))
    // No names: what is kept for years names people by their id alone.
    if (name !== before.name)
      await writeAudit(tx, {
        action: 'person_renamed',
        objectId: userId,
        before: null,
        after: { isRenamed: true },
      })
    return personById(tx, userId)
  })
}
