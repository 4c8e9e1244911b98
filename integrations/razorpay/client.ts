import { CircuitState } from 'cockatiel'

import type { Log } from '#domain/ground/context.ts'
import { isGatewayRefusal } from '#domain/payments/gateway.ts'
import type { GatewayOrder, GatewayPayment, PaymentGateway } from '#domain/payments/gateway.ts'

import { ask, isUnknownId, silenceBreaker } from './http.ts'
import type { RazorpayConnection } from './http.ts'
import { checkoutSignature, isSameSignature, sign } from './signature.ts'
import {
  anyPayments,
  gatewayOrder,
  gatewayOrders,
  gatewayPayment,
  gatewayPayments,
  gatewayRefund,
  gatewayRefunds,
} from './wire.ts'

export interface RazorpaySettings {
  /** With the version: `https://api.razorpay.com/v1`. */
  apiUrl: string
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Retries of older events are still signed with the secret before the last change. */
  previousWebhookSecret?: string
  checkoutScriptUrl: string
  timeoutMs?: number
  /** Ends every call that is under way, and lets no other begin. */
  signal?: AbortSignal
  log?: Log
}

// In minutes. A payment that the bank confirms late is captured by itself for the three days in which
// Razorpay asks the bank; after that the shop may still capture it until the fifth day.
const captureOptions = { automatic_expiry_period: 4320, manual_expiry_period: 7200, refund_speed: 'normal' }

/** The most that Razorpay answers at a time. */
const pageSize = 100

/** Razorpay, or anything that speaks its API at another address, as the shop's payment gateway. */
export function razorpayGateway(settings: RazorpaySettings): PaymentGateway {
  const { keyId, keySecret, checkoutScriptUrl, timeoutMs = 3000, signal, log } = settings
  const apiUrl = settings.apiUrl.replace(/\/+$/, '')
  const connection: RazorpayConnection = {
    apiUrl,
    keyId,
    keySecret,
    timeoutMs,
    signal,
    breaker: silenceBreaker(),
    log,
  }
  // An empty secret would let anybody sign.
  const webhookSecrets = [settings.webhookSecret, settings.previousWebhookSecret ?? ''].filter(
    (one) => one !== '',
  )

  function findPayment(gatewayPaymentId: string): Promise<GatewayPayment | null> {
    const path = `/payments/${encodeURIComponent(gatewayPaymentId)}`
    return nullIfUnknown(ask(connection, { method: 'GET', path }, gatewayPayment, { id: gatewayPaymentId }))
  }

  return {
    keyId,
    checkoutScriptUrl,

    createOrder({ amountPaise, receipt, notes }) {
      const payment = { capture: 'automatic', capture_options: captureOptions }
      const body = { amount: amountPaise, currency: 'INR', receipt, notes, payment }
      const asked = { amountPaise, currency: 'INR', receipt }
      return ask(connection, { method: 'POST', path: '/orders', body }, gatewayOrder, asked)
    },

    async findOrder({ receipt, amountPaise }) {
      const path = `/orders?receipt=${encodeURIComponent(receipt)}`
      const { items } = await ask(connection, { method: 'GET', path }, gatewayOrders)
      return furthest(
        items.filter(
          (order) =>
            order.receipt === receipt && order.amountPaise === amountPaise && order.currency === 'INR',
        ),
      )
    },

    async paymentsOfOrder(gatewayOrderId) {
      const path = `/orders/${encodeURIComponent(gatewayOrderId)}/payments`
      const known = await nullIfUnknown(ask(connection, { method: 'GET', path }, gatewayPayments))
      return known?.items ?? []
    },

    async *paymentsBetween({ from, to }) {
      // Whole seconds, both ends included: rounded outwards.
      const span = `from=${Math.floor(from.getTime() / 1000)}&to=${Math.ceil(to.getTime() / 1000)}`
      for (let skip = 0, isLast = false; !isLast; skip += pageSize) {
        const path = `/payments?${span}&count=${pageSize}&skip=${skip}`
        const { items } = await ask(connection, { method: 'GET', path }, anyPayments)
        yield items.flatMap((item) => readable(item, log))
        isLast = items.length < pageSize
      }
    },

    findPayment,

    async capture(gatewayPaymentId, amountPaise) {
      const path = `/payments/${encodeURIComponent(gatewayPaymentId)}/capture`
      const body = { amount: amountPaise, currency: 'INR' }
      try {
        const asked = { id: gatewayPaymentId, amountPaise }
        return await ask(connection, { method: 'POST', path, body }, gatewayPayment, asked)
      } catch (error) {
        // A second capture is refused; after a lost answer that refusal means that the first one succeeded.
        if (!isGatewayRefusal(error)) throw error
        const payment = await findPayment(gatewayPaymentId)
        if (payment?.status === 'captured' && payment.amountPaise === amountPaise) return payment
        throw error
      }
    },

    refund(gatewayPaymentId, { amountPaise, idempotencyKey }) {
      const path = `/payments/${encodeURIComponent(gatewayPaymentId)}/refund`
      const body = { amount: amountPaise, speed: 'normal' }
      const headers = { 'x-refund-idempotency': idempotencyKey }
      return ask(connection, { method: 'POST', path, body, headers }, gatewayRefund, { amountPaise })
    },

    async refundsOfPayment(gatewayPaymentId) {
      const path = `/payments/${encodeURIComponent(gatewayPaymentId)}/refunds?count=${pageSize}`
      const known = await nullIfUnknown(ask(connection, { method: 'GET', path }, gatewayRefunds))
      return known?.items ?? []
    },

    isCheckoutSignatureValid({ gatewayOrderId, gatewayPaymentId, signature }) {
      return isSameSignature(checkoutSignature(keySecret, gatewayOrderId, gatewayPaymentId), signature)
    },

    isAway: () => connection.breaker.state !== CircuitState.Closed,

    isWebhookSignatureValid(rawBody, signature) {
      return webhookSecrets.some((secret) => isSameSignature(sign(secret, rawBody), signature))
    },
  }
}

/** One payment that cannot be read must not hide the others. */
function readable(item: unknown, log: Log | undefined): GatewayPayment[] {
  const parsed = gatewayPayment.safeParse(item)
  if (parsed.success) return [parsed.data]
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  log?.error({ fields }, 'a payment of the gateway is unreadable and is skipped')
  return []
}

async function nullIfUnknown<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (isGatewayRefusal(error) && isUnknownId(error.description)) return null
    throw error
  }
}

/**
 * Of several orders with one receipt the one that got furthest: that is where the money is, if there is any.
 */
function furthest(orders: GatewayOrder[]): GatewayOrder | null {
  const byProgress = (status: GatewayOrder['status']) => orders.find((order) => order.status === status)
  return byProgress('paid') ?? byProgress('attempted') ?? byProgress('created') ?? null
}
