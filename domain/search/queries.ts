import { and, asc, desc, like, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { isOnShelf, productsInOrder, productsOf } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { escapeLike, searchWords } from '#domain/ground/search-words.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

export interface SearchResult {
  products: ProductView[]
  /** How many are found in all, not only on this page. */
  total: number
}

/**
 * One page of the products on the shelf whose name, Hindi name, brand, category, aliases or description hold
 * every word of the query, in any case; those whose name begins with it come first, then those whose name or
 * alias holds it. Nothing is found for an empty query.
 */
export async function searchProducts(
  ctx: Ctx,
  query: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<SearchResult> {
  const words = searchWords(query)
  if (words.length === 0) return { products: [], total: 0 }
  const ids = idsFound(ctx, words)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [found, total] = await Promise.all([ids, ctx.db.$count(products, matches(words))])
  return { products: await productsInOrder(ctx, found), total }
}

/** Everything that is found, in the same order, however much. */
export async function everyFoundProduct(ctx: Ctx, query: string, take: Take<ProductView>): Promise<void> {
  const words = searchWords(query)
  if (words.length === 0) return take([], true)
  await readWhole(ctx, { ids: idsFound(ctx, words), rowsOf: productsOf }, take)
}

function idsFound({ db }: Ctx, words: readonly string[]) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(matches(words))
    .orderBy(desc(closeness(words)), asc(products.position))
    .$dynamic()
}

function matches(words: readonly string[]): SQL | undefined {
  return and(isOnShelf, ...words.map((word) => like(products.searchText, `%${escapeLike(word)}%`)))
}

function closeness(words: readonly string[]): SQL {
  const phrase = escapeLike(words.join(' '))
  return sql`case
    when lower(${products.name}) like ${`${phrase}%`} then 3
    when lower(${products.name}) like ${`%${phrase}%`} then 2
    when ${words.join(' ')} = any(${products.aliases}) then 2
    else 1 end`
}
