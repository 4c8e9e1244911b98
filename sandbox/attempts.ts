import { and, eq, gt } from 'drizzle-orm'

import type { Book, OrderRow, PaymentRow } from './book.ts'
import { updateOrder, updatePayment } from './book.ts'
import { announce } from './events.ts'
import { newId } from './ids.ts'
import { SandboxRefusal } from './refusals.ts'
import type { SandboxInstrument, SandboxPaymentError, SandboxWebhookMode } from './schema.ts'
import { sandboxPayments } from './schema.ts'

// The life of a payment. Every function here is given an order whose row lock its caller holds.

export interface NewAttempt {
  method: PaymentRow['method']
  instrument: SandboxInstrument
  webhookMode?: SandboxWebhookMode
  description?: string | null
  notes?: Record<string, string>
}

/** Begins an attempt to pay. It stays `created` until the bank has answered. */
export async function startAttempt(book: Book, order: OrderRow, attempt: NewAttempt): Promise<PaymentRow> {
  await refuseIfPaid(book, order)
  await refuseTooMany(book, order)
  const payment = {
    id: newId('pay'),
    orderId: order.id,
    amountPaise: order.amountPaise,
    currency: order.currency,
    status: 'created' as const,
    method: attempt.method,
    instrument: attempt.instrument,
    amountRefundedPaise: 0,
    description: attempt.description ?? null,
    notes: attempt.notes ?? {},
    error: null,
    webhookMode: attempt.webhookMode ?? 'normal',
    createdAt: book.now(),
  }
  await book.db.insert(sandboxPayments).values(payment)
  await updateOrder(book, order.id, { status: 'attempted', attempts: order.attempts + 1 })
  return payment
}

/** Whoever tries one card after the other in one opened checkout is stopped here: no call of the shop can. */
const mostAttempts = 15
const attemptMinutes = 15

async function refuseTooMany(book: Book, order: OrderRow): Promise<void> {
  if (order.attempts < mostAttempts) return
  const since = new Date(book.now().getTime() - attemptMinutes * 60_000)
  const lately = and(eq(sandboxPayments.orderId, order.id), gt(sandboxPayments.createdAt, since))
  if ((await book.db.$count(sandboxPayments, lately)) >= mostAttempts)
    throw new SandboxRefusal(
      `Too many payments of this order did not go through. Please wait ${attemptMinutes} minutes and try again.`,
    )
}

/**
 * The bank said yes: the money is set aside, and taken at once unless the order says that the shop does
 * that.
 */
export async function succeed(book: Book, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  await refuseIfPaid(book, order)
  const authorized = await authorize(book, payment)
  return order.capture === 'manual' ? authorized : take(book, order, authorized)
}

/** Sets the money aside and leaves it there. */
export async function authorize(book: Book, payment: PaymentRow): Promise<PaymentRow> {
  const authorized = await updatePayment(book, payment.id, { status: 'authorized', error: null })
  await announce(book, payment.webhookMode, { event: 'payment.authorized', payment: authorized })
  return authorized
}

/** Takes the money that was set aside; with it the order is paid. */
export async function take(book: Book, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  const captured = await updatePayment(book, payment.id, { status: 'captured' })
  const paid = await updateOrder(book, order.id, { status: 'paid', amountPaidPaise: order.amountPaise })
  await announce(
    book,
    payment.webhookMode,
    { event: 'payment.captured', payment: captured },
    { event: 'order.paid', payment: captured, order: paid },
  )
  return captured
}

/** The bank said no, or nothing. */
export async function fail(book: Book, payment: PaymentRow, error: SandboxPaymentError): Promise<PaymentRow> {
  const failed = await updatePayment(book, payment.id, { status: 'failed', error })
  await announce(book, payment.webhookMode, { event: 'payment.failed', payment: failed })
  return failed
}

/** A paid order takes no second payment, and neither does one whose money is already set aside. */
export async function refuseIfPaid(book: Book, order: OrderRow): Promise<void> {
  if (order.status === 'paid') throw new SandboxRefusal('Payment already done for this order.')
  const setAside = await book.db
    .select({ id: sandboxPayments.id })
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.orderId, order.id), eq(sandboxPayments.status, 'authorized')))
  if (setAside.length > 0) {
    throw new SandboxRefusal('The order already has an authorized payment.')
  }
}
