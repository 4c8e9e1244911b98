import { and, eq, isNull } from 'drizzle-orm'

import { accountClaims, people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { Role } from '#domain/ground/rules.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { endCodeSessions } from './end-code-sessions.ts'
import { lockAdmins } from './lock-admins.ts'
import { personColumns } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Gives a person a role; it counts from their next request on, because every request reads it.
 * The shop never loses its last administrator. An admin needs no duties, so who becomes one has none
 * afterwards, also once they are no admin any more.
 * @throws not_signed_in, forbidden, not_found, last_admin, cannot_sign_in
 */
export async function changeRole(ctx: Ctx, input: { userId: string; role: Role }): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    await lockAdmins(tx, { actorId, losing: input.role === 'ADMIN' ? null : input.userId })
    const [present] = await db
      .select({ role: people.role, duties: people.duties, email: people.email })
      .from(people)
      .where(and(eq(people.id, input.userId), isNull(people.deletedAt)))
      .for('no key update')
    if (!present) throw new DomainError('not_found', { what: 'user' })
    // Who holds the link for such an account would become the admin.
    const links = await db.$count(accountClaims, eq(accountClaims.personId, input.userId))
    if (input.role === 'ADMIN' && (present.email === null || links > 0))
      throw new DomainError('cannot_sign_in', {})
    const [person] = await db
      .update(people)
      .set({ role: input.role, updatedAt: ctx.now(), ...(input.role === 'ADMIN' && { duties: [] }) })
      .where(eq(people.id, input.userId))
      .returning(personColumns)
    if (input.role === 'ADMIN' && present.role !== 'ADMIN') await endCodeSessions(tx, person!)
    await writeAudit(tx, {
      action: 'role_changed',
      objectId: person!.id,
      before: { role: present.role, duties: present.duties },
      after: { role: person!.role, duties: person!.duties },
    })
    ctx.log.info({ actorId, personId: input.userId, role: input.role }, 'role changed')
    return person!
  })
}
