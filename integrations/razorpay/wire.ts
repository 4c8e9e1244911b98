import { z } from 'zod'

import type { GatewayOrder, GatewayPayment, GatewayRefund } from '#domain/payments/gateway.ts'

// The shapes that Razorpay sends, read leniently: only what the shop decides by is looked at. `notes` may be
// `[]` or an object, `error_code` null or '', `last4` a string or a number: none of it is read, so none of
// it can break a payment.

const id = z.string().min(1)
const paise = z.int().nonnegative()

const orderOnTheWire = z.object({
  id,
  amount: paise,
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['created', 'attempted', 'paid']),
})

const paymentOnTheWire = z.object({
  id,
  order_id: z.string().nullish(),
  amount: paise,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string().nullish(),
})

const refundOnTheWire = z.object({
  id,
  amount: paise,
  status: z.enum(['pending', 'processed', 'failed']),
})

const errorOnTheWire = z.object({ error: z.object({ description: z.string() }) })

export const gatewayOrder = orderOnTheWire.transform((order): GatewayOrder => ({
  id: order.id,
  amountPaise: order.amount,
  currency: order.currency,
  receipt: order.receipt || null,
  status: order.status,
}))

export const gatewayPayment = paymentOnTheWire.transform((payment): GatewayPayment => ({
  id: payment.id,
  gatewayOrderId: payment.order_id || null,
  amountPaise: payment.amount,
  currency: payment.currency,
  status: payment.status,
  method: payment.method || 'unknown',
}))

export const gatewayRefund = refundOnTheWire.transform((refund): GatewayRefund => ({
  id: refund.id,
  amountPaise: refund.amount,
  status: refund.status,
}))

export const gatewayOrders = z.object({ items: z.array(gatewayOrder) })
export const gatewayPayments = z.object({ items: z.array(gatewayPayment) })
export const gatewayRefunds = z.object({ items: z.array(gatewayRefund) })

/** A page of all payments of the account, each of which may be unreadable by itself. */
export const anyPayments = z.object({ items: z.array(z.unknown()) })

/** Razorpay's own words in an error body, or null when the body is not one of Razorpay's. */
export function errorDescription(body: unknown): string | null {
  const parsed = errorOnTheWire.safeParse(body)
  return parsed.success ? parsed.data.error.description : null
}
