import { ne, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'

/** Goods that Hindi pages cannot tell of in Hindi, name or description; what is archived is over. */
export const needsHindi = sql`(${ne(products.state, 'archived')}
  and (coalesce(${products.hindiName}, '') = '' or ${products.hindiDescription} = ''))`
