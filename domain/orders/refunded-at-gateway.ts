import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { cashEntries, orders, payments, refunds } from '#db/schema/index.ts'

/**
 * Whether an order goes its way as if it were paid, although all of its money went back, and some of it by a
 * hand at the gateway's dashboard: nothing of that has moved the order. For a query of `orders`.
 */
export function isRefundedAtGateway(): SQL<boolean> {
  const left = sql`select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.refundedPaise} < ${payments.amountPaise}`
  const atGateway = sql`select from ${refunds} join ${payments} on ${payments.id} = ${refunds.paymentId}
    where ${payments.orderId} = ${orders.id} and ${refunds.reason} = 'at_gateway' and ${refunds.refusedAt} is null`
  const cash = sql`select coalesce(sum(${cashEntries.amountPaise}), 0) from ${cashEntries} where ${cashEntries.orderId} = ${orders.id}`
  return sql<boolean>`(${orders.status} in ('placed', 'paid', 'packed', 'out_for_delivery')
    and exists (${atGateway}) and not exists (${left}) and (${cash}) <= 0)`
}
