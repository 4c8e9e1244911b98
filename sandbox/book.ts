import { eq } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'

import { unknownId } from './refusals.ts'
import type { sandboxRefunds } from './schema.ts'
import { sandboxOrders, sandboxPayments } from './schema.ts'

export type OrderRow = typeof sandboxOrders.$inferSelect
export type PaymentRow = typeof sandboxPayments.$inferSelect
export type RefundRow = typeof sandboxRefunds.$inferSelect

/** What everything that writes in the test gateway's book works with. */
export interface Book {
  db: Db
  now: () => Date
  keyId: string
  keySecret: string
  webhookSecret: string
  /** How late a webhook of the mode 'late' is. */
  lateWebhookMs: number
}

/** Runs one change of the book in a transaction of its own. */
export function inBook<Result>(book: Book, change: (open: Book) => Promise<Result>): Promise<Result> {
  return book.db.transaction((tx) => change({ ...book, db: tx }))
}

/**
 * Takes the order's row lock. Every change to an order, its payments and their refunds starts with it, so
 * that two of them never overlap and never wait for one another in a circle.
 */
export async function lockOrder(book: Book, orderId: string): Promise<OrderRow> {
  const rows = await book.db.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId)).for('update')
  return rows[0] ?? refuseUnknown()
}

/** The payment with its order, the order locked. */
export async function lockPayment(
  book: Book,
  paymentId: string,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const { orderId } = await paymentById(book, paymentId)
  const order = await lockOrder(book, orderId)
  // Read again: the lock may have been waited for.
  return { order, payment: await paymentById(book, paymentId) }
}

export async function orderById(book: Book, orderId: string): Promise<OrderRow> {
  const rows = await book.db.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId))
  return rows[0] ?? refuseUnknown()
}

export async function paymentById(book: Book, paymentId: string): Promise<PaymentRow> {
  const rows = await book.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId))
  return rows[0] ?? refuseUnknown()
}

export async function updateOrder(book: Book, id: string, changes: Partial<OrderRow>): Promise<OrderRow> {
  const rows = await book.db.update(sandboxOrders).set(changes).where(eq(sandboxOrders.id, id)).returning()
  return rows[0] ?? refuseUnknown()
}

export async function updatePayment(
  book: Book,
  id: string,
  changes: Partial<PaymentRow>,
): Promise<PaymentRow> {
  const rows = await book.db
    .update(sandboxPayments)
    .set(changes)
    .where(eq(sandboxPayments.id, id))
    .returning()
  return rows[0] ?? refuseUnknown()
}

function refuseUnknown(): never {
  throw unknownId()
}
