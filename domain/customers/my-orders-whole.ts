import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'

import {
  cashEntries,
  invoices,
  orderEdits,
  orderEvents,
  orderLines,
  orders,
  payments,
  refunds,
  returnLines,
  returnPictures,
  returns,
} from '#db/schema/index.ts'
import { asTold } from '#domain/fulfilment/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isMoney, referenceOfCash } from '#domain/orders/counter-cash.ts'

/**
 * An order with all that is kept of it, without who of the shop did what, and without what is for the desk
 * alone: its note, its round, and why a move was taken back.
 */
export interface KeptOrder {
  id: string
  number: number
  lines: object[]
  history: object[]
  changes: object[]
  payments: object[]
  refunds: object[]
  cash: object[]
  invoices: object[]
  returns: object[]
}

/** The orders of these ids, in any order. Whoever asks has asked whose they are. */
export async function myOrdersWhole({ db }: Ctx, ids: string[]): Promise<KeptOrder[]> {
  if (ids.length === 0) return []
  const { personId: _, payToken: __, statusToken: ___, ...more } = getTableColumns(orders)
  const { deskNote: ____, tripId: _____, ...columns } = more
  const found = await db.select(columns).from(orders).where(inArray(orders.id, ids))
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const history = await historyOfOrders(db, ids)
  const changes = await db
    .select({
      orderId: orderEdits.orderId,
      at: orderEdits.at,
      note: orderEdits.note,
      before: orderEdits.before,
      after: orderEdits.after,
    })
    .from(orderEdits)
    .where(inArray(orderEdits.orderId, ids))
    .orderBy(asc(orderEdits.version))
  const paid = await db
    .select({ ...getTableColumns(payments), orderId: orders.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.orderId, ids))
  const back = await db
    .select({
      orderId: orders.id,
      paymentId: refunds.paymentId,
      amountPaise: refunds.amountPaise,
      reason: refunds.reason,
      note: refunds.note,
      requestedAt: refunds.requestedAt,
      refundedAt: refunds.refundedAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(refunds.requestedAt))
  const cash = await db
    .select({
      orderId: cashEntries.orderId,
      amountPaise: cashEntries.amountPaise,
      way: cashEntries.way,
      reference: referenceOfCash,
      note: cashEntries.note,
      at: cashEntries.at,
    })
    .from(cashEntries)
    .where(and(inArray(cashEntries.orderId, ids), isMoney))
    .orderBy(asc(cashEntries.id))
  const documents = await db
    .select({
      orderId: invoices.orderId,
      kind: invoices.kind,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      buyer: invoices.content,
      totalPaise: invoices.totalPaise,
    })
    .from(invoices)
    .where(inArray(invoices.orderId, ids))
    .orderBy(asc(invoices.issuedAt), asc(invoices.n))
  const sentBack = await returnsOf(db, ids)
  const by = <Row extends { orderId: string }>(rows: Row[]) => Map.groupBy(rows, ({ orderId }) => orderId)
  const [linesOf, historyOf, paidOf, backOf] = [by(lines), by(history), by(paid), by(back)]
  const changesOf = by(changes)
  const [cashOf, documentsOf, returnsOfOrder] = [by(cash), by(documents), by(sentBack)]
  return found.map((order) => ({
    ...order,
    lines: linesOf.get(order.id) ?? [],
    history: historyOf.get(order.id) ?? [],
    changes: changesOf.get(order.id) ?? [],
    payments: paidOf.get(order.id) ?? [],
    refunds: backOf.get(order.id) ?? [],
    cash: cashOf.get(order.id) ?? [],
    invoices: (documentsOf.get(order.id) ?? []).map(({ buyer, ...one }) => ({ ...one, buyer: buyer.buyer })),
    returns: returnsOfOrder.get(order.id) ?? [],
  }))
}

/** As their customer is told it. */
async function historyOfOrders(db: Ctx['db'], orderIds: string[]) {
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, orderIds))
    .orderBy(asc(orderEvents.id))
  return asTold(events).map(({ orderId, toStatus: status, at, note, takesBackId }) => ({
    orderId,
    status,
    at,
    note: takesBackId === null ? note : null,
  }))
}

async function returnsOf(db: Ctx['db'], orderIds: string[]) {
  const { decidedBy: _, ...columns } = getTableColumns(returns)
  const found = await db
    .select(columns)
    .from(returns)
    .where(inArray(returns.orderId, orderIds))
    .orderBy(asc(returns.createdAt))
  const lines = await db.select().from(returnLines).where(inArray(returnLines.orderId, orderIds))
  const pictures = await db
    .select({ returnId: returnPictures.returnId, place: returnPictures.place })
    .from(returnPictures)
    .innerJoin(returns, eq(returns.id, returnPictures.returnId))
    .where(inArray(returns.orderId, orderIds))
  return found.map((one) => ({
    ...one,
    lines: lines.filter(({ returnId }) => returnId === one.id),
    /** Where each can be opened by its owner. */
    pictures: pictures
      .filter(({ returnId }) => returnId === one.id)
      .map(({ place }) => `/api/orders/${one.orderId}/returns/${one.id}/pictures/${place}`),
  }))
}
