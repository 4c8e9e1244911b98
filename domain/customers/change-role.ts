import { eq } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Role } from '#domain/customers/rules.ts'
import { admin, notAllowed } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { personColumns } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Gives a person a role; it counts from their next request on, because every request reads it.
 * The shop never loses its last administrator.
 * @throws not_signed_in, forbidden, not_found, last_admin
 */
export async function changeRole(ctx: Ctx, input: { userId: string; role: Role }): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    // Administrators are locked in one order, so that two who demote each other cannot both succeed.
    const admins = await db
      .select({ id: people.id })
      .from(people)
      .where(eq(people.role, 'ADMIN'))
      .orderBy(people.id)
      .for('update')
    if (!admins.some(({ id }) => id === actorId)) throw notAllowed()
    if (input.role !== 'ADMIN' && admins.every(({ id }) => id === input.userId))
      throw new DomainError('last_admin', {})
    const [present] = await db
      .select({ role: people.role })
      .from(people)
      .where(eq(people.id, input.userId))
      .for('no key update')
    const [person] = await db
      .update(people)
      .set({ role: input.role, updatedAt: ctx.now() })
      .where(eq(people.id, input.userId))
      .returning(personColumns)
    if (!person || !present) throw new DomainError('not_found', { what: 'user' })
    await writeAudit(tx, {
      action: 'role_changed',
      objectId: person.id,
      before: { role: present.role },
      after: { role: person.role },
    })
    ctx.log.info({ actorId, personId: input.userId, role: input.role }, 'role changed')
    return person
  })
}
