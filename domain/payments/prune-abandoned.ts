import { and, asc, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { orders, paymentOrders, payments, stockHolds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

/** A bank confirms within five days, and a complaint comes within weeks. */
const keptDays = 90
const batchRows = 500

/**
 * Deletes payment orders that nobody paid, with what they held: most visits to the checkout end so. One that
 * stands in the place of another is kept as long as that one. Answers whether there may be more.
 */
export async function pruneAbandonedPayments(ctx: Ctx): Promise<boolean> {
  return inTransaction(ctx, async ({ db, now }) => {
    const earlier = alias(paymentOrders, 'earlier')
    const refersToIt = [
      db
        .select()
        .from(payments)
        .where(sql`${payments.paymentOrderId} = ${paymentOrders.id}`),
      db
        .select()
        .from(orders)
        .where(sql`${orders.paymentOrderId} = ${paymentOrders.id}`),
      db
        .select()
        .from(earlier)
        .where(sql`${earlier.supersededBy} = ${paymentOrders.id}`),
    ]
    const found = await db
      .select({ id: paymentOrders.id })
      .from(paymentOrders)
      .where(
        and(
          // Not by a list of states: so the index of what is not settled serves.
          sql`${paymentOrders.status} <> 'settled'`,
          isNull(paymentOrders.nextCheckAt),
          lt(paymentOrders.createdAt, secondsAfter(now(), -keptDays * 24 * 60 * 60)),
          ...refersToIt.map((rows) => notExists(rows)),
        ),
      )
      .orderBy(asc(paymentOrders.createdAt))
      .limit(batchRows)
      .for('update', { of: paymentOrders, skipLocked: true })
    if (found.length === 0) return false
    const ids = found.map(({ id }) => id)
    await db.delete(stockHolds).where(inArray(stockHolds.paymentOrderId, ids))
    await db.delete(paymentOrders).where(inArray(paymentOrders.id, ids))
    return found.length === batchRows
  })
}
