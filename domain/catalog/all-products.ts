import { eq, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOf, idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'
import { holdsEvery } from '#domain/search/matching.ts'
import { searchWords } from '#domain/search/rules.ts'

import { productsInOrder, productsOf } from './queries.ts'
import type { ProductView } from './queries.ts'
import type { Sort } from './rules.ts'

/** All products as those who keep them look through them. */
export interface ProductSearch {
  /** Without one they stand in the market's own order, and `newest` is the same from its end. */
  sort?: Sort | 'newest' | undefined
  /** Name, Hindi name, brand or category hold every word of it, or it is the product's id. */
  q?: string | undefined
}

/** One page of all products. @throws invalid_input for a cursor of another list */
export async function allProducts(
  ctx: Ctx,
  { sort, q = '' }: ProductSearch,
  request: PageRequest,
): Promise<Page<ProductView>> {
  const page = await idsOfPage(ctx, lists[sort ?? 'market'], isFound(q), request)
  return { ...page, rows: await productsInOrder(ctx, page.rows) }
}

/** All products, however many. */
export async function everyProductFound(
  ctx: Ctx,
  { sort, q = '' }: ProductSearch,
  take: Take<ProductView>,
): Promise<void> {
  await readWhole(ctx, { ids: idsOf(lists[sort ?? 'market'], isFound(q)), rowsOf: productsOf }, take)
}

const { id, position, sellingPricePaise } = products
const place = { column: position, kind: 'whole', isDescending: false } as const
const price = { column: sellingPricePaise, kind: 'whole', isDescending: false } as const

const lists: Record<Sort | 'newest' | 'market', List> = {
  market: { name: 'products', table: products, id, order: [place] },
  newest: { name: 'newest', table: products, id, order: [{ ...place, isDescending: true }] },
  'price-asc': { name: 'cheapest', table: products, id, order: [price, place] },
  'price-desc': { name: 'dearest', table: products, id, order: [{ ...price, isDescending: true }, place] },
}

function isFound(q: string): SQL | undefined {
  const words = searchWords(q)
  if (words.length === 0) return undefined
  const text = sql`lower(concat_ws(' ', ${products.name}, ${products.hindiName}, ${products.brand}, ${products.category}))`
  return or(holdsEvery(text, words), eq(id, q.trim().toLowerCase()))
}
