import { z } from 'zod'

import { mostInBox } from '#domain/boxes/rules.ts'
import { dayOutcomes, payWays } from '#domain/subscriptions/rules.ts'

import { pinCode } from './addresses.ts'
import { boxGood } from './boxes.ts'
import { quantity } from './cart.ts'
import { day } from './day.ts'
import { answerWith, repeatable, responses } from './envelope.ts'
import { firstOf, numeric } from './lenient.ts'
import { rupees, rupeesInput } from './product-fields.ts'
import { product, step } from './product-shown.ts'
import { id } from './products.ts'
import { zone } from './slot.ts'

// What comes by itself: every day, every week.

const minute = numeric(z.number().int().min(0).max(1439))
/** 1 for Monday to 7. */
const weekdays = z
  .array(numeric(z.number().int().min(1).max(7)))
  .min(1)
  .max(7)

const dayState = z.enum([...dayOutcomes, 'coming'])
const madeOrder = z.object({ _id: z.string(), orderNumber: z.number().int() }).nullable()

const comingDay = z.object({
  /** The Indian day: 2026-12-04. */
  day: z.string(),
  /**
   * coming: its order is not made yet. ordered: it is in the order. skipped: it is not wanted. All others: it
   * does not come, because it costs more, is sold out, nothing is brought then or there, it could not be paid
   * in this way, or the shop was too late.
   */
  state: dayState,
  order: madeOrder,
})

const subscription = z.object({
  _id: z.string(),
  productId: product,
  quantity: z.number().int(),
  step: step.optional(),
  weekdays: z.array(z.number().int()),
  /** What one cost with its deposit when it was agreed on or accepted last, in rupees. */
  agreedPrice: rupees,
  /** Of a box: what never comes in it (at most three), and what is in it in the weeks that are set. */
  box: z.object({ never: z.array(z.string()), goods: z.array(boxGood) }).nullable(),
  /** It costs more than a tenth above that, and does not come before it is accepted. */
  asked: z.boolean(),
  /** The first and the last Indian day of a pause; no last one: until it goes on. */
  pausedFrom: z.string().nullable(),
  pausedUntil: z.string().nullable(),
  /** From today on, two weeks. */
  days: z.array(comingDay),
})

const subscribed = z
  .object({
    /** Where all of it goes; null: nothing has come yet. */
    delivery: z
      .object({
        collect: z.boolean(),
        /** null: it is collected, or the address was deleted. */
        address: z
          .object({
            _id: z.string(),
            name: z.string(),
            line1: z.string(),
            town: z.string(),
            pinCode: z.string(),
          })
          .nullable(),
        point: zone.nullable(),
        /** Minutes of the Indian day at which the wished slot begins; null: the first slot. */
        fromMinute: z.number().int().nullable(),
        pays: z.enum(payWays),
      })
      .nullable(),
    subscriptions: z.array(subscription),
    /** The first Indian day that can still be changed. */
    firstOpenDay: z.string(),
    /** What more can be written down, in rupees; null: nobody trusts them to pay later. */
    receivableLeft: rupees.nullable(),
  })
  .meta({ id: 'Subscribed' })

export type Subscribed = z.output<typeof subscribed>
export type Subscription = z.output<typeof subscription>

const delivery = z.object({
  /** One of the person's addresses. */
  addressId: id.optional(),
  /** It is fetched, at this point or, empty, where the shop has none. */
  pointId: z.string().max(64).optional(),
  fromMinute: minute.nullable().default(null),
  pays: z.enum(payWays),
})

/** Another person than oneself (duty counter). */
const userId = id.optional()
const ofSubscription = z.object({ id })
const changed = responses(answerWith(subscribed))

export const mySubscriptions = {
  method: 'GET',
  url: '/api/subscriptions',
  schema: {
    operationId: 'mySubscriptions',
    summary: 'What comes by itself: to oneself, or to another person (duty counter)',
    tags: ['subscriptions'],
    querystring: z.object({ userId: firstOf(id).optional() }),
    response: changed,
  },
} as const

export const subscribe = {
  method: 'POST',
  url: '/api/subscriptions',
  schema: {
    operationId: 'subscribe',
    summary: 'Let a product come by itself on some days of the week',
    tags: ['subscriptions'],
    headers: repeatable,
    body: z.object({
      userId,
      productId: id,
      /** Packs, or steps of what is sold by weight. */
      quantity,
      weekdays,
      /** What one costs with its deposit, as the page showed it, in rupees; another sum is refused. */
      price: rupeesInput,
      /** Where all that comes by itself goes; left out: as before. */
      delivery: delivery.optional(),
    }),
    response: changed,
  },
} as const

