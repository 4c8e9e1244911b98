import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { z } from 'zod'

import { checkoutSignature, isSameSignature } from '#integrations/razorpay/signature.ts'

import { notes } from './api-inputs.ts'
import { fail, refuseIfPaid, startAttempt, succeed } from './attempts.ts'
import type { Book, PaymentRow } from './book.ts'
import { inBook, lockOrder, lockPayment } from './book.ts'
import type { FailureReason } from './instruments.ts'
import { bankFrom, banks, cardFailure, cardFrom, paymentError, upiIdFrom } from './instruments.ts'
import { SandboxRefusal, authenticationFailed, readInput } from './refusals.ts'
import { confirmLater } from './unanswered.ts'

const key = z.string('The api key is required')
const contact = { email: z.string().max(200).nullish(), contact: z.string().max(30).nullish() }

const openInput = z.object({
  key,
  order_id: z.string('The order id is required'),
  amount: z.unknown().optional(),
})

const payer = {
  key,
  order_id: z.string('The order id is required'),
  ...contact,
  description: z.string().max(2048).nullish(),
  notes,
}
const payInput = z.discriminatedUnion(
  'method',
  [
    z.object({
      ...payer,
      method: z.literal('card'),
      number: z.string(),
      expiry: z.string(),
      cvv: z.string(),
    }),
    z.object({
      ...payer,
      method: z.literal('upi'),
      /** A typed id, or one of the two ways that took its place. */
      vpa: z.string().optional(),
      flow: z.enum(['qr', 'intent'], 'UPI is paid by a code or in an app').optional(),
    }),
    z.object({ ...payer, method: z.literal('netbanking'), bank: z.string() }),
  ],
  'This payment method is not offered',
)

const answerInput = z.object({
  key,
  /** What the person's bank says, in the way of the method: an OTP, a button, an approval on the phone. */
  otp: z.string().max(20).optional(),
  approve: z.boolean().optional(),
  cancel: z.literal(true).optional(),
  /** The bank does not answer while the person is here: never, or half a minute later with a yes. */
  later: z.enum(['never', 'yes'], 'The bank may answer never, or yes').optional(),
})

interface ById {
  Params: { id: string }
}

/** What checkout.js talks to. It knows the public key only, so it can pay an order and do nothing else. */
export function checkoutRoutes(app: FastifyInstance, book: Book, changed: () => void): void {
  app.post('/checkout/orders', async (request) => {
    const input = readInput(openInput, request.body)
    requirePublicKey(book, input.key)
    return inBook(book, async (open) => {
      const order = await lockOrder(open, input.order_id)
      await refuseIfPaid(open, order)
      if (input.amount !== undefined && Number(input.amount) !== order.amountPaise) {
        throw new SandboxRefusal('Your payment amount is different from your order amount.', {
          field: 'amount',
        })
      }
      return { order_id: order.id, amount: order.amountPaise, currency: order.currency, banks }
    })
  })

  app.post('/checkout/payments', async (request) => {
    const input = readInput(payInput, request.body)
    requirePublicKey(book, input.key)
    const payment = await inBook(book, async (open) => {
      const order = await lockOrder(open, input.order_id)
      const { method, description, notes: paymentNotes } = input
      const instrument = {
        ...instrumentOf(book, input),
        email: input.email || 'void@razorpay.com',
        contact: input.contact || '+919999999999',
      }
      return startAttempt(open, order, {
        method,
        instrument,
        description: description ?? null,
        notes: paymentNotes,
      })
    })
    return { payment_id: payment.id, status: payment.status, ...linkOf(payment) }
  })

  app.post<ById>('/checkout/payments/:id/answer', async (request) => {
    const answer = readInput(answerInput, request.body)
    requirePublicKey(book, answer.key)
    const payment = await inBook(book, (open) => finish(open, request.params.id, answer))
    changed()
    return answer.later && payment.status === 'created'
      ? { status: 'pending' }
      : checkoutResult(book, payment)
  })
}

function requirePublicKey(book: Book, given: string): void {
  if (!isSameSignature(book.keyId, given)) throw authenticationFailed()
}

function instrumentOf(book: Book, input: z.infer<typeof payInput>) {
  switch (input.method) {
    case 'card':
      return { card: cardFrom(input.number.replaceAll(' ', ''), input.expiry, input.cvv, book.now()) }
    case 'upi':
      if (input.flow) return { upiFlow: input.flow }
      return { vpa: upiIdFrom((input.vpa ?? '').trim().toLowerCase()) }
    case 'netbanking':
      return { bank: bankFrom(input.bank) }
  }
}

async function finish(
  book: Book,
  paymentId: string,
  answer: z.infer<typeof answerInput>,
): Promise<PaymentRow> {
  const { order, payment } = await lockPayment(book, paymentId)
  // Asked again after a lost answer: it stays what it was.
  if (payment.status !== 'created') return payment
  if (answer.later === 'never') return payment
  if (answer.later === 'yes') return confirmLater(book, payment)
  const failure = failureOf(payment, answer)
  return failure ? fail(book, payment, paymentError(failure)) : succeed(book, order, payment)
}

/** What a UPI app is handed: as a link, and as a code to scan. Nobody is paid by it. */
function linkOf({ id, amountPaise, instrument }: PaymentRow): object | null {
  if (instrument.upiFlow === undefined) return null
  const sum = (amountPaise / 100).toFixed(2)
  const link = `upi://pay?pa=test@razorpay&pn=Test%20payment&tr=${id}&am=${sum}&cu=INR`
  if (instrument.upiFlow === 'intent') return { link }
  return { link, code: `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}` }
}

/** What the test instruments are documented to do. */
function failureOf(payment: PaymentRow, answer: z.infer<typeof answerInput>): FailureReason | null {
  if (answer.cancel) return 'payment_cancelled'
  const { card, vpa } = payment.instrument
  if (card) {
    if (!/^\d{4,10}$/.test(answer.otp ?? '')) return 'authentication_failed'
    return cardFailure(card)
  }
  if (vpa === 'failure@razorpay' || answer.approve !== true) return 'payment_failed'
  return null
}

function checkoutResult(book: Book, payment: PaymentRow): object {
  if (payment.status === 'created') throw new SandboxRefusal('The payment is still in progress.')
  if (payment.status === 'failed') {
    const metadata = { order_id: payment.orderId, payment_id: payment.id }
    return { status: 'failed', error: { ...payment.error, metadata } }
  }
  return {
    status: 'success',
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.orderId,
    razorpay_signature: checkoutSignature(book.keySecret, payment.orderId, payment.id),
  }
}
