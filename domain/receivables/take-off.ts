import { and, eq, sql } from 'drizzle-orm'

import { cashEntries } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'
import type { CashEntered } from '#domain/orders/enter-cash.ts'

/** What of an order is written down, and was not taken off again. Paise. */
async function writtenDownPaise({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<number> {
  const [found] = await db
    .select({ paise: sql`coalesce(sum(${cashEntries.amountPaise}), 0)`.mapWith(Number) })
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, orderId), eq(cashEntries.way, 'receivable')))
  return found?.paise ?? 0
}

/**
 * Takes off what a person owes for an order, up to the sum; answers how much that was. What is left of the
 * sum came in some other way. Runs in a transaction that has locked the order.
 */
export async function takeOff(
  tx: Ctx,
  { amountPaise, ...entry }: Pick<CashEntered, 'orderId' | 'amountPaise' | 'cause' | 'note' | 'ourNote'>,
): Promise<number> {
  const offPaise = Math.min(amountPaise, await writtenDownPaise(tx, entry.orderId))
  if (offPaise <= 0) return 0
  await enterCash(tx, { ...entry, amountPaise: -offPaise, isWrittenDown: true })
  return offPaise
}
