import { call } from '#app/client/call.ts'
import type { Answer } from '#app/client/call.ts'
import type { Product, updateProduct } from '#contract/products.ts'

import { bodyOf } from './fields.ts'
import type { Fields } from './fields.ts'

/** Stores what stands in a form. The stock counts as the difference to the one that the form has loaded. */
export function update(
  { _id, updatedAt, stock }: Pick<Product, '_id' | 'updatedAt' | 'stock'>,
  fields: Fields,
  images: string[],
): Promise<Answer<typeof updateProduct>> {
  const body = { ...bodyOf(fields, images), _id, loaded: { updatedAt, stock } }
  return call<typeof updateProduct>('POST', '/api/update-product', body)
}
