import { z } from 'zod'

import { highestLowStockMark, stockWhys } from '#domain/inventory/rules.ts'

import { answerWithFields, done, repeatable, responses } from './envelope.ts'
import { firstOf, searchWords } from './lenient.ts'
import { listFields, listQuery } from './lists.ts'
import { id } from './products.ts'

const pieces = z.number().int().min(-100_000).max(100_000)
const note = z.string().trim().min(1).max(500).optional()

export const enterStock = {
  method: 'POST',
  url: '/api/enter-stock',
  schema: {
    operationId: 'enterStock',
    summary:
      'Enter pieces of a counted product: a delivery, what spoiled (also the duty packs), or a correction (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z.discriminatedUnion('why', [
      z.object({
        why: z.enum(['delivery', 'spoiled']),
        productId: id,
        /** How many came or are gone. */
        pieces: pieces.min(1),
        note,
      }),
      z.object({
        why: z.literal('correction'),
        productId: id,
        /** How many more there are than the shop says; negative where there are fewer. */
        pieces: pieces.refine((count) => count !== 0),
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

/** Which of the packs of one name: '500 g'. */
const pack = z.string()

const stockEntry = z
  .object({
    _id: z.number().int(),
    product: z.object({ _id: z.string(), productName: z.string(), pack }),
    why: z.enum(stockWhys),
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
    /** How many can still be sold; null where nobody counts. */
    stock: z.number().int().nullable(),
    /** How many more are there, held for people who are paying. */
    held: z.number().int(),
    /** From how many on it has little stock. */
    lowStockMark: z.number().int(),
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
    summary: 'The stock of the first fifty products that q finds, or of one by its id (duty packs)',
    tags: ['stock'],
    querystring: z.object({ q: searchWords.optional(), productId: firstOf(id).optional() }),
    response: responses(answerWithFields({ data: z.array(productStock), total: z.number().int() })),
  },
} as const
