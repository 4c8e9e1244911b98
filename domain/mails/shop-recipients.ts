import { and, eq, isNull, ne, or } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { Recipient } from './queue-mail.ts'

/** Who reads what the shop tells itself: its administrators, but for those who are blocked from the shop. */
export async function shopRecipients({ db }: Ctx): Promise<Recipient[]> {
  const admins = await db
    .select({ personId: people.id, address: people.email, name: people.name })
    .from(people)
    .where(and(eq(people.role, 'ADMIN'), or(isNull(people.blockedFrom), ne(people.blockedFrom, 'shop'))))
    .orderBy(people.id)
  return admins.flatMap(({ address, ...admin }) => (address === null ? [] : [{ ...admin, address }]))
}
