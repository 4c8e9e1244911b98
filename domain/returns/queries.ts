import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { orderEvents, orderLines, orders, returnLines, returns } from '#db/schema/index.ts'
import { isAdmin } from '#domain/customers/rules.ts'
import { admin, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { returnableUntil } from './rules.ts'

export interface ReturnView {
  id: string
  orderId: string
  wish: 'money' | 'replacement'
  reason: string
  status: 'asked' | 'agreed' | 'refused'
  answer: string | null
  amountPaise: number | null
  replacementOrderId: string | null
  lines: { position: number; productName: string; quantity: number }[]
  createdAt: Date
  decidedAt: Date | null
}

export interface ReturnsOfOrder {
  returns: ReturnView[]
  /** Until when something of it can be sent back; null while it is not delivered, and when that is over. */
  returnableUntil: Date | null
  /** How many pieces of each line can still be sent back, in the order of the lines. */
  returnable: number[]
}

/**
 * What was sent back of an order and what can be, for its owner or an admin. @throws not_signed_in, not_found
 */
export async function returnsOfOrder(ctx: Ctx, orderId: string): Promise<ReturnsOfOrder> {
  const person = signedIn(ctx)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !(order.personId === person.id || isAdmin(person)))
    throw new DomainError('not_found', { what: 'order' })
  const until = order.status === 'delivered' ? await endOfReturns(ctx, orderId) : null
  return {
    returns: await returnsWhere(ctx, eq(returns.orderId, orderId)),
    returnableUntil: until && until >= ctx.now() ? until : null,
    returnable: await returnablePieces(ctx, orderId),
  }
}

const mostAsked = 200

/** Returns that wait for a decision, the oldest first. @throws not_signed_in, forbidden */
export async function returnsAsked(ctx: Ctx): Promise<ReturnView[]> {
  admin(ctx)
  return returnsWhere(ctx, eq(returns.status, 'asked'))
}

async function returnsWhere({ db }: Ctx, where: SQL): Promise<ReturnView[]> {
  const found = await db
    .select()
    .from(returns)
    .where(where)
    .orderBy(asc(returns.createdAt), asc(returns.id))
    .limit(mostAsked)
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const ofOrder = and(
    eq(orderLines.orderId, returnLines.orderId),
    eq(orderLines.position, returnLines.position),
  )
  const lines = await db
    .select({
      returnId: returnLines.returnId,
      position: returnLines.position,
      productName: orderLines.productName,
      quantity: returnLines.quantity,
    })
    .from(returnLines)
    .innerJoin(orderLines, ofOrder)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.position))
  const linesOf = Map.groupBy(lines, ({ returnId }) => returnId)
  return found.map((one) => ({ ...one, lines: linesOf.get(one.id) ?? [] }))
}

/** Until when goods of a delivered order can be sent back; null for one that was never delivered. */
export async function endOfReturns({ db }: Ctx, orderId: string): Promise<Date | null> {
  const [delivered] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'delivered')))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return delivered ? returnableUntil(delivered.at) : null
}

/** Of each line of an order in their order: what was bought, less what other returns have of it. */
export async function returnablePieces({ db }: Ctx, orderId: string): Promise<number[]> {
  const bought = await db
    .select({ position: orderLines.position, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const earlier = await db
    .select({ position: returnLines.position, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returnLines.orderId, orderId), ne(returns.status, 'refused')))
  return bought.map(({ position, quantity }) =>
    earlier.reduce((left, one) => (one.position === position ? left - one.quantity : left), quantity),
  )
}
