import { and, asc, desc, eq, ne } from 'drizzle-orm'

import { orderEvents, orderLines, orders, returnLines, returns } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { termsOf } from '#domain/shop/terms.ts'

import { returnableUntil } from './rules.ts'

/** Until when goods of a delivered order can be sent back; null for one that was never delivered. */
export async function endOfReturns({ db }: Ctx, orderId: string): Promise<Date | null> {
  const [delivered] = await db
    .select({ at: orderEvents.at, terms: orders.terms })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'delivered')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return delivered ? returnableUntil(delivered.at, termsOf(delivered).returnDays) : null
}

/** Of each line of an order in their order: what was bought, less what other returns have of it. */
export async function returnablePieces(
  { db }: Ctx,
  orderId: string,
): Promise<{ position: number; pieces: number }[]> {
  const bought = await db
    .select({ position: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const earlier = await db
    .select({ position: returnLines.position, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returnLines.orderId, orderId), ne(returns.status, 'refused')))
  return bought.map(({ position, quantity }) => ({
    position,
    pieces: earlier.reduce((left, one) => (one.position === position ? left - one.quantity : left), quantity),
  }))
}
