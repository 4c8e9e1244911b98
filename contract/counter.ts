import { z } from 'zod'

import { missingWishes } from '#domain/orders/rules.ts'

import { addressInput, mobileInput } from './addresses.ts'
import { weighableLine } from './cart.ts'
import { checkoutReport, paymentOpened } from './checkout.ts'
import { email, newPassword, user } from './customers.ts'
import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { numeric, searchWords } from './lenient.ts'
import { personName } from './names.ts'
import { codeInput } from './offers.ts'
import { deliveryAddress } from './orders.ts'
import { problem } from './problems.ts'
import { rupees, rupeesInput, shownFields } from './product-fields.ts'
import { step } from './product-shown.ts'
import { id } from './products.ts'
import { upiReference } from './upi.ts'

// What the shopkeeper does for somebody at the telephone or the stall.

const linkParams = z.object({ token: z.string().min(1).max(64) })

/** A link to be sent to somebody. */
export const sentLink = z.object({
  url: z.string(),
  /** The same as a QR code: an SVG picture. */
  qrCode: z.string(),
  /** The number to which it is sent: ten digits; empty where none is known. */
  mobile: z.string(),
})

const newPerson = z.object({
  name: personName,
  /** Ten digits, with or without +91; may be left out. */
  mobile: mobileInput.nullish(),
})

const counterOrder = z
  .object({
    /** For whom; or somebody new, who is written down with the order. */
    userId: id.optional(),
    person: newPerson.optional(),
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
    /** The code of an offer, as it was said. */
    code: codeInput,
    /** The slot that was chosen. Without it the first one of the place that can be had, or none. */
    slotId: id.optional(),
    /** What is wanted where something is missing when it is packed. Without it the money back. */
    ifMissing: z.enum(missingWishes).optional(),
    /** later: when it is handed over, or by a link. upi: to the shop's own UPI id. */
    payment: z.discriminatedUnion('way', [
      z.object({ way: z.literal('later') }),
      z.object({ way: z.literal('cash') }),
      z.object({ way: z.literal('upi'), reference: upiReference }),
      /** It is written down, and its customer owes it. */
      z.object({ way: z.literal('receivable') }),
    ]),
  })
  .refine(
    ({ addressId, address, collect }) =>
      [addressId !== undefined, address !== undefined, collect].filter(Boolean).length < 2,
    { ...problem('unexpected'), path: ['collect'] },
  )
  .refine(({ userId, person }) => (userId === undefined) !== (person === undefined), {
    ...problem('unexpected'),
    path: ['userId'],
  })

export type CounterOrderInput = z.output<typeof counterOrder>
/** As it is sent. */
export type CounterOrderSent = z.input<typeof counterOrder>

export const findPeople = {
  method: 'GET',
  url: '/api/counter/people',
  schema: {
    operationId: 'findPeople',
    summary:
      'Find people by name, e-mail or mobile number, eight at most; the duty counter by a whole number, with no e-mail in the answer',
    tags: ['counter'],
    querystring: z.object({ q: searchWords }),
    response: responses(answerWith(z.array(user))),
  },
} as const

export const addPerson = {
  method: 'POST',
  url: '/api/counter/people',
  schema: {
    operationId: 'addPerson',
    summary: 'Write a person down who has no e-mail (duty counter)',
    tags: ['counter'],
    body: newPerson,
    headers: repeatable,
    response: responses(answerWith(user)),
  },
} as const

export const personPlaces = {
  method: 'GET',
  url: '/api/counter/people/:id/places',
  schema: {
    operationId: 'personPlaces',
    summary:
      'List where a person may want their goods: their addresses, then where orders went (duty counter)',
    tags: ['counter'],
    params: z.object({ id }),
    response: responses(
      answerWith(
        z.array(
          z.object({
            /** null: it is not kept, and was said for an order. */
            addressId: z.string().nullable(),
            address: deliveryAddress,
          }),
        ),
      ),
    ),
  },
} as const

