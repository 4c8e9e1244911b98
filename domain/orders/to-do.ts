import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { cashEntries, orderEvents, orders } from '#db/schema/index.ts'
import { hasSurplus, isNotPaidWhole, isToBeFetched } from '#db/schema/orders.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { secondsAfter } from '#domain/ground/time.ts'

import { isMoney } from './counter-cash.ts'
import { changedCause, longOnTheWayHours } from './rules.ts'
import type { OrderToDo } from './rules.ts'

/** As `surplusLeftPaise` (rules.ts) works it out; only the few that ever had a surplus are looked at. */
const owesByHand = sql`${hasSurplus(orders)} and ${orders.status} not in ('cancelled', 'refunded') and (
  select least(coalesce(sum(${cashEntries.amountPaise}), 0), ${orders.surplusPaise}
    + coalesce(sum(${cashEntries.amountPaise}) filter (where ${cashEntries.cause} like ${`${changedCause}%`}), 0))
  from ${cashEntries} where ${cashEntries.orderId} = ${orders.id} and ${isMoney}) > 0`

/** Which orders wait so, as the list and the counts of what is to do ask for them. */
export function ordersToDo(what: OrderToDo, { now }: Pick<Ctx, 'now'>): SQL {
  if (what === 'send') return sql`${orders.status} = 'packed' and ${orders.deliveryAddress} is not null`
  if (what === 'fetch') return isToBeFetched(orders)
  if (what === 'due') return isNotPaidWhole(orders)
  if (what === 'back') return owesByHand
  const since = sql`${secondsAfter(now(), -longOnTheWayHours * 60 * 60).toISOString()}::timestamptz`
  // One that is younger altogether cannot be on its way for so long, which the index of the state knows.
  return sql`${orders.status} = 'out_for_delivery' and ${orders.createdAt} < ${since} and not exists (
    select from ${orderEvents} where ${orderEvents.orderId} = ${orders.id}
      and ${orderEvents.toStatus} = 'out_for_delivery' and ${orderEvents.at} >= ${since})`
}
