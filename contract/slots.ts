import { z } from 'zod'

import { pinCode } from './addresses.ts'
import { day } from './day.ts'
import { answerWith, done, forGuests, responses } from './envelope.ts'
import { firstOf, numeric } from './lenient.ts'
import { nameText } from './names.ts'
import { orderDetail } from './order-desk.ts'
import { id } from './products.ts'
import { slot, zone } from './slot.ts'

const minute = numeric(
  z
    .number()
    .int()
    .min(0)
    .max(24 * 60),
)

/** What a zone has each week. */
const plan = z.object({
  /** Of one that is known: its slots keep their reservations. */
  _id: z.string().max(64).optional(),
  /** 1 for Monday to 7. */
  weekday: numeric(z.number().int().min(1).max(7)),
  /** Minutes of the Indian day. */
  fromMinute: minute,
  toMinute: minute,
  capacity: numeric(z.number().int().min(1).max(10_000)),
  /** So many minutes before it begins it closes, 13 days at most. */
  closesBefore: numeric(
    z
      .number()
      .int()
      .min(0)
      .max(13 * 24 * 60),
  ),
})

const plannedZone = zone
  .extend({
    position: z.number().int(),
    /** The first PIN code of each delivery area that belongs to it. */
    areas: z.array(z.string()),
    plans: z.array(
      z.object({
        _id: z.string(),
        weekday: z.number().int(),
        fromMinute: z.number().int(),
        toMinute: z.number().int(),
        capacity: z.number().int(),
        closesBefore: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'PlannedZone' })

const words = (longest: number) => nameText.trim().max(longest).default('')

export const plannedZones = {
  method: 'GET',
  url: '/api/zones',
  schema: {
    operationId: 'plannedZones',
    summary: 'List the zones with what is planned for each week (admins)',
    tags: ['slots'],
    response: responses(answerWith(z.array(plannedZone))),
  },
} as const

export const saveZone = {
  method: 'POST',
  url: '/api/zones',
  schema: {
    operationId: 'saveZone',
    summary: 'Save a zone with its plans, and make its slots (admins)',
    tags: ['slots'],
    body: z.object({
      /** Left out for a new one. */
      _id: z.string().min(1).max(64).optional(),
      kind: z.enum(['area', 'point']),
      name: nameText.trim().min(1).max(60),
      hindiName: words(60),
      place: words(200),
      hindiPlace: words(200),
      position: numeric(z.number().int().min(0).max(1000)).default(0),
      areas: z.array(pinCode).max(2000).default([]),
      plans: z.array(plan).max(100).default([]),
    }),
    response: responses(answerWith(plannedZone)),
  },
} as const

export const endZone = {
  method: 'POST',
  url: '/api/zones/:id/end',
  schema: {
    operationId: 'endZone',
    summary: 'Take no more reservations for a zone (admins)',
    tags: ['slots'],
    params: z.object({ id }),
    body: z.object({}).optional(),
    response: responses(done),
  },
} as const

export const comingSlots = {
  method: 'GET',
  url: '/api/coming-slots',
  schema: {
    operationId: 'comingSlots',
    summary: 'List the slots from today on with their reservations (duty packs)',
    tags: ['slots'],
    response: responses(
      answerWith(z.array(slot.extend({ capacity: z.number().int(), reserved: z.number().int() }))),
    ),
  },
} as const

export const freeSlots = {
  method: 'GET',
  url: '/api/slots',
  schema: {
    operationId: 'freeSlots',
    summary: 'List the slots that can be had for a PIN code, or where orders are collected, for anybody',
    tags: ['slots'],
    headers: forGuests,
    querystring: z.object({
      pinCode: firstOf(pinCode).optional(),
      collect: firstOf(z.stringbool()).optional(),
    }),
    response: responses(answerWith(z.array(slot))),
  },
} as const

const orderOfDay = z.object({
  orderId: z.string(),
  orderNumber: z.number().int(),
  name: z.string(),
  slotId: z.string(),
})

export const ordersOfDay = {
  method: 'GET',
  url: '/api/orders-of-day',
  schema: {
    operationId: 'ordersOfDay',
    summary: 'List the orders that are to be brought or collected in the slots of an Indian day (admins)',
    tags: ['slots'],
    querystring: z.object({ day: firstOf(day) }),
    response: responses(answerWith(z.array(orderOfDay))),
  },
} as const

export const closeDay = {
  method: 'POST',
  url: '/api/close-day',
  schema: {
    operationId: 'closeDay',
    summary: 'Close the shop on a day, and move its orders to the next slots of their places (admins)',
    tags: ['slots'],
    body: z.object({
      day,
      /** Why, for customers to read. */
      words: words(100),
    }),
    /** Each with its new slot; null: none can be had, and the shop calls. */
    response: responses(answerWith(z.array(orderOfDay.extend({ slot: slot.nullable() })))),
  },
} as const

export const changeSlot = {
  method: 'POST',
  url: '/api/orders/:id/slot',
  schema: {
    operationId: 'changeSlot',
    summary: 'Move an order to another slot of its place, until its own closes (owner or desk)',
    tags: ['slots'],
    params: z.object({ id }),
    body: z.object({ slotId: id }),
    response: responses(answerWith(orderDetail)),
  },
} as const

export type PlannedZone = z.output<typeof plannedZone>
export type ZoneInput = z.input<(typeof saveZone)['schema']['body']>
export type SavedZone = z.output<(typeof saveZone)['schema']['body']>
