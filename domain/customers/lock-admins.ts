import { and, eq, ne, or, isNull } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { notAllowed } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * Locks the administrators who can sign in, in one order, so that two who take each other's place away cannot
 * both succeed. To be called first in the transaction of such a change.
 * @param change.actorId who makes it: still an administrator, or it is refused
 * @param change.losing the person who would be one no more; null where nobody would
 * @throws forbidden, last_admin
 */
export async function lockAdmins(
  { db }: Ctx,
  { actorId, losing }: { actorId: string; losing: string | null },
): Promise<void> {
  const admins = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'ADMIN'), or(isNull(people.blockedFrom), ne(people.blockedFrom, 'shop'))))
    .orderBy(people.id)
    .for('update')
  if (!admins.some(({ id }) => id === actorId)) throw notAllowed('not_admin')
  if (losing !== null && admins.every(({ id }) => id === losing)) throw new DomainError('last_admin', {})
}
