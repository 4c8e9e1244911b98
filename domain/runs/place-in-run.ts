import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'

import { deliveryRuns, orders, runStops } from '#db/schema/index.ts'
import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isSeen } from '#domain/orders/seen-by.ts'

import { stopsOf } from './stops.ts'

/** Which one somebody is of those whose orders are still to come: the 3rd of 9. */
export interface PlaceInRun {
  place: number
  of: number
}

/**
 * Where an order stands in its run, for its owner and the desk; null where it is in none that is on its way.
 * @throws not_signed_in, not_found
 */
export async function placeInRun(ctx: Ctx, orderId: string): Promise<PlaceInRun | null> {
  signedInFor(ctx, orderId)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !(await isSeen(ctx, order))) throw new DomainError('not_found', { what: 'order' })
  if (order.status !== 'out_for_delivery') return null
  const isOnItsWay = and(isNotNull(deliveryRuns.startedAt), isNull(deliveryRuns.closedAt))
  const [run] = await ctx.db
    .select({ id: runStops.runId })
    .from(runStops)
    .innerJoin(deliveryRuns, eq(deliveryRuns.id, runStops.runId))
    .where(and(eq(runStops.orderId, orderId), isOnItsWay))
    .orderBy(desc(deliveryRuns.number))
    .limit(1)
  if (!run) return null
  const open = (await stopsOf(ctx, run.id)).filter(({ standing }) => standing === 'open')
  const place = open.findIndex((stop) => stop.orderId === orderId) + 1
  return place === 0 ? null : { place, of: open.length }
}