export type PersonPlaces = z.output<(typeof personPlaces)['schema']['response'][200]>['data']

export const offerClaim = {
  method: 'POST',
  url: '/api/counter/people/:id/claim',
  schema: {
    operationId: 'offerClaim',
    summary: 'Answer a link by which a person without an e-mail takes over their account (admins)',
    tags: ['counter'],
    params: z.object({ id }),
    response: responses(answerWith(sentLink.extend({ expiresAt: z.string() }))),
  },
} as const

export const claimAccount = {
  method: 'POST',
  url: '/api/claims/:token',
  schema: {
    operationId: 'claimAccount',
    summary: 'Take over an account by the link that the shopkeeper gave; needs no sign-in',
    tags: ['counter'],
    params: linkParams,
    body: z
      .object({
        /** Left out for a helper, who has one. */
        email: email.optional(),
        password: newPassword,
        confirmPassword: z.string().min(1),
      })
      .refine((input) => input.password === input.confirmPassword, {
        ...problem('passwords_differ'),
        path: ['confirmPassword'],
      }),
    response: responses(done),
  },
} as const

const stallSale = z.object({
  /** For whom; left out for a walk-in customer, who gave no name. */
  userId: id.nullish(),
  lines: z
    .array(weighableLine)
    .min(1)
    .max(100)
    .refine((lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length, {
      ...problem('unexpected'),
    }),
  /** What was asked of the customer, in rupees: the total, unless the goods are handed over. */
  amount: rupeesInput,
  /** The code of an offer, as it was said. */
  code: codeInput,
  payment: z.discriminatedUnion('way', [
    /** given: what the customer handed over, in rupees; the rest is change. */
    z.object({ way: z.literal('cash'), given: rupeesInput.optional() }),
    z.object({ way: z.literal('upi'), reference: upiReference }),
    /** It is written down, and the customer owes it. */
    z.object({ way: z.literal('receivable') }),
  ]),
  /**
   * The goods were handed over without a connection, so many seconds ago by the device's own clock: then it
   * is sold at the shop's own prices, whatever was asked, and also beyond what the shelf has.
   */
  handedOverSecondsAgo: numeric(z.number().int().min(0).max(100_000_000)).optional(),
  /** Who has sold it: refused when somebody else is signed in by the time that it is sent. */
  soldBy: id.optional(),
})

export type StallSaleInput = z.output<typeof stallSale>
/** As it is sent. */
export type StallSaleSent = z.input<typeof stallSale>

/** A bill as it is printed: of the invoice, bill of supply or receipt of an order. */
const bill = z
  .object({
    orderId: z.string(),
    orderNumber: z.number().int(),
    /** In words: Tax invoice, Bill of supply, Receipt. */
    title: z.string(),
    number: z.string(),
    issuedAt: z.string(),
    seller: z.object({
      name: z.string(),
      addressLines: z.array(z.string()),
      gstin: z.string().nullable(),
      fssaiLicence: z.string().nullable(),
      contact: z.string().nullable(),
    }),
    buyer: z.object({
      name: z.string(),
      addressLines: z.array(z.string()),
      /** Of a registered business. */
      gstin: z.string().nullable(),
    }),
    /** The state where the goods were handed over, by its name. */
    placeOfSupply: z.string(),
    lines: z.array(
      z.object({
        productName: z.string(),
        /** In words: 5 kg; empty on bills of before. */
        pack: z.string(),
        hsnCode: z.string().nullable(),
        quantity: z.number().int().nullable(),
        /** Of goods by weight: how much it is and what a kilogram costs, in words. */
        weight: z.object({ amount: z.string(), price: z.string() }).optional(),
        price: rupees.nullable(),
        amount: rupees,
        /** In percent. */
        taxRate: z.number(),
      }),
    ),
    /** The tax that the total contains, by rate; empty where the shop says nothing of tax. */
    taxes: z.array(z.object({ rate: z.number(), value: rupees, cgst: rupees, sgst: rupees, igst: rupees })),
    /** What the state's half is called: SGST or UTGST. */
    stateTax: z.string(),
    total: rupees,
    /** Beside the total: what is kept until bottles and crates are back. */
    deposit: rupees,
    /** What was taken, in cash or to the shop's own UPI id; given: what the customer handed over. */
    paid: z.array(
      z.object({
        way: z.enum(['cash', 'upi', 'receivable']),
        amount: rupees,
        given: rupees.nullable(),
        reference: z.string(),
      }),
    ),
  })
  .meta({ id: 'Bill' })

export type Bill = z.output<typeof bill>

export const sellAtStall = {
  method: 'POST',
  url: '/api/counter/sales',
  schema: {
    operationId: 'sellAtStall',
    summary:
      'Sell goods that are taken along: delivered, paid, off the shelf and with a bill at once (duty counter)',
    tags: ['counter'],
    body: stallSale,
    headers: repeatable,
    response: responses(answerWith(bill)),
  },
} as const

export const stallGoods = {
  method: 'GET',
  url: '/api/counter/goods',
  schema: {
    operationId: 'stallGoods',
    summary: 'What is on the shelf, as the stall sells it, 5000 at most (duty counter)',
    tags: ['counter'],
    response: responses(
      answerWith(
        z.array(
          z.object({
            _id: z.string(),
            productName: shownFields.productName,
            hindiName: shownFields.hindiName,
            brandName: shownFields.brandName,
            family: shownFields.family,
            aliases: shownFields.aliases,
            netQuantity: shownFields.netQuantity,
            netUnit: shownFields.netUnit,
            price: rupees,
            sellingPrice: rupees,
            deposit: shownFields.deposit,
            stock: shownFields.stock,
            state: shownFields.state,
            barcode: shownFields.barcode,
            step: step.optional(),
          }),
        ),
      ),
    ),
  },
} as const

export const orderBill = {
  method: 'GET',
  url: '/api/orders/:id/bill',
  schema: {
    operationId: 'orderBill',
    summary: 'The bill of an order as it is printed, for its owner, an admin, or a duty at the stall',
    tags: ['counter'],
    params: z.object({ id }),
    response: responses(answerWith(bill)),
  },
} as const

export const takeOrder = {
  method: 'POST',
  url: '/api/counter/orders',
  schema: {
    operationId: 'takeOrder',
    summary: 'Take an order for somebody at the telephone or the stall (duty counter)',
    tags: ['counter'],
    body: counterOrder,
    headers: repeatable,
    response: responses(
      answerWithFields({
        orderId: z.string(),
        /** Its short number, to be said aloud: 1042 for #1042. */
        orderNumber: z.number().int(),
        /** For whom; '' where it was taken before this was answered. */
        userId: z.string(),
      }),
    ),
  },
} as const

const orderSent = z.object({ orderId: z.string(), orderNumber: z.number().int(), totalPrice: rupees })

export const sentOrder = {
  method: 'GET',
  url: '/api/counter/orders/sent/:key',
  schema: {
    operationId: 'sentOrder',
    summary:
      'Answer the order that one has sent under this idempotency key, or null: for who has got no answer (duty counter)',
    tags: ['counter'],
    params: z.object({ key: z.string().min(1).max(255) }),
    response: responses(answerWith(orderSent.nullable())),
  },
} as const

export type SentOrder = z.output<typeof orderSent>

export const payLink = {
  method: 'POST',
  url: '/api/orders/:id/pay-link',
  schema: {
    operationId: 'payLink',
    summary:
      'Answer the link by which an order can be paid without signing in; the same each time (its owner, duty counter)',
    tags: ['counter'],
    params: z.object({ id }),
    response: responses(answerWith(sentLink)),
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
    response: responses(paymentOpened),
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
    body: checkoutReport,
    response: responses(done),
  },
} as const
