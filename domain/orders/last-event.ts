import { desc, eq } from 'drizzle-orm'

import { orderEvents } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

/** The last event of an order that is locked: that of the move which was just made. Answers its id. */
export async function lastEventOf({ db }: Ctx, orderId: string): Promise<number> {
  const [event] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event!.id
}
