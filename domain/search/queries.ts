import { and, asc, count, desc, like, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { productColumns } from '#domain/catalog/queries.ts'
import type { Paging, ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { searchWords } from './rules.ts'

export interface SearchResult {
  products: ProductView[]
  /** How many are found in all, not only on this page. */
  total: number
}

/**
 * Products whose name, Hindi name, brand, category, aliases or description hold every word of the query, in
 * any case; those whose name begins with it come first, then those whose name or alias holds it. Nothing is
 * found for an empty query.
 */
export async function searchProducts({ db }: Ctx, query: string, paging?: Paging): Promise<SearchResult> {
  const words = searchWords(query)
  if (words.length === 0) return { products: [], total: 0 }
  const matches = and(...words.map((word) => like(products.searchText, `%${escapeLike(word)}%`)))
  const listed = db
    .select(productColumns)
    .from(products)
    .where(matches)
    .orderBy(desc(closeness(words)), asc(products.position))
  const found = paging ? listed.limit(paging.pageSize).offset((paging.page - 1) * paging.pageSize) : listed
  const [rows, [counted]] = await Promise.all([
    found,
    db.select({ total: count() }).from(products).where(matches),
  ])
  return { products: rows, total: counted?.total ?? 0 }
}

function closeness(words: readonly string[]): SQL {
  const phrase = escapeLike(words.join(' '))
  return sql`case
    when lower(${products.name}) like ${`${phrase}%`} then 3
    when lower(${products.name}) like ${`%${phrase}%`} then 2
    when ${words.join(' ')} = any(${products.aliases}) then 2
    else 1 end`
}

/** % and _ are ordinary characters in what a person types. */
function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (character) => `\\${character}`)
}
