import { z } from 'zod'

import { gatewayOrder } from './checkout.ts'
import { answerWith, answerWithFields, done, responses } from './envelope.ts'
import { id } from './products.ts'

// What the shopkeeper does for somebody at the telephone or the stall.

const linkParams = z.object({ token: z.string().min(1).max(64) })

export const payLink = {
  method: 'POST',
  url: '/api/orders/:id/pay-link',
  schema: {
    operationId: 'payLink',
    summary: 'Answer the link by which an order can be paid without signing in; the same each time (admins)',
    tags: ['counter'],
    params: z.object({ id }),
    response: responses(
      answerWith(
        z.object({
          url: z.string(),
          /** The same as a QR code: an SVG picture. */
          qrCode: z.string(),
        }),
      ),
    ),
  },
} as const

export const openLinkedPayment = {
  method: 'POST',
  url: '/api/pay-links/:token/order',
  schema: {
    operationId: 'openLinkedPayment',
    summary: 'Open what is due for the order of a link at the gateway; needs no sign-in',
    tags: ['counter'],
    params: linkParams,
    response: responses(
      answerWithFields({
        order: gatewayOrder,
        /** What the checkout in the browser is opened with. */
        keyId: z.string(),
      }),
    ),
  },
} as const

export const verifyLinkedPayment = {
  method: 'POST',
  url: '/api/pay-links/:token/verify',
  schema: {
    operationId: 'verifyLinkedPayment',
    summary: 'Verify and settle a payment that the checkout reports to the page of a link',
    tags: ['counter'],
    params: linkParams,
    body: z.object({
      razorpay_order_id: z.string().min(1).max(64),
      razorpay_payment_id: z.string().min(1).max(64),
      razorpay_signature: z.string().min(1).max(256),
    }),
    response: responses(done),
  },
} as const
