import { eq } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import type { PriceGroup } from '#domain/pricing/groups/rules.ts'

import { closeGuests } from './close-guests.ts'
import { lockPerson, personById } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Says whose prices a person pays: of a group, or (null) what everybody does. Who sells goods on has a GSTIN,
 * which stands on invoices whose address says none. What is asked for already keeps its price.
 * @throws not_signed_in, forbidden, not_found, person_joined, invalid_input
 */
export async function setPriceGroup(
  ctx: Ctx,
  {
    userId,
    priceGroup,
    gstin,
  }: {
    userId: string
    priceGroup: PriceGroup | null
    /** As `readGstin` reads it, without a mistake; null: none. */
    gstin: string | null
  },
): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  if (priceGroup === 'resellers' && gstin === null)
    throw new DomainError('invalid_input', { fields: { gstin: { problem: 'missing' } } })
  return inTransaction(ctx, async (tx) => {
    const before = await lockPerson(tx, userId)
    const after = { priceGroup, gstin }
    if (before.priceGroup === priceGroup && before.gstin === gstin) return personById(tx, userId)
    // Prices of a group are for who signs in or calls, not for a browser that bought as a guest.
    if (priceGroup !== null) await closeGuests(tx, [userId])
    await tx.db
      .update(people)
      .set({ ...after, updatedAt: tx.now() })
      .where(eq(people.id, userId))
    await writeAudit(tx, {
      action: 'price_group_set',
      objectId: userId,
      // Without the number, which goes with a deleted account.
      before: { priceGroup: before.priceGroup, gstin: before.gstin !== null },
      after: { priceGroup, gstin: gstin !== null },
    })
    tx.log.info({ actorId, personId: userId, priceGroup }, 'price group set')
    return personById(tx, userId)
  })
}
