import { z } from 'zod'

import { netUnits } from '#domain/catalog/rules.ts'
import { productStates } from '#domain/catalog/states/rules.ts'
import { highestLowStockMark } from '#domain/inventory/rules.ts'

import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { problem } from './problems.ts'
import { step as soldStep } from './product-shown.ts'
import { id } from './products.ts'

const pieces = z.number().int().min(-100_000).max(100_000)
const note = z.string().trim().min(1).max(500).optional()

export const enterStock = {
  method: 'POST',
  url: '/api/enter-stock',
  schema: {
    operationId: 'enterStock',
    summary:
      'Enter pieces of a counted product: a delivery, what spoiled (also the duty packs), was given away or miscounted (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z.discriminatedUnion('why', [
      z.object({
        why: z.enum(['delivery', 'spoiled', 'given_away']),
        productId: id,
        /** How many came or are gone. */
        pieces: pieces.min(1),
        /** Of this batch; left out: of what ends first. */
        batchId: id.optional(),
        note,
      }),
      z.object({
        why: z.literal('correction'),
        productId: id,
        /** How many more there are than the shop says; negative where there are fewer. */
        pieces: pieces.refine((count) => count !== 0),
        batchId: id.optional(),
        note,
      }),
    ]),
    response: responses(done),
  },
} as const

export const countStock = {
  method: 'POST',
  url: '/api/count-stock',
  schema: {
    operationId: 'countStock',
    summary: 'Begin to count a product, or stop counting it (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z.object({
      productId: id,
      /** How many there are, with what is held for people who are paying; null: nobody counts any more. */
      stock: z.number().int().min(0).max(1_000_000).nullable(),
      note,
    }),
    response: responses(done),
  },
} as const

const mostGoods = 500

function isEachOnce(goods: readonly { productId: string }[]): boolean {
  return new Set(goods.map(({ productId }) => productId)).size === goods.length
}

export const countGoods = {
  method: 'POST',
  url: '/api/count-goods',
  schema: {
    operationId: 'countGoods',
    summary:
      'Take what was counted of many goods over, each with its own result; a trial changes nothing (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z.object({
      /** True: say only what would change. */
      isTrial: z.boolean(),
      goods: z
        .array(
          z.object({
            productId: id,
            /** How many were there, with what is held for people who are paying, without what is sold. */
            pieces: z.number().int().min(0).max(1_000_000),
            /** When they were counted. What was sold since then stays sold. */
            countedAt: z.iso.datetime({ offset: true, ...problem('bad_moment') }),
            /** Whether nobody counted it until then, so that its counting begins. */
            begins: z.boolean(),
          }),
        )
        .min(1)
        .max(mostGoods)
        .refine(isEachOnce),
    }),
    response: responses(
      answerWith(
        z.array(
          z.object({
            productId: z.string(),
            /**
             * same: the shop knew as many. gone: there is no such product. ended, begun: its counting has
             * ended or begun meanwhile. counted_since: somebody else has counted or corrected it since.
             * too_old: it was counted more than a week ago. Only what is saved is changed.
             */
            outcome: z.enum(['saved', 'same', 'gone', 'ended', 'begun', 'counted_since', 'too_old']),
            /** What the shop knew to be there at that moment; null where nobody counted. */
            known: z.number().int().nullable(),
            /** What can be sold now; null where nobody counts. */
            left: z.number().int().nullable(),
            /** So many were sold since, and were not there. */
            missing: z.number().int(),
          }),
        ),
      ),
    ),
  },
} as const

const packs = z.object({ productId: id, pieces: pieces.min(1) })

export const repack = {
  method: 'POST',
  url: '/api/repack',
  schema: {
    operationId: 'repack',
    summary: 'Make packs of one product into packs of others of the same weight (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z
      .object({
        from: packs,
        to: z.array(packs).min(1).max(10),
        /** Why less comes out than goes in; without it that is refused. */
        waste: note,
      })
      .refine(({ from, to }) => isEachOnce([from, ...to])),
    response: responses(done),
  },
} as const

