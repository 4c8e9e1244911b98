import { asc, count } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import type { Paging } from './queries.ts'
import { canonicalProductPath } from './rules.ts'

/** Where a product's page is, and when it last changed. */
export interface ProductAddress {
  path: string
  updatedAt: Date
}

/** The addresses of all products, a page of them at a time, in the market's own order. */
export async function productAddresses({ db }: Ctx, { page, pageSize }: Paging): Promise<ProductAddress[]> {
  const found = await db
    .select({ id: products.id, name: products.name, updatedAt: products.updatedAt })
    .from(products)
    .orderBy(asc(products.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return found.map(({ id, name, updatedAt }) => ({ path: canonicalProductPath({ id, name }), updatedAt }))
}

/** How many products the market has. */
export async function productCount({ db }: Ctx): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(products)
  return counted?.total ?? 0
}
