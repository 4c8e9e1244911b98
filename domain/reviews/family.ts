import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { products, reviews } from '#db/schema/index.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'

const asked = alias(products, 'asked')
const pack = alias(products, 'pack')

/**
 * The ids of all packs of a product's family, also of those that are not sold any more: what somebody says of
 * the 5 kg is said of the 10 kg. Of a product without a family its own.
 */
export function packIdsOf(productId: string): SQL {
  return sql`(select coalesce(${pack.id}, ${asked.id}) from ${products} as asked
    left join ${products} as pack on ${eq(pack.familyKey, asked.familyKey)} where ${eq(asked.id, productId)})`
}

/** What a person has said of a product, in any of its packs. */
export function isTheirs(of: { personId: string; productId: string }): SQL {
  return and(eq(reviews.personId, of.personId), sql`${reviews.productId} in ${packIdsOf(of.productId)}`)!
}

/** Of several, as of packs that became a family later, the one of the very pack, then the newest. */
export function ownFirst(productId: string): SQL {
  return sql`${reviews.productId} = ${productId} desc, ${reviews.writtenAt} desc, ${reviews.id}`
}

/** Which pack was rated, where a product has several; else empty. */
export function packRated(product: PackSize & { family: string | null }): string {
  return product.family === null ? '' : packLabel(product)
}
