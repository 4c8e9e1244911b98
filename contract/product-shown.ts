import { z } from 'zod'

import { declaredShown, shownFields } from './product-fields.ts'

/**
 * Of goods by weight alone: quantities, prices and stock are those of steps of so many grams, of which
 * somebody buys at least and at most so many at a time.
 */
export const step = z.object({
  grams: z.number().int(),
  least: z.number().int(),
  most: z.number().int(),
})

/** A product as the shop's calls answer it. */
export const product = z
  .object({
    _id: z.string(),
    ...shownFields,
    step: step.optional(),
    declarations: declaredShown,
    createdAt: z.string(),
    /** Another one after every change by an administrator; sales leave it alone. */
    updatedAt: z.string(),
  })
  .meta({ id: 'Product' })
