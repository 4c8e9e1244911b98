import { eq } from 'drizzle-orm'

import { people, sessions } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { lockAdmins } from './lock-admins.ts'
import { lockPerson, personById } from './queries.ts'
import type { PersonView } from './queries.ts'
import type { BlockedFrom } from './rules.ts'

/**
 * Blocks a person from cash or from the whole shop, or from nothing any more. Who is blocked from the shop is
 * signed out everywhere in the same moment. Nobody blocks themselves, and the shop keeps an administrator.
 * @throws not_signed_in, forbidden, not_found, own_block, last_admin, person_joined
 */
export async function blockPerson(
  ctx: Ctx,
  { userId, from }: { userId: string; from: BlockedFrom | null },
): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  if (userId === actorId) throw new DomainError('own_block', {})
  return inTransaction(ctx, async (tx) => {
    await lockAdmins(tx, { actorId, losing: from === 'shop' ? userId : null })
    const before = await lockPerson(tx, userId)
    await tx.db.update(people).set({ blockedFrom: from, updatedAt: tx.now() }).where(eq(people.id, userId))
    if (from === 'shop') await tx.db.delete(sessions).where(eq(sessions.userId, userId))
    await writeAudit(tx, {
      action: 'person_blocked',
      objectId: userId,
      before: { blockedFrom: before.blockedFrom },
      after: { blockedFrom: from },
    })
    tx.log.info({ actorId, personId: userId, blockedFrom: from }, 'person blocked')
    return personById(tx, userId)
  })
}
