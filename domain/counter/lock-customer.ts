import { and, eq, isNull } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import { closeGuests } from '#domain/customers/close-guests.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

/**
 * Who is served at the counter, kept as they are until the transaction ends; nobody is served who is blocked
 * from the shop. One who was joined with another person is that person now. What a guest's browser keeps of
 * them, and the link that it has asked for, open nothing from then on: whoever calls may have only the same
 * number.
 * @throws not_found, person_blocked
 */
export async function lockCustomer(tx: Ctx, personId: string) {
  const [person] = await tx.db
    .select({ blockedFrom: people.blockedFrom })
    .from(people)
    .where(and(eq(people.id, personId), isNull(people.joinedInto), isNull(people.deletedAt)))
    .for('key share')
  if (!person) throw new DomainError('not_found', { what: 'user' })
  if (person.blockedFrom === 'shop') throw new DomainError('person_blocked', {})
  await closeGuests(tx, [personId])
  return person
}

/**
 * The same for goods that are gone already: nobody is refused any more. null: they have no account any more,
 * so it is a walk-in customer's.
 */
export async function lockFormerCustomer(ctx: Ctx, personId: string): Promise<string | null> {
  const { joinedInto, deletedAt } = people
  const [person] = await ctx.db
    .select({ joinedInto, deletedAt })
    .from(people)
    .where(eq(people.id, personId))
    .for('key share')
  if (!person || person.deletedAt) return null
  if (person.joinedInto !== null) return lockFormerCustomer(ctx, person.joinedInto)
  await closeGuests(ctx, [personId])
  return personId
}
