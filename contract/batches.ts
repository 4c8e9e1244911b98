import { z } from 'zod'

import { day } from './day.ts'
import { answerWith, answerWithFields, repeatable, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { nameText } from './names.ts'
import { problemOrMissing, problem } from './problems.ts'
import { rupees, rupeesRead } from './product-fields.ts'
import { step as soldStep } from './product-shown.ts'
import { id } from './products.ts'

/** Of goods by weight: pieces of them are steps of so many grams. */
const step = soldStep.pick({ grams: true }).optional()
const note = z.string().normalize('NFC').trim().min(1).max(500)
/** What a grower gets for a piece: above 0. */
const price = rupeesRead(problemOrMissing('bad_rupees')).refine(
  (sum) => sum >= 0.01 && sum <= 1_000_000,
  problem('bad_rupees'),
)

const batch = z
  .object({
    _id: z.string(),
    /** On its label: 8 letters and figures without 0, O, 1 and I. */
    code: z.string(),
    /** closed: its life is over. recalled: nobody should use it. */
    state: z.enum(['open', 'closed', 'recalled']),
    product: z.object({
      _id: z.string(),
      productName: z.string(),
      hindiName: z.string().nullable(),
      /** '500 g' */
      pack: z.string(),
      step,
    }),
    grower: z.object({
      _id: z.string(),
      slug: z.string(),
      name: z.string(),
      /** What is in Hindi is empty where nobody has written it. */
      hindiName: z.string(),
      village: z.string(),
      hindiVillage: z.string(),
    }),
    /** The number of the grower's slip. */
    slip: z.string().nullable(),
    /** Pieces that came. */
    received: z.number().int(),
    receivedOn: z.string(),
    receivedAt: z.string(),
    /** Harvested, or made. */
    madeOn: z.string(),
    isHarvested: z.boolean(),
    /** null: it does not spoil. */
    bestBefore: z.string().nullable(),
    /** The last day on which it is sold. */
    sellUntil: z.string().nullable(),
    /** bought: at a price when it came. share: its grower gets a part of what it is sold for. */
    terms: z.enum(['bought', 'share']),
    /** What its grower gets for a piece, in rupees; null: it is missing, or they get a share. */
    price: rupees.nullable(),
    /** Pieces that were none of it: the receipt was taken back. */
    takenBack: z.number().int(),
    /** Pieces on the shelf; null where nobody counts the product. */
    left: z.number().int().nullable(),
  })
  .meta({ id: 'Batch' })

export type Batch = z.output<typeof batch>

export const toReceive = {
  method: 'GET',
  url: '/api/to-receive',
  schema: {
    operationId: 'toReceive',
    summary:
      'Who brings goods and what can be brought, by name, 500 and 5000 at most (admins and the duty packs)',
    tags: ['stock'],
    response: responses(
      answerWith(
        z.object({
          growers: z.array(
            z.object({
              _id: z.string(),
              name: z.string(),
              hindiName: z.string(),
              village: z.string(),
              hindiVillage: z.string(),
              terms: z.enum(['bought', 'share']),
            }),
          ),
          /** What growers whose goods are bought got last for a piece, in rupees. */
          prices: z.array(z.object({ growerId: z.string(), productId: z.string(), price: rupees })),
          goods: z.array(
            z.object({
              _id: z.string(),
              productName: z.string(),
              hindiName: z.string().nullable(),
              brandName: z.string(),
              aliases: z.array(z.string()),
              pack: z.string(),
              step,
              barcode: z.string().nullable(),
            }),
          ),
        }),
      ),
    ),
  },
} as const

export const receiveBatch = {
  method: 'POST',
  url: '/api/batches',
  schema: {
    operationId: 'receiveBatch',
    summary: 'Take in what a grower brings, as a batch of its own (admins and the duty packs)',
    tags: ['stock'],
    headers: repeatable,
    body: z.object({
      growerId: id,
      productId: id,
      pieces: z.number().int().min(1).max(100_000),
      /**
       * The pack in which they were counted, as this call's list of goods says it, with the grams of its
       * step;
       * refused where it is another one by now. Left out: nobody asks.
       */
      pack: z.object({ label: z.string().max(60), grams: z.number().int().positive().optional() }).optional(),
      /** The number of the grower's slip: the same one again on one day is the same receipt. */
      slip: nameText.trim().min(1).max(40).optional(),
      /** Harvested or made, as 2026-11-29; left out: today. */
      madeOn: day.optional(),
      /** Left out: by the shelf life that is declared of the product; null: it does not spoil. */
      bestBefore: day.nullable().optional(),
      /** What the grower gets for a piece where their goods are bought; left out: it is entered later. */
      price: price.optional(),
    }),
    response: responses(
      answerWith(
        z.object({
          batch,
          /** This slip was taken before, with the same goods: nothing was added. */
          wasReceived: z.boolean(),
        }),
      ),
    ),
  },
} as const

export const receivedBatches = {
  method: 'GET',
  url: '/api/batches',
  schema: {
    operationId: 'receivedBatches',
    summary:
      'What growers brought, newest first: of one product, one grower, or all (admins and the duty packs)',
    tags: ['stock'],
    querystring: listQuery
      .omit({ q: true })
      .extend({ productId: firstOf(id).optional(), growerId: firstOf(id).optional() }),
    response: responses(answerWithFields({ data: z.array(batch), ...listFields })),
  },
} as const

export const setLeastLife = {
  method: 'POST',
  url: '/api/set-least-life',
  schema: {
    operationId: 'setLeastLife',
    summary: 'Set with how many days of life a product is brought at least; null: by the rule (admins)',
    tags: ['stock'],
    body: z.object({ productId: id, leastLifeDays: z.number().int().min(0).max(3650).nullable() }),
    response: responses(answerWith(z.object({ leastLifeDays: z.number().int().nullable() }))),
  },
} as const

export const setBatchPrice = {
  method: 'POST',
  url: '/api/batch-price',
  schema: {
    operationId: 'setBatchPrice',
    summary:
      'Enter what a grower gets for a piece of a batch; another one than before with a reason (admins)',
    tags: ['growers'],
    body: z.object({ batchId: id, price, note: note.optional() }),
    response: responses(answerWith(batch)),
  },
} as const

export const takeReceiptBack = {
  method: 'POST',
  url: '/api/receipt-taken-back',
  schema: {
    operationId: 'takeReceiptBack',
    summary:
      'Take a wrong receipt back: what is left of it leaves the shelf; with a reason where some is gone (admins and the duty packs)',
    tags: ['stock'],
    body: z.object({ batchId: id, reason: note.optional() }),
    response: responses(answerWith(batch)),
  },
} as const
