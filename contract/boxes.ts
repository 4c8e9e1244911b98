import { z } from 'zod'

import { mostInBox } from '#domain/boxes/rules.ts'

import { quantity } from './cart.ts'
import { answerWith, responses } from './envelope.ts'
import { id } from './products.ts'

// The vegetable box: what is in it, week by week.

export const boxGood = z.object({
  _id: z.string(),
  productName: z.string(),
  hindiName: z.string(),
  netQuantity: z.number().int(),
  netUnit: z.enum(['g', 'ml', 'piece']),
  byWeight: z.boolean(),
  /** Packs, or steps of what is sold by weight, in one box. */
  quantity: z.number().int(),
})

export type BoxGoodShown = z.output<typeof boxGood>

const boxes = z.array(
  z.object({
    _id: z.string(),
    productName: z.string(),
    hindiName: z.string(),
    /** This week, the next and the one after it. */
    weeks: z.array(
      z.object({
        /** Its Monday. */
        week: z.string(),
        /** None: it is not set, and the box cannot be had for it. */
        goods: z.array(boxGood),
        /** What goes in for goods that somebody never wants, the first first. */
        standIns: z.array(boxGood),
      }),
    ),
  }),
)

export type Boxes = z.output<typeof boxes>

const wanted = z.array(z.object({ productId: id, quantity })).max(mostInBox)

export const allBoxes = {
  method: 'GET',
  url: '/api/boxes',
  schema: {
    operationId: 'boxes',
    summary: 'All boxes, with what is in them this week and in the next two (any duty)',
    tags: ['subscriptions'],
    response: responses(answerWith(boxes)),
  },
} as const

export const setBoxWeek = {
  method: 'POST',
  url: '/api/boxes/set',
  schema: {
    operationId: 'setBoxWeek',
    summary: 'Say what is in a box in a week; without goods it is not set (admins)',
    tags: ['subscriptions'],
    body: z.object({
      /** The product: it is a box from then on. */
      boxId: id,
      /** Any day of the week. */
      week: z.iso.date(),
      goods: wanted,
      standIns: wanted.default([]),
      /** What stood there when it was begun: 409 box_changed where something else does by now. */
      loaded: z.object({ goods: wanted, standIns: wanted }).optional(),
    }),
    response: responses(answerWith(boxes)),
  },
} as const
