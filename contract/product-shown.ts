import { z } from 'zod'

import { declaredShown, shownFields } from './product-fields.ts'

/** A product as the shop's calls answer it. */
export const product = z
  .object({
    _id: z.string(),
    ...shownFields,
    declarations: declaredShown,
    createdAt: z.string(),
    /** Another one after every change by an administrator; sales leave it alone. */
    updatedAt: z.string(),
  })
  .meta({ id: 'Product' })
