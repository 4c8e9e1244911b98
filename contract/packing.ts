import { z } from 'zod'

import { maxQuantity } from '#domain/cart/rules.ts'
import { missingWishes } from '#domain/orders/rules.ts'

import { boxGood } from './boxes.ts'
import { answerWith, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { linePosition } from './orders.ts'
import { rupees } from './product-fields.ts'
import { id } from './products.ts'
import { slot } from './slot.ts'

const params = z.object({ id })

const toPack = z.object({
  _id: z.string(),
  orderNumber: z.number().int(),
  name: z.string(),
  slot: slot.nullable(),
  /** The Indian day for which its delivery was promised; null: none was. */
  promisedOn: z.string().nullable(),
  collect: z.boolean(),
  createdAt: z.string(),
  lines: z.number().int(),
  pieces: z.number().int(),
  /** Who packs it just now. */
  packer: z.object({ name: z.string(), isOwn: z.boolean() }).nullable(),
})

export type OrderToPack = z.output<typeof toPack>

const goods = {
  productId: z.string(),
  productName: z.string(),
  hindiName: z.string().nullable(),
  brandName: z.string(),
  /** '500 g' */
  pack: z.string(),
  productImage: z.string().nullable(),
  category: z.string(),
}

/** Of which batches it is packed; `pieces`: null where nobody counts the goods. */
const batches = z.array(
  z.object({
    code: z.string(),
    bestBefore: z.string().nullable(),
    pieces: z.number().int().nullable(),
  }),
)

const packing = z
  .object({
    _id: z.string(),
    orderNumber: z.number().int(),
    version: z.number().int(),
    name: z.string(),
    /** Ten digits, to be called; null where nobody said one. */
    mobile: z.string().nullable(),
    slot: slot.nullable(),
    promisedOn: z.string().nullable(),
    collect: z.boolean(),
    /** What the desk wants to remember of it. */
    deskNote: z.string(),
    /** Food before the rest, shelf by shelf. */
    lines: z.array(
      z.object({
        ...goods,
        position: z.number().int(),
        /** Its shelf, in English and Hindi. */
        shelf: z.string(),
        hindiShelf: z.string().nullable(),
        isFood: z.boolean(),
        quantity: z.number().int(),
        /** Of goods by weight alone: the grams of a step, and of all that is ordered. */
        step: z.object({ grams: z.number().int(), ordered: z.number().int() }).optional(),
        sellingPrice: rupees,
        ifMissing: z.enum(missingWishes),
        /** Proposed: what ends first. */
        batches,
        /** Of a box: what goes into each. */
        box: z.array(boxGood.extend({ batches })),
        /** null: none yet, or the line was changed since. */
        answer: z
          .object({
            /** So many are there. */
            pieces: z.number().int(),
            /** What the scale said; null: nobody weighed it. */
            grams: z.number().int().nullable(),
            /** The batch that was named. */
            batchCode: z.string().nullable(),
            isAgreed: z.boolean(),
            instead: z
              .object({
                ...goods,
                pieces: z.number().int(),
                /** What its customer pays for one. */
                price: rupees,
                batchCode: z.string().nullable(),
              })
              .nullable(),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'Packing' })

export type Packing = z.output<typeof packing>

export const ordersToPack = {
  method: 'GET',
  url: '/api/to-pack',
  schema: {
    operationId: 'ordersToPack',
    summary:
      'What is to be packed, what goes first before the rest, 60 at most, and who packs it (duty packs)',
    tags: ['packing'],
    response: responses(answerWith(z.array(toPack))),
  },
} as const

export const beginPacking = {
  method: 'POST',
  url: '/api/orders/:id/packing',
  schema: {
    operationId: 'beginPacking',
    summary: 'Begin to pack an order, or say that one still does: who has it is shown to others (duty packs)',
    tags: ['packing'],
    params,
    body: z.object({
      /** Take it over from somebody who has it. */
      takeOver: z.boolean().optional(),
    }),
    response: responses(answerWith(packing)),
  },
} as const

const pieces = numeric(z.number().int().min(0).max(maxQuantity))
/** As it was scanned or typed; left out: the batch that is proposed. */
const batchCode = z.string().trim().max(40).optional()

export const answerLine = {
  method: 'POST',
  url: '/api/orders/:id/packing/line',
  schema: {
    operationId: 'answerPackedLine',
    summary:
      'Say what was found of a line of an order that one packs, and what goes instead; the last answer holds (duty packs)',
    tags: ['packing'],
    params,
    body: z.object({
      position: linePosition,
      /** So many are there. */
      pieces,
      /** What goods by weight weigh: that says how many are there. */
      grams: numeric(z.number().int().min(1).max(1_000_000)).optional(),
      /** What is above a tenth more than was ordered is given along. */
      isGift: z.boolean().optional(),
      batchCode,
      /** In place of those that are missing, never dearer for the customer. */
      instead: z
        .object({ productId: id, pieces: numeric(z.number().int().min(1).max(maxQuantity)), batchCode })
        .optional(),
      /** The customer was called, and agrees. */
      isAgreed: z.boolean().optional(),
    }),
    response: responses(answerWith(packing)),
  },
} as const

export const insteadGoods = {
  method: 'GET',
  url: '/api/orders/:id/packing/instead/:place',
  schema: {
    operationId: 'insteadGoods',
    summary: 'What could go in place of a line, the likeliest first, 12 at most (duty packs)',
    tags: ['packing'],
    params: z.object({ id, place: numeric(z.number().int().min(0).max(1_000_000)) }),
    response: responses(
      answerWith(
        z.array(
          z.object({
            ...goods,
            /** What one costs today. */
            sellingPrice: rupees,
            /** Pieces on the shelf; null where nobody counts them. */
            stock: z.number().int().nullable(),
            /** As they are declared; empty where they are not. */
            allergens: z.string(),
            diet: z.string(),
          }),
        ),
      ),
    ),
  },
} as const

export type InsteadGoods = z.output<(typeof insteadGoods)['schema']['response'][200]>['data']

const packed = z.object({
  _id: z.string(),
  orderNumber: z.number().int(),
  /** Each difference in a few words; empty where all of it was there. */
  changed: z.array(z.string()),
  /** What the customer gets back, or has less to pay. */
  less: rupees,
  /** What is still to be paid. */
  due: rupees,
  /** The event of the move, by which it is taken back. */
  event: z.number().int(),
})

export type Packed = z.output<typeof packed>

export const packOrder = {
  method: 'POST',
  url: '/api/orders/:id/packing/packed',
  schema: {
    operationId: 'packOrder',
    summary:
      'Pack an order as it was answered: lines, one refund, stock, batches and state change together (duty packs)',
    tags: ['packing'],
    params,
    headers: repeatable,
    body: z.object({
      /** How often its lines had been changed when they were looked at. */
      version: z.number().int().min(0),
    }),
    response: responses(answerWith(packed)),
  },
} as const
