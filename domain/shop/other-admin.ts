import { and, eq, isNull, ne, or } from 'drizzle-orm'

import { people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** Whether the shop has an administrator who can come in, beside this person. */
export async function hasOtherAdmin({ db }: Pick<Ctx, 'db'>, personId: string): Promise<boolean> {
  const isFree = or(isNull(people.blockedFrom), ne(people.blockedFrom, 'shop'))
  const isOther = and(eq(people.role, 'ADMIN'), ne(people.id, personId), isFree)
  return (await db.$count(people, isOther)) > 0
}
