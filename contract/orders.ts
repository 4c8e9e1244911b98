import { z } from 'zod'

import { missingWishes, orderStatusLabels, orderToDoLabels } from '#domain/orders/rules.ts'
import type { OrderStatus, OrderToDo } from '#domain/orders/rules.ts'

import { day } from './day.ts'
import { answerWith, answerWithFields, responses } from './envelope.ts'
import { firstOf, listOrOne } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { savings } from './offers.ts'
import { rupees } from './product-fields.ts'
import { slot } from './slot.ts'

/** The highest number that the database has for orders and for their lines. */
const highest = 2 ** 31 - 1
/** Asked for: a line by its own number in its order, and an order by its number. */
export const linePosition = z.number().int().min(0).max(highest)
export const orderNumber = z.number().int().positive().max(highest)

/** A product of an order, as it was when it was bought. */
const orderedProduct = z.object({
  _id: z.string(),
  /** The line's own number in the order, which it keeps where others are taken out; the first has 0. */
  position: z.number().int(),
  productName: z.string(),
  /** What it is called in Hindi today; left out where it has no such name. */
  hindiName: z.string().optional(),
  brandName: z.string(),
  /** In words: 5 kg. It tells packs of one name apart. */
  pack: z.string(),
  category: z.string(),
  productImage: z.array(z.string()),
  price: rupees,
  sellingPrice: rupees,
  quantity: z.number().int(),
  /**
   * Of goods by weight alone: the quantity counts steps of so many grams. In words how much it is, 1.2 kg,
   * and what a kilogram costs.
   */
  step: z.object({ grams: z.number().int(), amount: z.string(), price: z.string() }).optional(),
  /** Kept of one piece until its bottle or crate is back; not there where nothing is. */
  deposit: rupees.optional(),
  /** What of the order's discount is this line's. */
  off: rupees,
  /** What is wanted where it is missing when it is packed: the money, something like it, or a call. */
  ifMissing: z.enum(missingWishes).optional(),
})

const status = z.enum(Object.keys(orderStatusLabels) as [OrderStatus, ...OrderStatus[]])
/** Where an order is brought, as it was when that was said. */
export const deliveryAddress = z
  .object({
    name: z.string(),
    /** Ten digits. */
    mobile: z.string(),
    line1: z.string(),
    line2: z.string().nullable(),
    landmark: z.string().nullable(),
    directions: z.string().nullable(),
    town: z.string(),
    pinCode: z.string(),
    /** The state's code in GST. */
    stateCode: z.string(),
    /** Its name. */
    state: z.string(),
    /** Of a business that is invoiced with it; null for all others. */
    gstin: z.string().nullable(),
  })
  .meta({ id: 'DeliveryAddress' })

export const order = z
  .object({
    _id: z.string(),
    /** Its short number, to be said aloud: 1042 for #1042. */
    orderNumber: z.number().int(),
    /** Who took it along at the stall and gave no name has no _id. */
    user: z.object({ _id: z.string(), name: z.string(), email: z.string() }),
    /** The gateway's payment id; empty for an order that no payment came for. */
    transactionId: z.string(),
    /** In words, how it is paid (UPI, Card, Cash) and how that stands (paid, ₹50.00 of ₹500.00 due). */
    payment: z.object({
      way: z.string(),
      standing: z.string(),
      /** For admins: what the gateway refused to give back, and why, in its words. */
      refused: z.array(z.object({ transactionId: z.string(), amount: rupees, why: z.string() })).optional(),
    }),
    /** It is still to be packed or brought, and all of its money went back at the gateway's dashboard. */
    refundedAtGateway: z.boolean(),
    productId: z.array(orderedProduct),
    subtotal: rupees,
    /** Taken off the goods by the desk; all of them where they replace others. */
    discount: rupees,
    /** What of the discount, and of delivery, is offers. */
    savings,
    shipping: rupees,
    /** Of the total: what is kept until bottles and crates are back. */
    deposit: rupees,
    totalPrice: rupees,
    /** What is still to be paid. */
    due: rupees.optional(),
    delivery: z.object({
      /** null: it is fetched, or nobody has said yet. */
      address: deliveryAddress.nullable(),
      /** It is fetched at the market. */
      collect: z.boolean(),
      /** Nobody has said yet where it is to be brought. */
      needsAddress: z.boolean(),
      /** The Indian day for which its delivery was promised: 2026-11-25; null: none was. */
      promisedOn: z.string().nullable(),
      /** In which slot it is brought or collected; null: in none. */
      slot: slot.nullable(),
      /** The slot that was asked for, and taken by others when its money came late; null: it has that one. */
      slotAsked: slot.nullable(),
    }),
    /**
     * How often its lines were changed: a change names it, so that nobody changes what they have not seen.
     */
    version: z.number().int(),
    /** In words: Paid, Out for delivery. */
    status: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Order' })

export const allOrders = {
  method: 'GET',
  url: '/api/all-orders',
  schema: {
    operationId: 'allOrders',
    summary:
      'List all orders, or those that q finds by id, number, customer’s name or transaction; by page, or whole for admins, newest first (duty packs)',
    tags: ['orders'],
    querystring: listQuery.extend({
      /** Only orders that stand so; several where it is given several times. */
      status: listOrOne(z.array(status).max(20)).default([]),
      /** Only orders of which nobody has said yet where they are to be brought. */
      needsAddress: firstOf(z.stringbool()).optional(),
      /**
       * Only what is packed to be sent or to be fetched, is too long on the way, has money due, or has some
       * to be handed back.
       */
      toDo: firstOf(z.enum(Object.keys(orderToDoLabels) as OrderToDo[])).optional(),
      /** Only orders of this person. */
      person: firstOf(z.string().min(1).max(64)).optional(),
      /** Only orders of this Indian day and later. */
      from: firstOf(day).optional(),
      /** Only orders up to this Indian day, the day itself included. */
      to: firstOf(day).optional(),
    }),
    response: responses(answerWithFields({ data: z.array(order), ...listFields })),
  },
} as const

export const myOrders = {
  method: 'GET',
  url: '/api/orders/myorders',
  schema: {
    operationId: 'myOrders',
    summary: 'List one’s own orders, newest first',
    tags: ['orders'],
    response: responses(answerWith(z.array(order))),
  },
} as const

export type Order = z.output<typeof order>
export type DeliveryAddress = z.output<typeof deliveryAddress>
