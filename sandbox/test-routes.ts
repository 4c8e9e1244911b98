import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { checkoutSignature } from '#integrations/razorpay/signature.ts'

import { authorize, fail, refuseIfPaid, startAttempt, succeed } from './attempts.ts'
import type { Book, OrderRow, PaymentRow } from './book.ts'
import { inBook, lockOrder, lockPayment, updatePayment } from './book.ts'
import { paymentEntity, refundEntity } from './entities.ts'
import { paymentError, testCard } from './instruments.ts'
import { refundSurplus, settleRefund } from './refunds.ts'
import { SandboxRefusal, readInput } from './refusals.ts'
import { sandboxPayments } from './schema.ts'

const id = z.string('The id is required')

const payInput = z.object({
  order_id: id,
  outcome: z.enum(['success', 'failure', 'authorized'], 'The outcome must be success, failure or authorized'),
  webhook: z
    .enum(['normal', 'none', 'duplicate', 'late'], 'The webhook must be normal, none, duplicate or late')
    .default('normal'),
})

const lateInput = z.object({ payment_id: id })
const settleInput = z.object({
  refund_id: id,
  outcome: z.enum(['processed', 'failed'], 'The outcome must be processed or failed'),
})

/** What tests do in place of a person in the checkout and of the banks behind it. */
export function testRoutes(app: FastifyInstance, book: Book, changed: () => void): void {
  /**
   * Pays as a person in the checkout would. A failure is answered with 200 too, with the failed payment's
   * id, its error and `razorpay_signature: null`, because the checkout signs nothing then.
   */
  app.post('/pay', async (request) => {
    const input = readInput(payInput, request.body)
    const payment = await inBook(book, (open) => pay(open, input))
    changed()
    return payAnswer(book, payment)
  })

  /** The bank confirms a payment after all that had been given up. */
  app.post('/authorize-late', async (request) => {
    const { payment_id } = readInput(lateInput, request.body)
    const payment = await inBook(book, async (open) => {
      const locked = await lockPayment(open, payment_id)
      return authorizeLate(open, locked.order, locked.payment)
    })
    changed()
    return paymentEntity(payment)
  })

  /** The bank's answer to a refund that the fault `pending-refunds` left pending. */
  app.post('/settle-refund', async (request) => {
    const { refund_id, outcome } = readInput(settleInput, request.body)
    const refund = await inBook(book, (open) => settleRefund(open, refund_id, outcome))
    changed()
    return refundEntity(refund)
  })
}

async function pay(book: Book, input: z.infer<typeof payInput>): Promise<PaymentRow> {
  const order = await lockOrder(book, input.order_id)
  const webhookMode = input.webhook
  if (input.outcome === 'authorized') {
    const last = await lastPayment(book, order)
    if (last?.status === 'failed') {
      await refuseIfPaid(book, order)
      return authorizeLate(book, order, await updatePayment(book, last.id, { webhookMode }))
    }
  }
  const instrument = { card: testCard(), email: 'void@razorpay.com', contact: '+919999999999' }
  const payment = await startAttempt(book, order, { method: 'card', instrument, webhookMode })
  switch (input.outcome) {
    case 'success':
      return succeed(book, { ...order, status: 'attempted' }, payment)
    case 'authorized':
      return authorize(book, payment)
    case 'failure':
      return fail(book, payment, paymentError('card_declined'))
  }
}

/**
 * Left uncaptured, as past the order's automatic expiry; on an order that has been paid it goes back at
 * once.
 */
async function authorizeLate(book: Book, order: OrderRow, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.status !== 'failed' && payment.status !== 'created') {
    throw new SandboxRefusal('Only a payment that failed or is under way can be authorized late')
  }
  const authorized = await authorize(book, payment)
  return order.status === 'paid' ? refundSurplus(book, authorized) : authorized
}

async function lastPayment(book: Book, order: OrderRow): Promise<PaymentRow | undefined> {
  const rows = await book.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.orderId, order.id))
    .orderBy(desc(sandboxPayments.createdAt))
    .limit(1)
  return rows[0]
}

function payAnswer(book: Book, payment: PaymentRow): object {
  const ids = { razorpay_order_id: payment.orderId, razorpay_payment_id: payment.id }
  if (payment.status === 'failed') return { ...ids, razorpay_signature: null, error: payment.error }
  return { ...ids, razorpay_signature: checkoutSignature(book.keySecret, payment.orderId, payment.id) }
}
