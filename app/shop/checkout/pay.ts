import { NoEnvelope, call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import { isNoAnswer } from '#app/client/connection.ts'
import { isSessionOver } from '#app/client/session.ts'
import type { Destination } from '#app/shop/addresses/place.ts'
import type { CartLine } from '#contract/cart.ts'
import type { createPaymentOrder, paymentStatus, verifyPayment } from '#contract/checkout.ts'
import { cartTotals, toRupees } from '#domain/pricing/rules.ts'
import * as outcome from '#words/shop/checkout/outcome/en.ts'
import * as words from '#words/shop/checkout/pay/en.ts'

import { paymentEnded, paymentLeftOpen } from './open-payment.ts'
import type { CancelState, SuccessState } from './outcome-state.ts'
import { pricedLine } from './priced-line.ts'
import { loadCheckoutScript, openCheckout } from './razorpay.ts'
import type { CheckoutSuccess, OnlineWay } from './razorpay.ts'
import { repeating } from './repeating.ts'

/**
 * How a payment ended. `dismissed`: the checkout was closed. `signed-out`: the session had ended before.
 * `paid-before`: this cart had been bought already, in another tab or by an earlier try.
 */
export interface PaymentOutcome extends CancelState, SuccessState {
  kind: 'paid' | 'failed' | 'dismissed' | 'signed-out' | 'paid-before'
  message: string
}

/** `checking`: the checkout has closed, and the shop asks what became of the payment. */
export type PayingStep = 'opening' | 'checking'

function paid(orderId: string | null): PaymentOutcome {
  return { kind: 'paid', message: outcome.verified, orderId }
}

function failed(message: string, state: CancelState = {}): PaymentOutcome {
  return { kind: 'failed', message, ...state }
}

/** The gateway was not opened: nobody leaves the page for it, and nothing can have been charged. */
function unopened(message: string, reason?: string): PaymentOutcome {
  return failed(message, { uncharged: 'unopened', ...(reason && { reason }) })
}

/**
 * Pays the cart for a place: opens the payment order, the gateway's checkout, and verifies. Answers null
 * where the person had left before the checkout was opened. Never rejects. `way`: what the gateway opens at.
 */
export async function pay(
  shopName: string,
  lines: readonly CartLine[],
  { place, shipping, cartKey, offers, slotId, ifMissing }: Destination,
  isStillWanted: () => boolean,
  tell: (step: PayingStep) => void,
  way?: OnlineWay,
): Promise<PaymentOutcome | null> {
  const totals = cartTotals(lines.map(pricedLine), shipping)
  const totalRupees = toRupees(offers?.totalPaise ?? totals.totalPaise)
  const code = offers?.code
  tell('opening')
  try {
    if (!(await loadCheckoutScript())) return unopened(words.scriptNotLoaded, offline())

    const created = await askForOrder(
      lines,
      {
        amount: totalRupees,
        deposit: toRupees(totals.depositPaise),
        ...(code && { code }),
        ...(slotId && { slotId }),
        ...(ifMissing && { ifMissing }),
        ...place,
      },
      cartKey,
    )
    if (!created.ok && created.body.code === 'amount_mismatch') offers?.onOtherSum()
    if (!created.ok) return refused(created, cartKey !== undefined)
    const { success, order, keyId } = created.body
    if (!success || !order) return unopened(words.notCreated)

    if (!isStillWanted()) return null
    const ending = await openCheckout({ shopName, key: keyId, order, way }).catch(() => null)
    tell('checking')
    if (!ending) return leftOpen(order.id, failed(words.wentWrong))
    if (ending.kind === 'dismissed') return await afterDismissal(order.id)
    return await verify(ending.payment, lines, totalRupees)
  } catch (error) {
    if (error instanceof NoEnvelope && !error.ok) return unopened(words.notBegun)
    return unopened(words.wentWrong, isNoAnswer(error) ? words.noConnection : offline())
  }
}

function offline(): string | undefined {
  return navigator.onLine ? undefined : words.noConnection
}

const askOnce = repeating('payment')

function askForOrder(
  lines: readonly CartLine[],
  asked: { amount: number; deposit: number },
  cartKey = '',
): Promise<Answer<typeof createPaymentOrder>> {
  const cart = lines.map((line) => [line._id, line.productId._id, pricedLine(line)])
  return askOnce([asked, cartKey, cart], (key) =>
    call<typeof createPaymentOrder>('POST', '/api/razorpay/order', asked, key),
  )
}

/** Whatever the reason, nothing was begun; the page shows the right prices when the shopper tries again. */
function refused(
  answer: Extract<Answer<typeof createPaymentOrder>, { ok: false }>,
  isGuest: boolean,
): PaymentOutcome {
  const { code, message: reason } = answer.body
  const message = words.notBegun
  // A guest has nothing to sign in to: the next press begins with a new key.
  if (!isGuest && isSessionOver(answer)) return { kind: 'signed-out', message, reason }
  if (code === 'already_paid' || code === 'already_ordered') return { kind: 'paid-before', message: reason }
  // An earlier try has been paid, and its money goes back.
  return code === 'paid_too_late' ? failed(message, { reason }) : unopened(message, reason)
}

async function verify(
  payment: CheckoutSuccess,
  items: readonly CartLine[],
  totalPrice: number,
): Promise<PaymentOutcome> {
  const id = payment.razorpay_order_id
  try {
    const { ok, body } = await call<typeof verifyPayment>('POST', '/api/razorpay/verify', {
      ...payment,
      items,
      totalPrice,
    })
    if (ok && body.success) return ended(id, paid(body.orderId))
    const failure = words.notVerified
    if (!ok && body.code === 'paid_too_late') return ended(id, failed(failure, { reason: body.message }))
    return leftOpen(id, failed(failure))
  } catch {
    return leftOpen(id, failed(words.wentWrongAfterwards))
  }
}

/** A checkout that was closed may have been paid all the same: the server asks the gateway. */
async function afterDismissal(orderId: string): Promise<PaymentOutcome> {
  const dismissed: PaymentOutcome = { kind: 'dismissed', message: words.cancelled }
  try {
    const answer = await call<typeof paymentStatus>(
      'GET',
      `/api/razorpay/order/${encodeURIComponent(orderId)}`,
    )
    if (!answer.ok || answer.body.data.isOpen) return leftOpen(orderId, dismissed)
    const status = answer.body.data
    if (status.paid) return ended(orderId, paid(status.orderId))
    // Unpaid with an order: the money came and goes back.
    const state: CancelState =
      status.orderId === null ? { uncharged: 'closed' } : { reason: outcome.givenBack }
    return ended(orderId, { ...dismissed, ...state })
  } catch {
    return leftOpen(orderId, dismissed)
  }
}

/** Of a payment whose end is not known: it is asked for again. */
function leftOpen(openPayment: string, outcome: PaymentOutcome): PaymentOutcome {
  paymentLeftOpen(openPayment)
  return { ...outcome, openPayment }
}

function ended(id: string, outcome: PaymentOutcome): PaymentOutcome {
  paymentEnded(id)
  return outcome
}
