import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { priceDays, productLookups, products } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { idsOf, idsOfPage } from '#domain/ground/list.ts'
import type { List } from '#domain/ground/list.ts'
import type { Page, PageRequest } from '#domain/ground/paging.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { needsFacts } from './needs-facts.ts'
import { needsHindi } from './needs-hindi.ts'
import { needsPicture } from './needs-picture.ts'
import { productsInOrder, productsOf } from './queries.ts'
import type { ProductView } from './queries.ts'
import type { Sort } from './rules.ts'
import type { ProductState } from './states/rules.ts'

/** All products as those who keep them look through them. */
export interface ProductSearch {
  /** Without one they stand in the market's own order, and `newest` is the same from its end. */
  sort?: Sort | 'newest' | undefined
  /** Name, Hindi name, brand or category hold every word of it, or it is the product's id. */
  q?: string | undefined
  /** Without one those on the shelf. Only admins may ask for others. */
  state?: StateAsked | undefined
}

/** Products in one state, in any, or those with something that somebody looks for. */
type StateAsked = ProductState | 'all' | keyof typeof marked

/**
 * Of which something is missing, a picture, a fact that the law wants to be said or their Hindi; or that are
 * cheaper for some days, now or soon.
 */
const marked = {
  needs_picture: needsPicture,
  needs_facts: needsFacts,
  needs_hindi: needsHindi,
  price_days: sql`exists (select from ${priceDays} where ${priceDays.productId} = ${products.id})`,
}

/** One page of all products. @throws not_signed_in, forbidden, invalid_input for a cursor of another list */
export async function allProducts(
  ctx: Ctx,
  search: ProductSearch,
  request: PageRequest,
): Promise<Page<ProductView>> {
  const page = await idsOfProducts(ctx, search, request)
  return { ...page, rows: await productsInOrder(ctx, page.rows) }
}

/** The ids of the same, for who has the products already. */
export async function idsOfProducts(
  ctx: Ctx,
  search: ProductSearch,
  request: PageRequest,
): Promise<Page<{ id: string }>> {
  return idsOfPage(ctx, listOf(ctx, search), wantedOf(search), request)
}

/** All products, however many. @throws not_signed_in, forbidden */
export async function everyProductFound(
  ctx: Ctx,
  search: ProductSearch,
  take: Take<ProductView>,
): Promise<void> {
  await readWhole(ctx, { ids: everyProductId(ctx, search), rowsOf: productsOf }, take)
}

/** The ids of all products that are looked for, in their order. @throws not_signed_in, forbidden */
export function everyProductId(ctx: Ctx, search: ProductSearch): SQL {
  return idsOf(listOf(ctx, search), wantedOf(search))
}

function listOf(ctx: Ctx, { sort, state = 'on_shelf' }: ProductSearch): List {
  if (state !== 'on_shelf') admin(ctx)
  const list = lists[sort ?? 'market']
  if (state === 'all' || state in marked) return list
  return { ...list, part: { column: products.state, value: state, counted: `products ${state}` } }
}

function wantedOf({ q, state }: ProductSearch) {
  return { q, only: state && state in marked ? marked[state as keyof typeof marked] : undefined }
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
