import { inArray } from 'drizzle-orm'

import { accountClaims, guests } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * From now on these people are not their browsers' any more: the key opens nothing, and neither does a link
 * to the account that was asked for with it. A link of the desk stays, because giving one closes them too.
 * First the key, as whoever makes or uses such a link does.
 */
export async function closeGuests({ db }: Pick<Ctx, 'db'>, personIds: string[]): Promise<void> {
  const closed = await db
    .delete(guests)
    .where(inArray(guests.personId, personIds))
    .returning({ id: guests.personId })
  if (closed.length === 0) return
  const ids = closed.map(({ id }) => id)
  await db.delete(accountClaims).where(inArray(accountClaims.personId, ids))
}
