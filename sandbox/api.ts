import { and, desc, eq, exists, gte, lte } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { isSameSignature } from '#integrations/razorpay/signature.ts'

import {
  captureInput,
  idempotencyKey,
  orderInput,
  ordersQuery,
  pageQuery,
  refundInput,
} from './api-inputs.ts'
import { take } from './attempts.ts'
import type { Book, OrderRow, PaymentRow } from './book.ts'
import { inBook, lockPayment, orderById, paymentById } from './book.ts'
import { collection, orderEntity, paymentEntity, refundEntity } from './entities.ts'
import { newId } from './ids.ts'
import { refundPayment } from './refunds.ts'
import { SandboxRefusal, authenticationFailed, readInput } from './refusals.ts'
import { sandboxOrders, sandboxPayments, sandboxRefunds } from './schema.ts'

interface ById {
  Params: { id: string }
}

/** Razorpay's own API: what the shop's server talks to. */
export function apiRoutes(app: FastifyInstance, book: Book, changed: () => void): void {
  app.addHook('onRequest', async (request) => requireKey(book, request))

  app.post('/orders', async (request) => orderEntity(await openOrder(book, request.body)))

  app.get('/orders', async (request) => {
    const orders = await listOrders(book, request.query)
    return collection(orders.map(orderEntity))
  })

  app.get<ById>('/orders/:id', async (request) => orderEntity(await orderById(book, request.params.id)))

  app.get<ById>('/orders/:id/payments', async (request) => {
    const order = await orderById(book, request.params.id)
    const payments = await book.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, order.id))
      .orderBy(desc(sandboxPayments.createdAt))
    return collection(payments.map(paymentEntity))
  })

  app.get('/payments', async (request) => {
    const payments = await listPayments(book, request.query)
    return collection(payments.map(paymentEntity))
  })

  app.get<ById>('/payments/:id', async (request) => paymentEntity(await paymentById(book, request.params.id)))

  app.get<ById>('/payments/:id/refunds', async (request) => {
    const payment = await paymentById(book, request.params.id)
    const { count, skip } = readInput(pageQuery, request.query)
    const refunds = await book.db
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentId, payment.id))
      .orderBy(desc(sandboxRefunds.createdAt), desc(sandboxRefunds.id))
      .limit(count)
      .offset(skip)
    return collection(refunds.map(refundEntity))
  })

  app.post<ById>('/payments/:id/capture', async (request) => {
    const payment = await inBook(book, (open) => capture(open, request.params.id, request.body))
    changed()
    return paymentEntity(payment)
  })

  app.post<ById>('/payments/:id/refund', async (request) => {
    const input = readInput(refundInput, request.body)
    const key = readInput(idempotencyKey, request.headers['x-refund-idempotency'])
    const status = request.sandboxFault === 'pending-refunds' ? 'pending' : 'processed'
    const refund = await inBook(book, (open) => refundPayment(open, request.params.id, input, key, status))
    changed()
    return refundEntity(refund)
  })
}

async function requireKey(book: Book, request: FastifyRequest): Promise<void> {
  const [scheme, credentials = ''] = (request.headers.authorization ?? '').split(' ')
  const given = Buffer.from(credentials, 'base64').toString()
  if (scheme?.toLowerCase() !== 'basic' || !isSameSignature(`${book.keyId}:${book.keySecret}`, given)) {
    throw authenticationFailed()
  }
}

async function openOrder(book: Book, body: unknown): Promise<OrderRow> {
  const input = readInput(orderInput, body)
  const order: OrderRow = {
    id: newId('order'),
    amountPaise: input.amount,
    amountPaidPaise: 0,
    currency: input.currency,
    receipt: input.receipt,
    status: 'created',
    attempts: 0,
    notes: input.notes,
    capture: input.payment?.capture ?? 'automatic',
    createdAt: book.now(),
  }
  await book.db.insert(sandboxOrders).values(order)
  return order
}

async function listOrders(book: Book, query: unknown): Promise<OrderRow[]> {
  const { receipt, authorized, count, skip, from, to } = readInput(ordersQuery, query)
  const setAside = book.db
    .select({ id: sandboxPayments.id })
    .from(sandboxPayments)
    .where(and(eq(sandboxPayments.orderId, sandboxOrders.id), eq(sandboxPayments.status, 'authorized')))
  return book.db
    .select()
    .from(sandboxOrders)
    .where(
      and(
        receipt === undefined ? undefined : eq(sandboxOrders.receipt, receipt),
        authorized === '1' ? exists(setAside) : undefined,
        isBetween(sandboxOrders.createdAt, from, to),
      ),
    )
    .orderBy(desc(sandboxOrders.createdAt))
    .limit(count)
    .offset(skip)
}

async function listPayments(book: Book, query: unknown): Promise<PaymentRow[]> {
  const { count, skip, from, to } = readInput(pageQuery, query)
  return book.db
    .select()
    .from(sandboxPayments)
    .where(isBetween(sandboxPayments.createdAt, from, to))
    .orderBy(desc(sandboxPayments.createdAt), desc(sandboxPayments.id))
    .limit(count)
    .offset(skip)
}

/** The seconds `from` and `to` are both included. */
function isBetween(createdAt: AnyPgColumn, from: number | undefined, to: number | undefined) {
  return and(
    from === undefined ? undefined : gte(createdAt, new Date(from * 1000)),
    to === undefined ? undefined : lte(createdAt, new Date(to * 1000 + 999)),
  )
}

async function capture(book: Book, paymentId: string, body: unknown): Promise<PaymentRow> {
  const { amount } = readInput(captureInput, body)
  const { order, payment } = await lockPayment(book, paymentId)
  if (payment.status === 'captured' || payment.status === 'refunded') {
    throw new SandboxRefusal('This payment has already been captured')
  }
  if (payment.status !== 'authorized') {
    throw new SandboxRefusal('Only payments which have been authorized and not yet captured can be captured')
  }
  if (order.status === 'paid') {
    throw new SandboxRefusal('The order of this payment is already paid')
  }
  if (amount !== payment.amountPaise) {
    throw new SandboxRefusal('Capture amount must be equal to the amount authorized.', { field: 'amount' })
  }
  return take(book, order, payment)
}
