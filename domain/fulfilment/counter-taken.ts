import { and, eq } from 'drizzle-orm'

import type { cashEntries, orders } from '#db/schema/index.ts'
import { tillEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { counterCash } from '#domain/orders/counter-cash.ts'
import { enterInTill } from '#domain/till/enter-in-till.ts'

interface Taken {
  entry: typeof cashEntries.$inferSelect
  /** Why, for the desk alone. */
  reason: string | undefined
}

/**
 * Takes back what was entered as taken, with the difference where a sale had taken another sum than its order
 * costs. Runs in a transaction that has locked the order.
 */
export async function counterTaken(
  tx: Ctx,
  order: typeof orders.$inferSelect,
  { entry, reason }: Taken,
): Promise<void> {
  await counterCash(tx, entry, reason)
  if (entry.cause === 'counter') await counterDifference(tx, order)
}

async function counterDifference(tx: Ctx, { id, number }: typeof orders.$inferSelect): Promise<void> {
  const isOfSale = and(eq(tillEntries.orderId, id), eq(tillEntries.cause, 'sale_difference'))
  const [difference] = await tx.db.select().from(tillEntries).where(isOfSale)
  if (!difference) return
  const { tillId, way, amountPaise } = difference
  const note = `Difference of order #${number}, which was taken back.`
  await enterInTill(tx, { tillId, way, cause: 'correction', amountPaise: -amountPaise, note })
}
