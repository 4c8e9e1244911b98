import { z } from 'zod'

import { maxCartLines, maxQuantity } from '#domain/cart/rules.ts'
import { netUnits } from '#domain/catalog/rules.ts'

import { answerWith, done, forGuests, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { problem } from './problems.ts'
import { rupees } from './product-fields.ts'
import { step } from './product-shown.ts'
import { id } from './products.ts'

// Lists of goods that a link opens. Who shares one is signed in, or sends the key of their browser.

/** A good of a shared list as it is today, and how many of it. */
const sharedGood = z
  .object({
    _id: z.string(),
    productName: z.string(),
    hindiName: z.string(),
    category: z.string(),
    /** '' without one. */
    productImage: z.string(),
    netQuantity: z.number().int(),
    netUnit: z.enum(netUnits),
    sellingPrice: rupees,
    step: step.optional(),
    /** null: it is not counted. 0 for what is sold no more. */
    stock: z.number().int().nullable(),
    isSold: z.boolean(),
    quantity: z.number().int(),
  })
  .meta({ id: 'SharedGood' })

export const shareList = {
  method: 'POST',
  url: '/api/shared-lists',
  schema: {
    operationId: 'shareList',
    summary:
      'Share goods and quantities by a link of 30 days, without a name and without prices; the same list again is the same link',
    tags: ['cart'],
    headers: forGuests,
    body: z.object({
      lines: z
        .array(
          z.object({
            productId: id,
            quantity: numeric(z.number().max(maxQuantity, problem('too_many_of_product')).int().min(1)),
          }),
        )
        .min(1)
        .max(maxCartLines, problem('too_many_products')),
    }),
    response: responses(answerWith(z.object({ url: z.string(), expiresAt: z.string() }))),
  },
} as const

export const mySharedLists = {
  method: 'GET',
  url: '/api/shared-lists',
  schema: {
    operationId: 'mySharedLists',
    summary: 'List one’s own shared lists whose links open something, the newest first',
    tags: ['cart'],
    headers: forGuests,
    response: responses(
      answerWith(
        z.array(
          z
            .object({
              _id: z.string(),
              url: z.string(),
              createdAt: z.string(),
              expiresAt: z.string(),
              goods: z.array(sharedGood),
            })
            .meta({ id: 'SharedList' }),
        ),
      ),
    ),
  },
} as const

export const stopSharing = {
  method: 'POST',
  url: '/api/shared-lists/:id/stop',
  schema: {
    operationId: 'stopSharing',
    summary: 'End the link of one of one’s own shared lists',
    tags: ['cart'],
    headers: forGuests,
    params: z.object({ id }),
    body: z.object({}).nullish(),
    response: responses(done),
  },
} as const

export const openSharedList = {
  method: 'GET',
  url: '/api/shared-lists/:token',
  schema: {
    operationId: 'openSharedList',
    summary: 'List the goods of a shared list by its link, at the prices and with the stock of today',
    tags: ['cart'],
    params: z.object({ token: z.string().min(1).max(64) }),
    response: responses(answerWith(z.array(sharedGood))),
  },
} as const

export type SharedGood = z.output<typeof sharedGood>
export type SharedList = z.output<(typeof mySharedLists)['schema']['response'][200]>['data'][number]
