import { z } from 'zod'

import { netUnits } from '#domain/catalog/rules.ts'
import { productStates } from '#domain/catalog/states/rules.ts'

import { answerWith, repeatable, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { rupees, rupeesInput, stockInput } from './product-fields.ts'
import { id } from './products.ts'

const state = z.enum(productStates)

/** A row of the grid of prices. */
const productPrices = z
  .object({
    _id: z.string(),
    productName: z.string(),
    brandName: z.string(),
    /** What one pack holds, in `netUnit`. */
    netQuantity: z.number().int(),
    netUnit: z.enum(netUnits),
    /** List price in rupees. */
    price: rupees,
    /** What it sells for, in rupees. */
    sellingPrice: rupees,
    /** How many can be sold; null where nobody counts. */
    stock: z.number().int().nullable(),
    /** How many more are there, held for people who are paying. */
    held: z.number().int(),
    state,
  })
  .meta({ id: 'ProductPrices' })

export type ProductPrices = z.output<typeof productPrices>

export const everyProductPrices = {
  method: 'GET',
  url: '/api/product-prices',
  schema: {
    operationId: 'everyProductPrices',
    summary: 'Prices, stock and state of all products of a category, in any state (admins)',
    tags: ['products'],
    querystring: z.object({
      /** Value or label; an unknown one has no products. */
      category: firstOf(z.string().min(1).max(100)),
    }),
    response: responses(answerWith(z.array(productPrices))),
  },
} as const

/** What may be wanted of one product; read row by row, so that a wrong one stops no other. */
export const wantedPrices = z.object({
  price: rupeesInput.optional(),
  sellingPrice: rupeesInput.optional(),
  /** How many can be sold from now on; where a counting begins, with those that are held; null ends it. */
  stock: stockInput.nullish(),
  state: state.optional(),
})

export type WantedPrices = z.output<typeof wantedPrices>

const seenPrices = productPrices.pick({ price: true, sellingPrice: true, stock: true, state: true })

export type SeenPrices = z.output<typeof seenPrices>

/** A cell as it was sent, right or wrong. */
const cell = z.union([z.number(), z.string().max(40)])

const pricesRow = z.object({
  _id: id,
  /** The row as it was shown. One that is not so any more is not overwritten. */
  seen: seenPrices,
  price: cell.optional(),
  sellingPrice: cell.optional(),
  stock: cell.nullish(),
  state: cell.optional(),
})

const mostRows = 1000

function isEachOnce(rows: readonly { _id: string }[]): boolean {
  return new Set(rows.map(({ _id }) => _id)).size === rows.length
}

export const saveProductPrices = {
  method: 'POST',
  url: '/api/product-prices',
  schema: {
    operationId: 'saveProductPrices',
    summary:
      'Change prices, stock and state of many products, each row with its own result (admins); what is not sent stays',
    tags: ['products'],
    headers: repeatable,
    body: z.object({ rows: z.array(pricesRow).min(1).max(mostRows).refine(isEachOnce) }),
    response: responses(
      answerWith(
        z.array(
          z.object({
            _id: z.string(),
            /** unchanged: it was so already. changed_meanwhile: it is not as it was seen, and stays so. */
            outcome: z.enum(['saved', 'unchanged', 'changed_meanwhile', 'gone', 'wrong']),
            /** The row as it is now; null for one that is wrong or gone. */
            now: productPrices.nullable(),
            /** A sentence for each wrong field. */
            fields: z.record(z.string(), z.string()),
          }),
        ),
      ),
    ),
  },
} as const
