import { and, eq, isNull } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { personColumns } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Sets how many smart coins a person has: a whole number, no money. With `seen`, the number that the admin
 * looked at, it is refused when somebody else has changed it since.
 * @throws not_signed_in, forbidden, not_found, coins_changed
 */
export async function setSmartCoins(
  ctx: Ctx,
  { userId, smartCoins, seen }: { userId: string; smartCoins: number; seen?: number | undefined },
): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const [present] = await tx.db
      .select(personColumns)
      .from(people)
      .where(and(eq(people.id, userId), isNull(people.deletedAt)))
      .for('no key update')
    if (!present) throw new DomainError('not_found', { what: 'user' })
    // Sent again after a lost answer it is true already, whatever was seen.
    if (present.smartCoins === smartCoins) return present
    if (seen !== undefined && seen !== present.smartCoins)
      throw new DomainError('coins_changed', { now: present.smartCoins })
    await tx.db.update(people).set({ smartCoins, updatedAt: tx.now() }).where(eq(people.id, userId))
    await writeAudit(tx, {
      action: 'smart_coins_set',
      objectId: userId,
      before: { smartCoins: present.smartCoins },
      after: { smartCoins },
    })
    tx.log.info({ actorId, personId: userId, smartCoins }, 'smart coins set')
    return { ...present, smartCoins }
  })
}
