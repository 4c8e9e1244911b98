import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { paymentOrders, products, stockHolds } from '#db/schema/index.ts'

/**
 * How many of a product this person can have: what is on the shelf and what is held for them while they pay,
 * so that nobody is told that they bought out the shop from themselves. null where nobody counts.
 */
export function availableTo(personId: string): SQL<number | null> {
  return sql<number | null>`${products.stock} + coalesce((
    select sum(${stockHolds.quantity}) from ${stockHolds}
    join ${paymentOrders} on ${paymentOrders.id} = ${stockHolds.paymentOrderId}
    where ${stockHolds.productId} = ${products.id} and ${stockHolds.state} = 'held'
      and ${paymentOrders.personId} = ${personId}), 0)`.mapWith(numberOrNull)
}

function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value)
}
