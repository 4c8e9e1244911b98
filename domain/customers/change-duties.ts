import { and, eq, isNull } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { duties, isAdmin } from '#domain/ground/rules.ts'
import type { Duty } from '#domain/ground/rules.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { endCodeSessions } from './end-code-sessions.ts'
import { personColumns } from './queries.ts'
import type { PersonView } from './queries.ts'

/**
 * Gives a person duties and takes others away; those that are not named stay, so two admins with two duties
 * do not undo each other. It counts from the person's next request on, because every request reads it.
 * @throws not_signed_in, forbidden, not_found, needs_no_duties, cannot_sign_in
 */
export async function changeDuties(
  ctx: Ctx,
  { userId, give, take }: { userId: string; give: readonly Duty[]; take: readonly Duty[] },
): Promise<PersonView> {
  const { id: actorId } = admin(ctx)
  return inTransaction(ctx, async (tx) => {
    const [present] = await tx.db
      .select(personColumns)
      .from(people)
      .where(and(eq(people.id, userId), isNull(people.deletedAt)))
      .for('no key update')
    if (!present) throw new DomainError('not_found', { what: 'user' })
    const next = duties.filter(
      (duty) => !take.includes(duty) && (give.includes(duty) || present.duties.includes(duty)),
    )
    if (next.length > 0 && isAdmin(present)) throw new DomainError('needs_no_duties', {})
    // Who holds the link for such an account would have the duties.
    if (next.length > 0 && present.email === null) throw new DomainError('cannot_sign_in', {})
    await tx.db.update(people).set({ duties: next, updatedAt: tx.now() }).where(eq(people.id, userId))
    if (next.some((duty) => !present.duties.includes(duty))) await endCodeSessions(tx, present)
    await writeAudit(tx, {
      action: 'duties_changed',
      objectId: userId,
      before: { duties: present.duties },
      after: { duties: next },
    })
    tx.log.info({ actorId, personId: userId, duties: next }, 'duties changed')
    return { ...present, duties: next }
  })
}
