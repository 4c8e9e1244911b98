import { and, asc, eq } from 'drizzle-orm'

import { orderEvents, orders, people } from '#db/schema/index.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hasDuty } from '#domain/ground/rules.ts'
import { documentsOfOrder } from '#domain/invoices/queries.ts'
import type { DocumentView } from '#domain/invoices/queries.ts'
import { ordersByIds } from '#domain/orders/queries.ts'
import type { OrderView } from '#domain/orders/queries.ts'
import { shippingToGiveBackPaise } from '#domain/orders/rules.ts'
import type { OrderStatus } from '#domain/orders/rules.ts'
import { isSeen, isSeenFromStall } from '#domain/orders/seen-by.ts'
import { isShopsToCancel, movesFrom, standingTo } from '#domain/orders/transitions.ts'
import type { OrderAction, Standing } from '#domain/orders/transitions.ts'
import { paymentOrdersOf } from '#domain/payments/queries.ts'

import { cashOf, doerOf, moneyOf, refundsOf } from './order-money.ts'
import type { Doer, OrderCash, OrderMoney, OrderRefund } from './order-money.ts'

/** An order with everything that became of it. */
export interface OrderDetail extends OrderView {
  /** Oldest first. */
  history: OrderEvent[]
  payments: OrderMoney[]
  refunds: OrderRefund[]
  cash: OrderCash[]
  /** It is fetched: what was paid in cash or by UPI for its delivery and is to be given back. */
  deliveryToGiveBackPaise: number
  /** Whether somebody was asked to pay for it online: then the gateway can be asked how that stands. */
  isAtGateway: boolean
  /** Its invoice and its credit notes, in the order in which they were written. */
  documents: DocumentView[]
  /** What this person can do with it now. */
  actions: OrderAction[]
}

interface OrderEvent {
  status: OrderStatus
  at: Date
  note: string | null
  by: Doer | null
}

/**
 * One order, for its owner, an admin or a duty at the stall, which is told no more than it needs.
 * @throws not_signed_in, not_found (also where it is another person's)
 */
export async function orderDetail(ctx: Ctx, orderId: string): Promise<OrderDetail> {
  const person = signedIn(ctx)
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId))
  if (!order || !(await isSeen(ctx, order))) throw new DomainError('not_found', { what: 'order' })
  const [view] = await ordersByIds(ctx, [orderId])
  const money = await moneyOf(ctx, orderId)
  const cash = await cashOf(ctx, orderId)
  const detail: OrderDetail = {
    ...view!,
    history: await historyOf(ctx, orderId),
    payments: money,
    refunds: await refundsOf(
      ctx,
      money.map(({ transactionId }) => transactionId),
    ),
    cash,
    deliveryToGiveBackPaise: shippingToGiveBackPaise({ ...order, transactionId: order.paymentId }, cash),
    isAtGateway: (await paymentOrdersOf(ctx, order)).length > 0,
    documents: await documentsOfOrder(ctx, orderId),
    actions: actionsOf(order, cash, standingTo(order.personId, person)),
  }
  return isSeenFromStall(ctx, order.personId) ? fromStall(ctx, detail) : detail
}

function actionsOf(
  { status, deliveryAddress, isCollected }: Pick<OrderView, 'status' | 'deliveryAddress' | 'isCollected'>,
  cash: readonly { amountPaise: number }[],
  standing: Standing,
): OrderAction[] {
  const cashLeftPaise = cash.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  return movesFrom(status, standing)
    .map(({ action }) => action)
    .filter((action) => action !== 'dispatch' || deliveryAddress !== null)
    .filter((action) => action !== 'pack' || deliveryAddress !== null || isCollected)
    .filter((action) => action !== 'cancel' || !isShopsToCancel(standing, cashLeftPaise))
}

/** What the gateway knows, and what was given back and why, is between the customer and the shopkeeper. */
function fromStall(ctx: Ctx, order: OrderDetail): OrderDetail {
  const packs = hasDuty(signedIn(ctx), 'packs')
  return {
    ...order,
    payments: [],
    refunds: [],
    deliveryToGiveBackPaise: 0,
    isAtGateway: false,
    documents: packs ? order.documents.filter(({ kind }) => kind !== 'credit_note') : [],
  }
}

/**
 * That the order is one's own: its customer's page is for nobody else, admins too.
 * @throws not_signed_in, not_found
 */
export async function ownOrder(ctx: Ctx, orderId: string): Promise<void> {
  const [order] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.personId, signedIn(ctx).id)))
  if (!order) throw new DomainError('not_found', { what: 'order' })
}

async function historyOf({ db, actor }: Ctx, orderId: string): Promise<OrderEvent[]> {
  const events = await db
    .select({ event: orderEvents, name: people.name })
    .from(orderEvents)
    .leftJoin(people, eq(people.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
  return events.map(({ event, name }) => ({
    status: event.toStatus,
    at: event.at,
    note: event.note,
    by: doerOf(actor, event.actorId, name),
  }))
}
