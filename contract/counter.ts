import { z } from 'zod'

import { addressInput } from './addresses.ts'
import { gatewayOrder } from './checkout.ts'
import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { problem, problemOrMissing } from './problems.ts'
import { id, rupeesInput } from './products.ts'

// What the shopkeeper does for somebody at the telephone or the stall.

const linkParams = z.object({ token: z.string().min(1).max(64) })

const upiReference = z
  .string(problemOrMissing('bad_upi_reference'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6,35}$/, problem('bad_upi_reference'))

const counterOrder = z
  .object({
    /** For whom. */
    userId: id,
    lines: z
      .array(z.object({ productId: id, quantity: numeric(z.number().int().min(1).max(99)) }))
      .min(1)
      .max(100)
      .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, {
        ...problem('unexpected'),
      }),
    /** One of the person's addresses; or another one; or neither, and it is asked for afterwards. */
    addressId: id.optional(),
    address: addressInput.optional(),
    /** It is fetched at the market, which costs no delivery. */
    collect: z.boolean().optional(),
    /** What the page showed, in rupees, delivery included; refused when it is not the total. */
    amount: rupeesInput,
    /** later: when it is handed over, or by a link. upi: to the shop's own UPI id. */
    payment: z.discriminatedUnion('way', [
      z.object({ way: z.literal('later') }),
      z.object({ way: z.literal('cash') }),
      z.object({ way: z.literal('upi'), reference: upiReference }),
    ]),
  })
  .refine(
    ({ addressId, address, collect }) =>
      [addressId !== undefined, address !== undefined, collect].filter(Boolean).length < 2,
    { ...problem('unexpected'), path: ['collect'] },
  )

export type CounterOrderInput = z.output<typeof counterOrder>

export const takeOrder = {
  method: 'POST',
  url: '/api/counter/orders',
  schema: {
    operationId: 'takeOrder',
    summary: 'Take an order for somebody at the telephone or the stall (admins)',
    tags: ['counter'],
    body: counterOrder,
    headers: repeatable,
    response: responses(answerWithFields({ orderId: z.string() })),
  },
} as const

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
