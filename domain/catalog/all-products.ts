import { productLookups, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOf, idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

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
  { sort, q }: ProductSearch,
  request: PageRequest,
): Promise<Page<ProductView>> {
  const page = await idsOfPage(ctx, lists[sort ?? 'market'], { q }, request)
  return { ...page, rows: await productsInOrder(ctx, page.rows) }
}

/** All products, however many. */
export async function everyProductFound(
  ctx: Ctx,
  { sort, q }: ProductSearch,
  take: Take<ProductView>,
): Promise<void> {
  await readWhole(ctx, { ids: idsOf(lists[sort ?? 'market'], { q }), rowsOf: productsOf }, take)
}

const { position, sellingPricePaise } = products
const goods = { table: products, lookups: productLookups, id: products.id }
const place = { column: position, kind: 'whole', isDescending: false } as const
const price = { column: sellingPricePaise, kind: 'whole', isDescending: false } as const

const lists: Record<Sort | 'newest' | 'market', List> = {
  market: { ...goods, name: 'products', order: [place] },
  newest: { ...goods, name: 'newest', order: [{ ...place, isDescending: true }] },
  'price-asc': { ...goods, name: 'cheapest', order: [price, place] },
  'price-desc': { ...goods, name: 'dearest', order: [{ ...price, isDescending: true }, place] },
}
