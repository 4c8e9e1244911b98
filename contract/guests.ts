import { z } from 'zod'

import { maxListLines, maxQuantity } from '#domain/cart/rules.ts'

import { addressInput, mobileInput } from './addresses.ts'
import { email } from './customers.ts'
import { answerWith, answerWithFields, byGuest, responses } from './envelope.ts'
import { numeric } from './lenient.ts'
import { personName } from './names.ts'
import { problem } from './problems.ts'
import { rupees, rupeesInput } from './product-fields.ts'
import { id } from './products.ts'

// Buying without an account. The calls that buy take the same key.

export const beGuest = {
  method: 'POST',
  url: '/api/guest',
  schema: {
    operationId: 'beGuest',
    summary: 'Say who buys without an account, what and where to; with the same key one is the same person',
    tags: ['checkout'],
    headers: byGuest,
    body: z
      .object({
        /** May be left out by who fetches it: then the number names them. */
        name: personName.optional(),
        /** Ten digits, with or without +91. Its last four open the order by its link. */
        mobile: mobileInput,
        /** Where mails of their orders go. */
        email: email.optional(),
        /** Where it is brought; left out: it is fetched. */
        address: addressInput.optional(),
        /** Of this cart: the same cart is brought once. */
        cartKey: z.string().min(1).max(255),
        lines: z
          .array(
            z.object({
              productId: id,
              quantity: numeric(z.number().max(maxQuantity, problem('too_many_of_product')).int().min(1)),
              priceWhenAdded: rupeesInput.optional(),
            }),
          )
          .min(1)
          .max(maxListLines, problem('too_many_products')),
      })
      .refine(({ name, address }) => name !== undefined || address === undefined, {
        ...problem('missing'),
        path: ['name'],
      }),
    response: responses(answerWith(z.object({ addressId: z.string().nullable() }))),
  },
} as const

export const guestOrders = {
  method: 'GET',
  url: '/api/guest',
  schema: {
    operationId: 'guestOrders',
    summary: 'List what was ordered with a guest’s key, each with the link that opens it, newest first',
    tags: ['checkout'],
    headers: byGuest,
    response: responses(
      answerWithFields({
        data: z.array(
          z.object({
            _id: z.string(),
            number: z.number().int(),
            status: z.string(),
            totalPrice: rupees,
            createdAt: z.string(),
            /** Of the page of its link: `/order/{token}/status`. */
            token: z.string(),
          }),
        ),
        /** The `cartKey` that was brought last, where that cart is bought: it is to be emptied. */
        boughtCart: z.string().nullable(),
      }),
    ),
  },
} as const

export type GuestOrder = z.output<(typeof guestOrders)['schema']['response'][200]>['data'][number]

export const guestClaim = {
  method: 'POST',
  url: '/api/guest/account',
  schema: {
    operationId: 'guestClaim',
    summary: 'Ask for the link by which a guest makes an account of what they ordered',
    tags: ['checkout'],
    headers: byGuest,
    body: z.object({}).optional(),
    /** For `POST /api/claims/:token`. */
    response: responses(answerWith(z.object({ token: z.string() }))),
  },
} as const
