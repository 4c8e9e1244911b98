import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { orderEvents, orders } from '#db/schema/index.ts'
import { isNotPaidWhole, isToBeFetched } from '#db/schema/orders.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { longOnTheWayHours } from './rules.ts'
import type { OrderToDo } from './rules.ts'

/** Which orders wait so, as the list and the counts of what is to do ask for them. */
export function ordersToDo(what: OrderToDo, { now }: Pick<Ctx, 'now'>): SQL {
  if (what === 'send') return sql`${orders.status} = 'packed' and ${orders.deliveryAddress} is not null`
  if (what === 'fetch') return isToBeFetched(orders)
  if (what === 'due') return isNotPaidWhole(orders)
  const since = sql`${secondsAfter(now(), -longOnTheWayHours * 60 * 60).toISOString()}::timestamptz`
  // One that is younger altogether cannot be on its way for so long, which the index of the state knows.
  return sql`${orders.status} = 'out_for_delivery' and ${orders.createdAt} < ${since} and not exists (
    select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
      and ${orderEvents.toStatus} = 'out_for_delivery' and ${orderEvents.at} >= ${since})`
}
