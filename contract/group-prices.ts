import { z } from 'zod'

import { priceGroups } from '#domain/pricing/groups/rules.ts'

import { answerWith, responses } from './envelope.ts'
import { firstOf } from './lenient.ts'
import { rupees, rupeesInput } from './product-fields.ts'
import { id } from './products.ts'

/** What one of a product costs the people of each group, in rupees; null: as everybody. */
const groupPrices = z
  .object({ members: rupees.nullable(), resellers: rupees.nullable() })
  .meta({ id: 'GroupPrices' })

export type GroupPrices = z.output<typeof groupPrices>

export const groupPricesOf = {
  method: 'GET',
  url: '/api/group-prices',
  schema: {
    operationId: 'groupPricesOf',
    summary: 'What a product costs members and resellers; null: as everybody (admins)',
    tags: ['products'],
    querystring: z.object({ productId: firstOf(id) }),
    response: responses(answerWith(groupPrices)),
  },
} as const

const price = rupeesInput.nullish().transform((typed) => typed ?? null)

export const saveGroupPrices = {
  method: 'POST',
  url: '/api/group-prices',
  schema: {
    operationId: 'saveGroupPrices',
    summary: 'Say what a product costs members and resellers, less than everybody (admins)',
    tags: ['products'],
    /** null, or not sent: as everybody. */
    body: z.object({ productId: id, members: price, resellers: price }),
    response: responses(answerWith(groupPrices)),
  },
} as const

/** Whose prices somebody pays, and what a product costs them. */
const myPrice = z
  .object({
    /** Empty: those of everybody. */
    group: z.enum([...priceGroups, '']),
    /** What one costs them, in rupees; null: as everybody, or no product was asked for. */
    price: rupees.nullable(),
  })
  .meta({ id: 'MyPrice' })

export type MyPrice = z.output<typeof myPrice>

export const myPriceOf = {
  method: 'GET',
  url: '/api/my-price',
  schema: {
    operationId: 'myPriceOf',
    summary: 'Whose prices one pays, and what a product costs one by them',
    tags: ['products'],
    querystring: z.object({ productId: firstOf(id).optional() }),
    response: responses(answerWith(myPrice)),
  },
} as const
