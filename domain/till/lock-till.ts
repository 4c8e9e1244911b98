import { eq } from 'drizzle-orm'

import { people, tills } from '#db/schema/index.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isAdmin } from '#domain/ground/rules.ts'

export type Till = typeof tills.$inferSelect

/**
 * An open till of one's own, or for an admin anybody's, locked: everybody who enters money in it is waited
 * for, and waits. @throws not_signed_in, forbidden, not_found, till_closed
 */
export async function lockOpenTill(tx: Ctx, tillId: number): Promise<Till> {
  const till = await lockTill(tx, tillId)
  if (till.closedAt !== null) throw await closedAlready(tx, till)
  return till
}

/** The same, whether it is open or closed. @throws not_signed_in, forbidden, not_found */
export async function lockTill(tx: Ctx, tillId: number): Promise<Till> {
  const person = onAnyDuty(tx)
  const [till] = await tx.db.select().from(tills).where(eq(tills.id, tillId)).for('no key update')
  if (!till || !(isAdmin(person) || till.personId === person.id))
    throw new DomainError('not_found', { what: 'till' })
  return till
}

async function closedAlready({ db }: Ctx, { closedAt, closedBy }: Till) {
  const [by] = await db.select({ name: people.name }).from(people).where(eq(people.id, closedBy!))
  return new DomainError('till_closed', { closedAt: closedAt!.toISOString(), by: by!.name })
}
