import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { paymentOrders, products, stockHolds } from '#db/schema/index.ts'

/**
 * Available to this person = shelf + own holds, in pieces. Null where the product is not counted.
 */
export function availableTo(personId: string | AnyPgColumn): SQL<number | null> {
  // A piece of SQL of its own: in a query of one table Drizzle takes the table's name off the columns of the
  // outer one, and `product_id = id` would compare a hold with its payment order.
  // Only what is open holds pieces, and a person has one such cart at most: a unique index finds it.
  const held = sql`(
    select sum(${stockHolds.quantity}) from ${paymentOrders}
    join ${stockHolds} on ${stockHolds.paymentOrderId} = ${paymentOrders.id}
    where ${paymentOrders.personId} = ${personId}
      and ${paymentOrders.status} = 'open' and ${paymentOrders.purpose} = 'cart'
      and ${stockHolds.productId} = ${products.id} and ${stockHolds.state} = 'held')`
  return sql<number | null>`${products.stock} + coalesce(${held}, 0)`.mapWith(numberOrNull)
}

/** A whole number as PostgreSQL sends sums of them, or null. */
export function numberOrNull(value: unknown): number | null {
  return value === null ? null : Number(value)
}
