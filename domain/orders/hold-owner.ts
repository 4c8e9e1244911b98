import { eq, inArray } from 'drizzle-orm'

import { orders, people } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/**
 * Holds the person whose order it is until the end of the transaction: their account is not deleted beside
 * money that begins to go back to them (`openBusiness`). To be called first, before the order is locked.
 */
export async function holdOwner({ db }: Ctx, orderId: string): Promise<void> {
  const owner = db.select({ id: orders.personId }).from(orders).where(eq(orders.id, orderId))
  await db.select({ id: people.id }).from(people).where(inArray(people.id, owner)).for('key share')
}
