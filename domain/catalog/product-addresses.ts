import { and, asc, gt, lte, sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { atOneMoment } from '#domain/ground/at-one-moment.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { isOnShelf } from './queries.ts'
import { canonicalProductPath } from './rules.ts'

/** Where a product's page is, and when it last changed. */
export interface ProductAddress {
  path: string
  updatedAt: Date
}

/**
 * The addresses of products go by blocks of so many places of the market's order, which need no counting.
 */
const addressesABlock = 10_000

/**
 * The addresses of one block, from 1 on: at most `addressesABlock`, fewer where products are not on the
 * shelf.
 */
export async function productAddresses(ctx: Ctx, block: number): Promise<ProductAddress[]> {
  const start = (block - 1) * addressesABlock
  const found = await atOneMoment(ctx, ({ db }) =>
    db
      .select({ id: products.id, name: products.name, updatedAt: products.updatedAt })
      .from(products)
      .where(and(isOnShelf, gt(products.position, start), lte(products.position, start + addressesABlock)))
      .orderBy(asc(products.position)),
  )
  return found.map(({ id, name, updatedAt }) => ({ path: canonicalProductPath({ id, name }), updatedAt }))
}

/** The numbers of the blocks that hold any product on the shelf. */
export async function addressBlocks({ db }: Ctx): Promise<number[]> {
  const block = sql<number>`(${products.position} - 1) / ${sql`${addressesABlock}::bigint`} + 1`.mapWith(
    Number,
  )
  const found = await db
    .selectDistinct({ block })
    .from(products)
    .where(isOnShelf)
    .orderBy(asc(sql`1`))
  return found.map(({ block }) => block)
}
