import { z } from 'zod'

import { maxListLines, maxQuantity } from '#domain/cart/rules.ts'

import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { problem } from './problems.ts'
import { rupees, rupeesInput } from './product-fields.ts'
import { product, step } from './product-shown.ts'
import { id } from './products.ts'

/** A line of the cart with its whole product. */
export const cartLine = z
  .object({
    _id: z.string(),
    quantity: z.number().int(),
    step: step.optional(),
    productId: product,
    /** What one cost when it was put in, in rupees; null where nobody knows. */
    priceWhenAdded: rupees.nullable(),
  })
  .meta({ id: 'CartLine' })

export const quantity = numeric(
  z.number().max(maxQuantity, problem('too_many_of_product')).int().min(1),
).meta({
  type: ['integer', 'string'],
  pattern: String.raw`^[1-9]\d?$`,
})

/** Goods at the counter: so many of them, or so many grams of what is weighed there. */
export const weighableLine = z
  .object({
    productId: id,
    quantity: quantity.optional(),
    grams: numeric(z.number().int().min(1).max(1_000_000)).optional(),
  })
  .refine((line) => (line.quantity === undefined) !== (line.grams === undefined), {
    ...problem('unexpected'),
    path: ['grams'],
  })

/** A list that no cart has yet. */
export function listOf<Line extends z.ZodObject>(line: Line) {
  return z.array(line).min(1).max(maxListLines, problem('too_many_products'))
}

export const addToCart = {
  method: 'POST',
  url: '/api/addto-cart',
  schema: {
    operationId: 'addToCart',
    summary: 'Add one of a product to the cart, or its least weight; what is in it goes up by one',
    tags: ['cart'],
    headers: repeatable,
    body: z.object({ productId: id }),
    response: responses(done),
  },
} as const

export const countCart = {
  method: 'GET',
  url: '/api/countAddToCartProduct',
  schema: {
    operationId: 'countAddToCartProduct',
    summary: 'Count the lines of the cart; a guest gets success false and no data',
    tags: ['cart'],
    response: responses(answerWithFields({ data: z.object({ count: z.number().int() }).optional() })),
  },
} as const

export const viewCart = {
  method: 'GET',
  url: '/api/view-card-product',
  schema: {
    operationId: 'viewCart',
    summary: 'List the lines of the cart',
    tags: ['cart'],
    response: responses(answerWith(z.array(cartLine))),
  },
} as const

export const updateCartLine = {
  method: 'POST',
  url: '/api/update-cart-product',
  schema: {
    operationId: 'updateCartLine',
    summary: 'Set the quantity of a line',
    tags: ['cart'],
    body: z.object({ _id: id, quantity }),
    response: responses(done),
  },
} as const

export const deleteCartLine = {
  method: 'POST',
  url: '/api/delete-cart-product',
  schema: {
    operationId: 'deleteCartLine',
    summary: 'Remove a line from the cart',
    tags: ['cart'],
    body: z.object({ _id: id }),
    response: responses(done),
  },
} as const

export const priceCart = {
  method: 'POST',
  url: '/api/price-cart',
  schema: {
    operationId: 'priceCart',
    summary: 'Price a list of at most 60 products as a cart, for anybody',
    tags: ['cart'],
    body: z.object({ lines: listOf(z.object({ productId: id, quantity })) }),
    response: responses(
      answerWith(
        z.object({
          /** In the order of the list, those that are sold out or gone included, as in a cart. */
          lines: z.array(z.object({ quantity: z.number().int(), productId: product })),
          soldOut: z.array(z.object({ _id: z.string(), productName: z.string() })),
          /** What is not sold any more, and is in `lines` with a stock of 0. */
          gone: z.array(z.object({ _id: z.string(), productName: z.string() })),
          /** The ids of what the shop does not sell. */
          unknown: z.array(z.string()),
          subtotal: rupees,
          shipping: rupees,
          /** Of the total: what is kept until bottles and crates are back. */
          deposit: rupees,
          total: rupees,
          totalDiscount: rupees,
        }),
      ),
    ),
  },
} as const

export const joinCart = {
  method: 'POST',
  url: '/api/join-cart',
  schema: {
    operationId: 'joinCart',
    summary: 'Join a list of at most 60 products into the cart; of goods in both the larger quantity stays',
    tags: ['cart'],
    headers: repeatable,
    body: z.object({
      lines: listOf(
        z.object({
          productId: id,
          quantity,
          /** What one cost when it was chosen, to be told of a change; prices are always the shop's own. */
          priceWhenAdded: rupeesInput.optional(),
        }),
      ),
    }),
    response: responses(
      answerWith(
        z.object({
          /** How many of the list are in the cart now. */
          joined: z.number().int(),
          /** What could not be had as it was wanted. */
          missing: z.array(
            z.object({
              _id: z.string(),
              /** null where the shop does not know it. */
              productName: z.string().nullable(),
              why: z.enum(['unknown', 'gone', 'sold_out', 'too_few', 'cart_full']),
              /** How many of it can be had. */
              available: z.number().int(),
              step: step.pick({ grams: true }).optional(),
            }),
          ),
        }),
      ),
    ),
  },
} as const

/** A line that waits beside the cart, with its whole product: its price and stock are those of today. */
const keptLine = z.object({ quantity: z.number().int(), productId: product }).meta({ id: 'KeptLine' })

export const keepLines = {
  method: 'POST',
  url: '/api/keep-for-later',
  schema: {
    operationId: 'keepForLater',
    summary: 'Keep at most 60 products for later, beside the cart; a quantity of 0 takes one off that list',
    tags: ['cart'],
    body: z.object({
      lines: listOf(z.object({ productId: id, quantity: numeric(z.number().int().min(0).max(maxQuantity)) })),
    }),
    response: responses(done),
  },
} as const

export const viewKept = {
  method: 'GET',
  url: '/api/kept-for-later',
  schema: {
    operationId: 'viewKeptForLater',
    summary: 'List what the person keeps for later, the newest first',
    tags: ['cart'],
    response: responses(answerWith(z.array(keptLine))),
  },
} as const

export type KeptLine = z.output<typeof keptLine>
export type CartLine = z.output<typeof cartLine>