export const setSubscriptionDelivery = {
  method: 'POST',
  url: '/api/subscriptions/delivery',
  schema: {
    operationId: 'setSubscriptionDelivery',
    summary: 'Say where all that comes by itself goes, when, and how it is paid',
    tags: ['subscriptions'],
    body: delivery.extend({ userId }),
    response: changed,
  },
} as const

export const changeSubscription = {
  method: 'POST',
  url: '/api/subscriptions/:id/change',
  schema: {
    operationId: 'changeSubscription',
    summary: 'Change how much comes by itself, and on which days of the week',
    tags: ['subscriptions'],
    params: ofSubscription,
    body: z.object({
      quantity: quantity.optional(),
      weekdays: weekdays.optional(),
      /** Of a box: at most three products that never come in it. */
      never: z.array(id).max(mostInBox).optional(),
    }),
    response: changed,
  },
} as const

export const skipSubscriptionDay = {
  method: 'POST',
  url: '/api/subscriptions/:id/skip',
  schema: {
    operationId: 'skipSubscriptionDay',
    summary: 'Skip one day until 20:00 of the day before, or take that back',
    tags: ['subscriptions'],
    params: ofSubscription,
    body: z.object({ day, skip: z.boolean() }),
    response: changed,
  },
} as const

export const pauseSubscription = {
  method: 'POST',
  url: '/api/subscriptions/:id/pause',
  schema: {
    operationId: 'pauseSubscription',
    summary: 'Pause what comes by itself, or let it go on (from: null)',
    tags: ['subscriptions'],
    params: ofSubscription,
    body: z.object({
      from: day.nullable(),
      /** The last day of the pause; null: until it goes on. */
      until: day.nullable().default(null),
    }),
    response: changed,
  },
} as const

export const acceptSubscriptionPrice = {
  method: 'POST',
  url: '/api/subscriptions/:id/accept',
  schema: {
    operationId: 'acceptSubscriptionPrice',
    summary: 'Accept what it costs now',
    tags: ['subscriptions'],
    params: ofSubscription,
    /** What one costs with its deposit. */
    body: z.object({ price: rupeesInput }),
    response: changed,
  },
} as const

export const endSubscription = {
  method: 'POST',
  url: '/api/subscriptions/:id/end',
  schema: {
    operationId: 'endSubscription',
    summary: 'End what comes by itself; an order that is made stays',
    tags: ['subscriptions'],
    params: ofSubscription,
    body: z.object({}).optional(),
    response: changed,
  },
} as const

export const subscriptionHours = {
  method: 'GET',
  url: '/api/subscription-hours',
  schema: {
    operationId: 'subscriptionHours',
    summary:
      'On which days and at which hours something can come to a PIN code, or be collected, for anybody',
    tags: ['subscriptions'],
    /** Without a PIN code: where it is collected. */
    querystring: z.object({ pinCode: firstOf(pinCode).optional() }),
    response: responses(
      answerWith(
        z.object({
          weekdays: z.array(z.number().int()),
          /** None where a day alone is promised. */
          hours: z.array(
            z.object({
              fromMinute: z.number().int(),
              toMinute: z.number().int(),
              weekdays: z.array(z.number().int()),
              /** Of a point: which one. */
              pointId: z.string().nullable(),
              point: zone.nullable(),
            }),
          ),
        }),
      ),
    ),
  },
} as const

export type SubscriptionHours = z.output<(typeof subscriptionHours)['schema']['response'][200]>['data']

export const subscriptionDay = {
  method: 'GET',
  url: '/api/subscription-day',
  schema: {
    operationId: 'subscriptionDay',
    summary: 'Who gets what by itself on an Indian day, by product (any duty)',
    tags: ['subscriptions'],
    querystring: z.object({ day: firstOf(day) }),
    response: responses(
      answerWith(
        z.object({
          /** Its orders are made; otherwise it is what is wanted by now. */
          made: z.boolean(),
          lines: z.array(
            z.object({
              _id: z.string(),
              user: z.object({ _id: z.string(), name: z.string(), mobile: z.string() }),
              product: z.object({
                _id: z.string(),
                name: z.string(),
                hindiName: z.string(),
                netQuantity: z.number(),
                netUnit: z.enum(['g', 'ml', 'piece']),
                byWeight: z.boolean(),
              }),
              quantity: z.number().int(),
              state: dayState,
              order: madeOrder,
              pays: z.enum(payWays),
            }),
          ),
        }),
      ),
    ),
  },
} as const

export type SubscriptionDay = z.output<(typeof subscriptionDay)['schema']['response'][200]>['data']
