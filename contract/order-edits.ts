import { z } from 'zod'

import { maxCartLines, maxQuantity } from '#domain/cart/rules.ts'
import { missingWishes } from '#domain/orders/rules.ts'

import { answerWith, repeatable, responses } from './envelope.ts'
import { orderDetail } from './order-desk.ts'
import { linePosition } from './orders.ts'
import { rupees, rupeesInput } from './product-fields.ts'
import { id } from './products.ts'

const params = z.object({ id })

/** The lines that an order is to have, all of them: what is left out is taken out. */
const change = z.object({
  /** How often its lines had been changed when they were looked at. */
  version: z.number().int().min(0),
  lines: z
    .array(
      z
        .object({
          /** Of a line that the order has: its number. */
          position: linePosition.optional(),
          /** Of one that is added: what. */
          productId: id.optional(),
          quantity: z.number().int().min(0).max(maxQuantity),
          /** For admins: another price of one piece, in rupees, for this order alone. */
          price: rupeesInput.optional(),
        })
        .refine(({ position, productId }) => (position === undefined) !== (productId === undefined)),
    )
    .max(maxCartLines),
  /** For admins: what is taken off the goods, in rupees; left out: as it is. */
  discount: rupeesInput.optional(),
})

export type OrderChange = z.output<typeof change>

/** What an order comes to. */
const sums = z.object({
  subtotal: rupees,
  discount: rupees,
  shipping: rupees,
  deposit: rupees,
  total: rupees,
})

const planned = z.object({
  before: sums,
  after: sums,
  /** Each in a few words: Ghee 500 g: 2 instead of 1. */
  changed: z.array(z.string()),
  /** What is still to be paid then. */
  due: rupees,
  /** What goes back by itself, to where it came from. */
  backOnline: rupees,
  /** What a hand has to give back then. */
  backByHand: rupees,
})

export type PlannedChange = z.output<typeof planned>

export const planOrderChange = {
  method: 'POST',
  url: '/api/orders/:id/plan-change',
  schema: {
    operationId: 'planOrderChange',
    summary: 'Say what a change of an order’s lines would make of its sums and its money, and do nothing',
    tags: ['orders'],
    params,
    body: change,
    response: responses(answerWith(planned)),
  },
} as const

export const changeOrder = {
  method: 'POST',
  url: '/api/orders/:id/change',
  schema: {
    operationId: 'changeOrder',
    summary:
      'Change the lines of an order that is not packed: its owner, the duty counter for what was taken there, admins (they alone its prices)',
    tags: ['orders'],
    params,
    headers: repeatable,
    body: change.extend({
      /** What the order comes to, in rupees, as it was shown; refused when it is not so. */
      total: rupeesInput,
      /** Why, for the customer to read; needed for a price or a discount. */
      note: z
        .string()
        .trim()
        .max(500)
        .transform((text) => (text === '' ? undefined : text))
        .optional(),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

const offered = planned.extend({ _id: z.string(), orderNumber: z.number().int() })

export type CartOffer = z.output<typeof offered>

export const cartOffer = {
  method: 'GET',
  url: '/api/cart-offer',
  schema: {
    operationId: 'cartOffer',
    summary: 'The own order, not packed yet, that could take what is in the cart; null where there is none',
    tags: ['orders'],
    response: responses(answerWith(offered.nullable())),
  },
} as const

export const addCart = {
  method: 'POST',
  url: '/api/orders/:id/add-cart',
  schema: {
    operationId: 'addCartToOrder',
    summary: 'Add one’s cart to an own order that is not packed yet',
    tags: ['orders'],
    params,
    headers: repeatable,
    body: z.object({
      /** What the order comes to with it, in rupees, as it was shown; refused when it is not so. */
      total: rupeesInput,
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const setIfMissing = {
  method: 'POST',
  url: '/api/orders/:id/if-missing',
  schema: {
    operationId: 'setIfMissing',
    summary:
      'Say what is wanted where a line is missing when it is packed, or any line: its owner or the desk, until it is packed',
    tags: ['orders'],
    params,
    body: z.object({
      /** The line's own number; left out: all lines. */
      position: linePosition.optional(),
      ifMissing: z.enum(missingWishes),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export const setDeskNote = {
  method: 'POST',
  url: '/api/orders/:id/desk-note',
  schema: {
    operationId: 'setDeskNote',
    summary: 'Keep a note of the desk on an order, which its customer does not read (a duty)',
    tags: ['orders'],
    params,
    body: z.object({
      /** Empty takes it away. */
      note: z.string().trim().max(500),
    }),
    response: responses(answerWith(orderDetail)),
  },
} as const
