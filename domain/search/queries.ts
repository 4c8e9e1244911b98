import { and, asc, desc, like, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { isOnShelf, productsInOrder, productsOf } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { escapeLike, searchWords } from '#domain/ground/search-words.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { packNamed } from './rules.ts'

export interface SearchResult {
  products: ProductView[]
  /** How many are found in all, not only on this page. */
  total: number
}

/** A page of what is found. */
interface Wanted {
  page: number
  pageSize: number
  /** A condition on columns of `products`. */
  narrow?: SQL | undefined
  /** Another order than by relevance, of columns of `products`. */
  order?: SQL[] | undefined
}

/**
 * One page of the products on the shelf whose name, Hindi name, family, brand, category, aliases, pack or
 * description hold every word of the query, in any case; those in a pack that it names come first, then those
 * whose name begins with it, then those whose name or alias holds it. Each pack of a family is found by
 * itself. Nothing is found for an empty query.
 */
export async function searchProducts(
  ctx: Ctx,
  query: string,
  { page, pageSize, narrow, order }: Wanted,
): Promise<SearchResult> {
  const asked = askedFor(query)
  if (asked.words.length === 0) return { products: [], total: 0 }
  const ids = idsFound(ctx, asked, narrow, order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [found, total] = await Promise.all([ids, ctx.db.$count(products, and(matches(asked), narrow))])
  return { products: await productsInOrder(ctx, found), total }
}

/** Everything that is found, in the same order, however much. */
export async function everyFoundProduct(ctx: Ctx, query: string, take: Take<ProductView>): Promise<void> {
  const asked = askedFor(query)
  if (asked.words.length === 0) return take([], true)
  await readWhole(ctx, { ids: idsFound(ctx, asked), rowsOf: productsOf }, take)
}

/** What is looked for. */
interface Asked {
  /** In lower case, the pack as it is written beside the products. */
  words: string[]
  /** Without the pack. */
  phrase: string
  pack: PackSize | null
}

function askedFor(query: string): Asked {
  const { pack, rest } = packNamed(query)
  const phrase = searchWords(rest).join(' ')
  // '3 piece' is in '3 pieces', and in what others write.
  const asWritten = pack ? packLabel(pack).replace('pieces', 'piece') : ''
  return { words: searchWords(`${asWritten} ${rest}`), phrase, pack }
}

function idsFound({ db }: Ctx, asked: Asked, narrow?: SQL, order?: SQL[]) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(and(matches(asked), narrow))
    .orderBy(...(order ?? [desc(closeness(asked)), asc(products.position)]))
    .$dynamic()
}

function matches({ words }: Asked): SQL | undefined {
  return and(isOnShelf, ...words.map((word) => like(products.searchText, `%${escapeLike(word)}%`)))
}

function closeness({ phrase, pack }: Asked): SQL {
  const escaped = escapeLike(phrase)
  const isInPack = pack
    ? sql`(${products.netQuantity} = ${pack.netQuantity} and ${products.netUnit} = ${pack.netUnit})::integer * 3`
    : sql`0`
  return sql`${isInPack} + case
    when lower(${products.name}) like ${`${escaped}%`} then 3
    when lower(${products.name}) like ${`%${escaped}%`} then 2
    when ${phrase} = any(${products.aliases}) then 2
    else 1 end`
}