export const takeBackRepack = {
  method: 'POST',
  url: '/api/take-back-repack',
  schema: {
    operationId: 'takeBackRepack',
    summary: 'Take a repacking back, by the cause of its entries (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z.object({ cause: id }),
    response: responses(done),
  },
} as const

export const setLowStockMark = {
  method: 'POST',
  url: '/api/set-low-stock-mark',
  schema: {
    operationId: 'setLowStockMark',
    summary: 'Set from how many pieces on a product is among those with little stock (admins)',
    tags: ['stock'],
    body: z.object({ productId: id, lowStockMark: z.number().int().min(0).max(highestLowStockMark) }),
    response: responses(done),
  },
} as const

/** Of goods by weight: all numbers of them count steps of so many grams. */
const step = soldStep.pick({ grams: true }).optional()

/** Which of the packs of one name: '500 g'. */
const pack = z.string()

const stockEntry = z
  .object({
    _id: z.number().int(),
    product: z.object({ _id: z.string(), productName: z.string(), pack, step }),
    /** One of `StockWhy` (domain/inventory/rules.ts), or one that only a newer program knows. */
    why: z.string(),
    /** The id of what caused it: a payment order, an order, a return, or of itself. */
    cause: z.string(),
    /** The order that it belongs to; null where there is none, as while somebody is still paying. */
    orderId: z.string().nullable(),
    orderNumber: z.number().int().nullable(),
    /** Pieces that came onto the shelf; negative for those that left it. */
    shelf: z.number().int(),
    /** Pieces that were held from then on; negative for those that were not any more. */
    held: z.number().int(),
    /** What was on the shelf afterwards. */
    left: z.number().int(),
    by: z.object({ _id: z.string(), name: z.string() }).nullable(),
    note: z.string(),
    at: z.string(),
    /** It is of a repacking that nobody has taken back. */
    canBeTakenBack: z.boolean(),
  })
  .meta({ id: 'StockEntry' })

export type StockEntry = z.output<typeof stockEntry>

export const stockEntries = {
  method: 'GET',
  url: '/api/stock-entries',
  schema: {
    operationId: 'stockEntries',
    summary: 'Changes of stock, of one product or of all, newest first, by page (duty packs)',
    tags: ['stock'],
    querystring: listQuery.omit({ q: true }).extend({ productId: firstOf(id).optional() }),
    response: responses(answerWithFields({ data: z.array(stockEntry), ...listFields })),
  },
} as const

const productStock = z
  .object({
    _id: z.string(),
    productName: z.string(),
    pack,
    /** What one pack holds, in `netUnit`. */
    netQuantity: z.number().int(),
    netUnit: z.enum(netUnits),
    step,
    /** How many can still be sold; null where nobody counts. */
    stock: z.number().int().nullable(),
    /** How many more are there, held for people who are paying. */
    held: z.number().int(),
    /** From how many on it has little stock. */
    lowStockMark: z.number().int(),
    state: z.enum(productStates),
    /** How many are sold and still to be packed: they stand on the shelf, and are in neither number. */
    toPack: z.number().int(),
  })
  .meta({ id: 'ProductStock' })

export type ProductStock = z.output<typeof productStock>

export const lowStock = {
  method: 'GET',
  url: '/api/low-stock',
  schema: {
    operationId: 'lowStock',
    summary: 'Counted products at or below their own mark, the fewest first (duty packs)',
    tags: ['stock'],
    response: responses(answerWithFields({ data: z.array(productStock), total: z.number().int() })),
  },
} as const

export const stockOfProducts = {
  method: 'GET',
  url: '/api/product-stock',
  schema: {
    operationId: 'stockOfProducts',
    summary:
      'The stock of all goods by page: of one shelf, those that q finds, or one by its id (duty packs)',
    tags: ['stock'],
    querystring: listQuery.extend({
      pageSize: z.coerce.number().int().min(1).max(100).default(50),
      productId: firstOf(id).optional(),
      /** The value of a category. */
      shelf: firstOf(z.string().min(1).max(100)).optional(),
    }),
    response: responses(
      answerWithFields({
        data: z.array(productStock),
        ...listFields,
        total: z.number().int(),
        /** The shop's own time. */
        at: z.string(),
      }),
    ),
  },
} as const
