import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'

import { orderEvents, orders } from '#db/schema/index.ts'
import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hasDuty, isAdmin } from '#domain/ground/rules.ts'

interface Order {
  id: string
  personId: string | null
  paymentWay: 'gateway' | 'cash' | 'none'
}

/**
 * Whether somebody may look at an order: whose it is, who packs, an admin, and who has the counter where it
 * was taken at the counter. @throws not_signed_in
 */
export async function isSeen(ctx: Ctx, order: Order | undefined): Promise<boolean> {
  const person = order ? signedInFor(ctx, order.id) : ctx.actor
  if (!person) throw new DomainError('not_signed_in', {})
  if (!order) return false
  if (order.personId === person.id || hasDuty(person, 'packs')) return true
  return hasDuty(person, 'counter') && isTakenAtCounter(ctx, order)
}

/** Of a query for this order: that it is one's own, or for an admin anybody's. @throws not_signed_in */
export function isOwnOrAdmins(ctx: Ctx, orderId: string): SQL | undefined {
  const person = signedInFor(ctx, orderId)
  return isAdmin(person) ? undefined : eq(orders.personId, person.id)
}

/**
 * Whether it is shown with no more than the stall needs, to one who has a duty there: without the customer's
 * e-mail and without what the gateway knows.
 */
export function isSeenFromStall({ actor }: Ctx, personId: string | null): boolean {
  if (!actor) throw new DomainError('not_signed_in', {})
  return personId !== actor.id && !isAdmin(actor)
}

/**
 * Whether an order was taken at the counter. A return that is replaced begins so too, and is paid in no way.
 */
export async function isTakenAtCounter({ db }: Ctx, { id, personId, paymentWay }: Order): Promise<boolean> {
  if (paymentWay === 'none') return false
  return (await db.$count(orderEvents, isBegunByOther({ id, personId }))) > 0
}

/** Of the events of an order: the first thing that became of it was not its customer's doing. */
export function isBegunByOther({ id, personId }: { id: string | Column; personId: string | null | Column }) {
  const byOther = sql`${orderEvents.actorId} is distinct from ${personId}`
  return and(
    eq(orderEvents.orderId, id),
    isNull(orderEvents.fromStatus),
    isNotNull(orderEvents.actorId),
    byOther,
  )
}
