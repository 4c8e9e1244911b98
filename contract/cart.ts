import { z } from 'zod'

import { maxQuantity } from '#domain/cart/rules.ts'

import { answerWith, answerWithFields, done, repeatable, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { problem } from './problems.ts'
import { product } from './product-shown.ts'
import { id } from './products.ts'

/** A line of the cart with its whole product. */
export const cartLine = z
  .object({
    _id: z.string(),
    quantity: z.number().int(),
    productId: product,
  })
  .meta({ id: 'CartLine' })

export const addToCart = {
  method: 'POST',
  url: '/api/addto-cart',
  schema: {
    operationId: 'addToCart',
    summary: 'Add one of a product to the cart; a product that is in it goes up by one',
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
    body: z.object({
      _id: id,
      quantity: numeric(z.number().max(maxQuantity, problem('too_many_of_product')).int().min(1)),
    }),
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

export type CartLine = z.output<typeof cartLine>
