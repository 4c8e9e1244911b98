import { ne, sql } from 'drizzle-orm'

import { productImages, products } from '#db/schema/index.ts'

/** Whether a product of a query has a picture. */
export const hasPicture = sql<boolean>`exists (
  select 1 from ${productImages} where ${productImages.productId} = ${products.id})`

/** Goods that somebody has to find a picture for; what is archived is over. */
export const needsPicture = sql`(${ne(products.state, 'archived')} and not ${hasPicture})`
