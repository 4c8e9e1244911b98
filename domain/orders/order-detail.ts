import { asc, eq, inArray } from 'drizzle-orm'

import type { RefundedLine } from '#db/schema/checkout.ts'
import { cashEntries, orderEvents, orders, payments, people, refunds } from '#db/schema/index.ts'
import { isAdmin } from '#domain/customers/rules.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { ordersByIds } from './queries.ts'
import type { OrderView } from './queries.ts'
import { duePaise } from './rules.ts'
import type { OrderStatus } from './rules.ts'
import { movesFrom } from './transitions.ts'
import type { OrderAction } from './transitions.ts'

/** An order with everything that became of it. */
export interface OrderDetail extends OrderView {
  /** Oldest first. */
  history: OrderEvent[]
  payments: OrderMoney[]
  refunds: OrderRefund[]
  cash: { amountPaise: number; at: Date; note: string | null }[]
  /** What is still to be paid. */
  duePaise: number
  /** What this person can do with it now. */
  actions: OrderAction[]
}

interface OrderEvent {
  status: OrderStatus
  at: Date
  note: string | null
  /** Who moved it: for the shopkeeper everybody by name, for its owner only themselves. null: the shop. */
  by: { id: string; name: string } | null
}

interface OrderMoney {
  /** The gateway's id of the payment. */
  transactionId: string
  method: string
  amountPaise: number
  /** What of it has not been given back. */
  leftPaise: number
  at: Date
}

interface OrderRefund {
  id: string
  transactionId: string
  amountPaise: number
  note: string | null
  lines: RefundedLine[]
  standing: 'on its way' | 'given back' | 'refused'
  at: Date
}

/**
 * One order, for its owner or an admin. @throws not_signed_in, not_found (also where it is another person's)
 */
export async function orderDetail(ctx: Ctx, orderId: string): Promise<OrderDetail> {
  const person = signedIn(ctx)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  const standing = { isOwner: order?.personId === person.id, isAdmin: isAdmin(person) }
  if (!order || !(standing.isOwner || standing.isAdmin)) throw new DomainError('not_found', { what: 'order' })
  const [view] = await ordersByIds(ctx, [orderId])
  const money = await moneyOf(ctx, orderId)
  return {
    ...view!,
    history: await historyOf(ctx, orderId),
    payments: money,
    refunds: await refundsOf(
      ctx,
      money.map(({ transactionId }) => transactionId),
    ),
    cash: await cashOf(ctx, orderId),
    duePaise: duePaise(order),
    actions: movesFrom(order.status, standing)
      .map(({ action }) => action)
      .filter((action) => action !== 'dispatch' || order.deliveryAddress !== null),
  }
}

async function historyOf({ db, actor }: Ctx, orderId: string): Promise<OrderEvent[]> {
  const events = await db
    .select({ event: orderEvents, name: people.name })
    .from(orderEvents)
    .leftJoin(people, eq(people.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  const isSeen = (id: string) => actor?.role === 'ADMIN' || actor?.id === id
  return events.map(({ event, name }) => ({
    status: event.toStatus,
    at: event.at,
    note: event.note,
    by: event.actorId && isSeen(event.actorId) ? { id: event.actorId, name: name ?? '' } : null,
  }))
}

async function moneyOf({ db }: Ctx, orderId: string): Promise<OrderMoney[]> {
  const paid = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return paid.map(({ id, method, amountPaise, refundedPaise, createdAt }) => ({
    transactionId: id,
    method,
    amountPaise,
    leftPaise: amountPaise - refundedPaise,
    at: createdAt,
  }))
}

async function refundsOf({ db }: Ctx, paymentIds: string[]): Promise<OrderRefund[]> {
  if (paymentIds.length === 0) return []
  const found = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, paymentIds))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  return found.map(({ id, paymentId, amountPaise, note, lines, requestedAt, refundedAt, refusedAt }) => ({
    id,
    transactionId: paymentId,
    amountPaise,
    note,
    lines,
    standing: refundedAt ? 'given back' : refusedAt ? 'refused' : 'on its way',
    at: requestedAt,
  }))
}

async function cashOf({ db }: Ctx, orderId: string): Promise<OrderDetail['cash']> {
  return db
    .select({ amountPaise: cashEntries.amountPaise, at: cashEntries.at, note: cashEntries.note })
    .from(cashEntries)
    .where(eq(cashEntries.orderId, orderId))
    .orderBy(asc(cashEntries.id))
}
