import { NoEnvelope, call, newKey } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import type { CartLine } from '#contract/cart.ts'
import type { createPaymentOrder, paymentStatus, verifyPayment } from '#contract/checkout.ts'
import { cartTotals, toRupees } from '#domain/pricing/rules.ts'

import { pricedLine } from './priced-line.ts'
import { loadCheckoutScript, openCheckout } from './razorpay.ts'
import type { CheckoutSuccess } from './razorpay.ts'

/**
 * How a payment ended. `dismissed`: the checkout was closed. `paid-before`: this cart had been paid
 * already, in another tab or by an earlier try.
 */
export interface PaymentOutcome {
  kind: 'paid' | 'failed' | 'dismissed' | 'paid-before'
  message: string
  /** The server's message, where it helps. */
  detail?: string
  /** Of a dismissed checkout: the gateway knows no payment, so nothing was charged. */
  isUncharged?: true
  /** Of a payment whose end is not known: the gateway's id of its order, by which it is asked for again. */
  openPayment?: string
  /** Of a payment that is paid: the id of its order. */
  orderId?: string | null
}

function paid(orderId: string | null): PaymentOutcome {
  return { kind: 'paid', message: 'Payment Successful & Verified!', orderId }
}

function failed(message: string, detail?: string): PaymentOutcome {
  return { kind: 'failed', message, ...(detail ? { detail } : {}) }
}

/**
 * Pays the cart: opens the payment order, the gateway's checkout, and verifies. Answers null where the
 * person had left before the checkout was opened. Never rejects.
 */
export async function pay(
  lines: readonly CartLine[],
  isStillWanted: () => boolean,
): Promise<PaymentOutcome | null> {
  const totalRupees = toRupees(cartTotals(lines.map(pricedLine)).totalPaise)
  try {
    if (!(await loadCheckoutScript())) return failed('Razorpay SDK failed to load')

    const created = await askForOrder(lines, totalRupees)
    if (!created.ok) return refused(created)
    const { success, order, keyId } = created.body
    if (!success || !order) return failed('Payment creation failed')

    if (!isStillWanted()) return null
    const ending = await openCheckout({ key: keyId, order })
    if (ending.kind === 'dismissed') return await afterDismissal(order.id)
    return await verify(ending.payment, lines, totalRupees)
  } catch (error) {
    if (error instanceof NoEnvelope && !error.ok) return failed('Payment initialization failed.')
    return failed('Something went wrong. Please try again.')
  }
}

/** The last request to pay, until it has been answered. */
let unanswered: { cart: string; key: string } | null = null

/**
 * A press after a lost answer repeats that request, under its key: for the same cart it opens no second
 * payment.
 */
async function askForOrder(
  lines: readonly CartLine[],
  amount: number,
): Promise<Answer<typeof createPaymentOrder>> {
  const cart = JSON.stringify(lines.map((line) => [line.productId._id, pricedLine(line)]))
  const key = unanswered?.cart === cart ? unanswered.key : newKey()
  unanswered = { cart, key }
  const answer = await call<typeof createPaymentOrder>('POST', '/api/razorpay/order', { amount }, key)
  unanswered = null
  return answer
}

/** Whatever the reason, nothing was begun; the cart shows the right prices when the shopper tries again. */
function refused({ body }: Extract<Answer<typeof createPaymentOrder>, { ok: false }>): PaymentOutcome {
  if (body.code === 'already_paid') return { kind: 'paid-before', message: body.message }
  return failed('Payment initialization failed.', body.message)
}

async function verify(
  payment: CheckoutSuccess,
  items: readonly CartLine[],
  totalPrice: number,
): Promise<PaymentOutcome> {
  try {
    const { ok, body } = await call<typeof verifyPayment>('POST', '/api/razorpay/verify', {
      ...payment,
      items,
      totalPrice,
    })
    if (ok && body.success) return paid(body.orderId)
    const failure = 'Payment verification failed'
    if (!ok && body.code === 'paid_too_late') return failed(failure, body.message)
    return { ...failed(failure), openPayment: payment.razorpay_order_id }
  } catch {
    return {
      ...failed('Something went wrong during verification.'),
      openPayment: payment.razorpay_order_id,
    }
  }
}

/** A checkout that was closed may have been paid all the same: the server asks the gateway. */
async function afterDismissal(orderId: string): Promise<PaymentOutcome> {
  const dismissed: PaymentOutcome = { kind: 'dismissed', message: 'Payment cancelled by user' }
  try {
    const answer = await call<typeof paymentStatus>(
      'GET',
      `/api/razorpay/order/${encodeURIComponent(orderId)}`,
    )
    if (!answer.ok || answer.body.data.isOpen) return { ...dismissed, openPayment: orderId }
    const status = answer.body.data
    if (status.paid) return paid(status.orderId)
    // Unpaid with an order: the money came and goes back.
    return status.orderId === null ? { ...dismissed, isUncharged: true } : dismissed
  } catch {
    return { ...dismissed, openPayment: orderId }
  }
}
