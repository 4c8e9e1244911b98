import { z } from 'zod'

import { answerWith, done, repeatable, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { id } from './products.ts'

const pieces = z.number().int().min(-100_000).max(100_000)

export const enterStock = {
  method: 'POST',
  url: '/api/enter-stock',
  schema: {
    operationId: 'enterStock',
    summary: 'Enter pieces of a counted product: a delivery, what spoiled, or a correction (admins)',
    tags: ['stock'],
    headers: repeatable,
    body: z.discriminatedUnion('why', [
      z.object({
        why: z.enum(['delivery', 'spoiled']),
        productId: id,
        /** How many came or are gone. */
        pieces: pieces.min(1),
        note: z.string().trim().min(1).max(500).optional(),
      }),
      z.object({
        why: z.literal('correction'),
        productId: id,
        /** How many more there are than the shop says; negative where there are fewer. */
        pieces: pieces.refine((count) => count !== 0),
        note: z.string().trim().min(1).max(500).optional(),
      }),
    ]),
    response: responses(done),
  },
} as const

const stockEntry = z
  .object({
    _id: z.number().int(),
    why: z.string(),
    /** The id of what caused it: a payment order, an order, or of itself. */
    cause: z.string(),
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
    summary: 'Changes of a product’s stock, newest first, fifty at a time (admins)',
    tags: ['stock'],
    querystring: z.object({
      productId: firstOf(id),
      /** Goes on after the entry with this id. */
      before: firstOf(z.coerce.number().int().min(1)).optional(),
    }),
    response: responses(answerWith(z.array(stockEntry))),
  },
} as const

export const lowStock = {
  method: 'GET',
  url: '/api/low-stock',
  schema: {
    operationId: 'lowStock',
    summary: 'Counted products at or below their own mark, the fewest first (admins)',
    tags: ['stock'],
    response: responses(
      answerWith(
        z.array(
          z.object({
            _id: z.string(),
            productName: z.string(),
            stock: z.number().int(),
            lowStockMark: z.number().int(),
          }),
        ),
      ),
    ),
  },
} as const
