import { z } from 'zod'

import { missingWishes } from '#domain/orders/rules.ts'
import { maxPaymentPaise, toPaise } from '#domain/pricing/rules.ts'

import { pinCode } from './addresses.ts'
import { answerWith, answerWithFields, forGuests, repeatableForGuests, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { codeInput } from './offers.ts'
import { problem, problemOrMissing } from './problems.ts'
import { rupees, rupeesInput, rupeesRead } from './product-fields.ts'
import { id } from './products.ts'

/** The gateway's order, for its checkout: the one place where an amount crosses the wire in paise. */
const gatewayOrder = z.object({ id: z.string(), amount: z.number().int(), currency: z.string() })

/** The answer of who opens a payment by a link. */
export const paymentOpened = answerWithFields({
  order: gatewayOrder,
  /** What the checkout in the browser is opened with. */
  keyId: z.string(),
})

/** What the checkout in the browser reports. */
export const checkoutReport = z.object({
  razorpay_order_id: z.string().min(1).max(64),
  razorpay_payment_id: z.string().min(1).max(64),
  razorpay_signature: z.string().min(1).max(256),
})

const badRupees = problemOrMissing('bad_rupees').error
const amountInput = rupeesRead({ error: wrongAmount })

/** Of a cart that comes to more than is taken there is something to say. */
function wrongAmount(issue: { input?: unknown }) {
  return toPaise(Number(issue.input)) > maxPaymentPaise ? 'payment_too_large' : badRupees(issue)
}

/** A cart as the page showed it, and where it goes. */
const wantedCart = z
  .object({
    /**
     * What the page showed, in rupees, shipping included; refused when it is not the cart's total, with
     * deposits or without them. They are paid in any case.
     */
    amount: amountInput,
    /**
     * What of it is a deposit, as the page showed it: then another total or deposit is refused. Without it a
     * page knows of no deposits, and they come on top.
     */
    deposit: rupeesInput.optional(),
    /** One of one's own addresses. Without it the order is asked for one afterwards. */
    addressId: id.optional(),
    /** It is fetched at the market, which costs no shipping. */
    collect: z.boolean().optional(),
    /** The code of an offer. Who shows a total without it has it taken off all the same. */
    code: codeInput,
    /** The slot that was chosen. Without it the first one of the place that can be had. */
    slotId: id.optional(),
    /** What is wanted where something is missing when it is packed. Without it the money back. */
    ifMissing: z.enum(missingWishes).optional(),
  })
  .refine(({ addressId, collect }) => !(collect && addressId !== undefined), {
    ...problem('unexpected'),
    path: ['collect'],
  })

export type WantedCart = z.output<typeof wantedCart>

export const createPaymentOrder = {
  method: 'POST',
  url: '/api/razorpay/order',
  schema: {
    operationId: 'createPaymentOrder',
    summary: 'Create a payment order: price the cart, hold its stock and open an order at the gateway',
    tags: ['checkout'],
    body: wantedCart,
    headers: repeatableForGuests,
    response: responses(
      answerWithFields({
        order: gatewayOrder,
        /** What the checkout in the browser is opened with. */
        keyId: z.string(),
      }),
    ),
  },
} as const

export const orderInCash = {
  method: 'POST',
  url: '/api/orders/cash',
  schema: {
    operationId: 'orderInCash',
    summary:
      'Order the cart, to be paid in cash when it is brought or fetched; or written down, or paid from the wallet',
    tags: ['checkout'],
    /** One of the two places is needed. */
    body: wantedCart.safeExtend({
      /**
       * receivable: it is written down for later, for whom the shop trusts. wallet: it is paid from it whole.
       * Without it in cash.
       */
      payFrom: z.enum(['receivable', 'wallet']).optional(),
    }),
    headers: repeatableForGuests,
    response: responses(
      answerWithFields({
        orderId: z.string(),
        /** What is to be paid, in rupees: less than was shown where offers take something off. */
        total: rupees.optional(),
      }),
    ),
  },
} as const

export const cashOffer = {
  method: 'GET',
  url: '/api/orders/cash',
  schema: {
    operationId: 'cashOffer',
    summary: 'Say whether one could order for such an amount, to such a place, in cash',
    tags: ['checkout'],
    headers: forGuests,
    querystring: z.object({
      /** What the page shows, in rupees, shipping included. */
      amount: firstOf(amountInput),
      addressId: firstOf(id).optional(),
      /** Where a guest wants it, who has no addresses. */
      pinCode: firstOf(pinCode).optional(),
      /** It is fetched at the market. */
      collect: firstOf(z.stringbool()).optional(),
    }),
    response: responses(
      answerWith(
        z.object({
          offered: z.boolean(),
          /** Why not, and how else to pay; empty where it is offered. */
          why: z.string(),
        }),
      ),
    ),
  },
} as const

export const verifyPayment = {
  method: 'POST',
  url: '/api/razorpay/verify',
  schema: {
    operationId: 'verifyPayment',
    summary: 'Verify and settle a payment that the checkout reports; items and totalPrice are ignored',
    tags: ['checkout'],
    headers: forGuests,
    body: z.object({
      razorpay_order_id: z.string().min(1).max(64),
      razorpay_payment_id: z.string().min(1).max(64),
      razorpay_signature: z.string().min(1).max(256),
      items: z.unknown().optional(),
      totalPrice: z.unknown().optional(),
    }),
    response: responses(answerWithFields({ orderId: z.string() })),
  },
} as const

export const paymentStatus = {
  method: 'GET',
  url: '/api/razorpay/order/:id',
  schema: {
    operationId: 'paymentStatus',
    summary: 'Ask the gateway if a payment order is paid; for a checkout that was closed',
    tags: ['checkout'],
    headers: forGuests,
    params: z.object({ id: z.string().min(1).max(64) }),
    response: responses(
      answerWith(
        z.object({
          paid: z.boolean(),
          orderId: z.string().nullable(),
          /** The bank has yet to decide. */
          isOpen: z.boolean(),
        }),
      ),
    ),
  },
} as const

export const openPayment = {
  method: 'GET',
  url: '/api/razorpay/open-payment',
  schema: {
    operationId: 'openPayment',
    summary: 'Get the id of one’s own payment order that the bank has yet to decide, or null',
    tags: ['checkout'],
    headers: forGuests,
    response: responses(
      answerWithFields({
        data: z.string().nullable(),
        /** Asking has settled a payment: there is a new order. */
        hasSettled: z.boolean(),
      }),
    ),
  },
} as const

export const paymentSetup = {
  method: 'GET',
  url: '/api/razorpay/checkout',
  schema: {
    operationId: 'paymentSetup',
    summary: 'Get the URL of the gateway’s checkout script',
    tags: ['checkout'],
    response: responses(answerWith(z.object({ scriptUrl: z.string(), isTestGateway: z.boolean() }))),
  },
} as const

export const razorpayWebhook = {
  method: 'POST',
  url: '/api/razorpay/webhook',
  schema: {
    operationId: 'razorpayWebhook',
    summary: 'Receive a webhook of the gateway; its signature is required',
    tags: ['checkout'],
    response: responses(answerWithFields({})),
  },
} as const
