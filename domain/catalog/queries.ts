import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import {
  categories as shopCategories,
  productDeclarations,
  productImages,
  productRanks,
  products,
} from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import type { Declarations } from './declarations/rules.ts'
import { productFields } from './fields/rules.ts'
import { valueNamed } from './rules.ts'
import type { Sort } from './rules.ts'

type Row = typeof products.$inferSelect

/** A product as pages and calls need it. Money in paise. */
export interface ProductView extends Omit<Row, 'position' | 'lowStockMark' | 'leastLifeDays'> {
  /** Addresses of its pictures, the first one leads. */
  images: string[]
  declarations: Declarations
}

/** What people fill in of a product, beside what they declare. */
export type ProductFields = Omit<
  ProductView,
  'id' | 'familyKey' | 'isByWeight' | 'isBox' | 'declarations' | 'createdAt' | 'updatedAt'
>

// A column that the table of fields leaves out, or says to hold something else, does not compile.
void (productFields satisfies {
  [Name in keyof ProductFields]: { kind: KindOf<NonNullable<ProductFields[Name]>> }
})

type KindOf<Value> = Value extends Date
  ? 'moment'
  : Value extends number
    ? 'count' | 'paise' | 'percent'
    : Value extends string[]
      ? 'texts' | 'pictures'
      : 'line' | 'text' | 'choice' | 'hsn'

/** A product's place in a list, for who has the rest of it: its id and its stock of this moment. */
export type Place = Pick<ProductView, 'id' | 'stock'>

const {
  position: _position,
  lowStockMark: _lowStockMark,
  leastLifeDays: _leastLife,
  ...columns
} = getTableColumns(products)

/** The columns of a ProductView. Its pictures come as an array, in their order; its declarations by key. */
export const productColumns = {
  ...columns,
  images: sql<string[]>`array(
    select ${productImages.url} from ${productImages}
    where ${productImages.productId} = ${products.id} order by ${productImages.position})`,
  declarations: sql<Declarations>`coalesce((
    select json_object_agg(${productDeclarations.key}, ${productDeclarations.value}) from ${productDeclarations}
    where ${productDeclarations.productId} = ${products.id}), '{}')`,
}

const { id, name, hindiName, familyKey, category, images, stock } = productColumns
const { listPricePaise, sellingPricePaise, netQuantity, netUnit, leastGrams, mostGrams, isByWeight } =
  productColumns
const cardColumns = {
  id,
  name,
  hindiName,
  familyKey,
  category,
  images,
  stock,
  listPricePaise,
  sellingPricePaise,
  netQuantity,
  netUnit,
  leastGrams,
  mostGrams,
  isByWeight,
}

/**
 * What every call and search is narrowed to; lists of pages read `product_ranks`, which has nothing else.
 * Written out, so that PostgreSQL knows it for the condition of its indexes, also in a plan without the
 * values.
 */
export const isOnShelf = sql`${products.state} = 'on_shelf'`

/** Which products a call asks for, and in what order. */
interface Asked {
  /** Values or labels of categories. Several are joined; none means all products, an unknown one has none. */
  categories: readonly string[]
  sort?: Sort | undefined
}

/**
 * A product as its page shows it: one that is not sold any more as well, a draft to admins alone. @throws
 * not_found
 */
export async function productShown(ctx: Ctx, id: string): Promise<ProductView> {
  const product = await productById(ctx, id)
  const isSeen = product.state !== 'draft' || (ctx.actor && isAdmin(ctx.actor))
  if (!isSeen) throw new DomainError('not_found', { what: 'product' })
  return product
}

/** One product, in whatever state. @throws not_found */
export async function productById({ db }: Ctx, id: string): Promise<ProductView> {
  const [product] = await db.select(productColumns).from(products).where(eq(products.id, id))
  if (!product) throw new DomainError('not_found', { what: 'product' })
  return product
}

/** A whole listing of any length; without a sort in the market's own order, as calls answer it. */
export async function everyProduct(
  ctx: Ctx,
  { categories, sort }: Asked,
  take: Take<ProductView>,
): Promise<void> {
  const { sellingPricePaise, position } = products
  const byPrice = sort && [sort === 'price-desc' ? desc(sellingPricePaise) : asc(sellingPricePaise)]
  const ids = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inCategories(categories.map((name) => valueNamed(ctx.categories, name))))
    .orderBy(...(byPrice ?? []), asc(position))
  await readWhole(ctx, { ids, rowsOf: productsOf }, take)
}

/** The ids of the same where it has so many products at most; null where there are more. */
export async function shortListing(
  ctx: Ctx,
  { categories }: Pick<Asked, 'categories'>,
  most: number,
): Promise<string[] | null> {
  const found = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inCategories(categories.map((name) => valueNamed(ctx.categories, name))))
    .orderBy(asc(products.position))
    .limit(most + 1)
  return found.length > most ? null : found.map(({ id }) => id)
}

/** The counted stock of these products at this moment (null: nobody counts), in one statement. */
export async function stockOf(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<Map<string, number | null>> {
  // One row: the garbage of several hundred made the slowest of a hundred answers wait.
  const [all] = await db
    .select({
      stocks: sql<Record<string, number | null> | null>`json_object_agg(${products.id}, ${products.stock})`,
    })
    .from(products)
    .where(anyOf(products.id, ids))
  return new Map(Object.entries(all?.stocks ?? {}))
}

/** These products, in any order. */
export async function productsOf({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<ProductView[]> {
  if (ids.length === 0) return []
  return db.select(productColumns).from(products).where(anyOf(products.id, ids))
}

/** The products of these rows, in their order. */
export async function productsInOrder(ctx: Ctx, rows: readonly { id: string }[]): Promise<ProductView[]> {
  const found = new Map(
    (
      await productsOf(
        ctx,
        rows.map(({ id }) => id),
      )
    ).map((product) => [product.id, product]),
  )
  return rows.flatMap(({ id }) => found.get(id) ?? [])
}

/** A product as a card shows it. */
export type CardView = Pick<ProductView, keyof typeof cardColumns>

/** What a card needs at these positions, in their order. */
export async function cardsAt({ db }: Ctx, positions: readonly number[]): Promise<CardView[]> {
  if (positions.length === 0) return []
  const wanted = sql`${sql.param([...positions])}::bigint[]`
  return db
    .select(cardColumns)
    .from(products)
    .where(sql`${products.position} = any(${wanted})`)
    .orderBy(sql`array_position(${wanted}, ${products.position})`)
}

/** The first product of each category that has any, in the order of the categories. */
export async function firstOfEachCategory(ctx: Ctx): Promise<ProductView[]> {
  return productsInOrder(ctx, await firstIds(ctx))
}

/** Its id. */
export async function firstIdOfEachCategory(ctx: Ctx): Promise<string[]> {
  return (await firstIds(ctx)).map(({ id }) => id)
}

async function firstIds(ctx: Ctx): Promise<{ id: string }[]> {
  const first = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(isOnShelf, eq(products.category, shopCategories.value)))
    .orderBy(asc(products.position))
    .limit(1)
    .as('first')
  return ctx.db
    .select({ id: first.id })
    .from(shopCategories)
    .innerJoinLateral(first, sql`true`)
    .orderBy(asc(shopCategories.position))
}

/**
 * Up to `limit` products of each of these categories, in the market's own order, of each family its first
 * pack that can be had. One query for a whole page of shelves.
 */
export async function shelves(
  { db }: Ctx,
  categories: readonly string[],
  limit: number,
): Promise<Record<string, ProductView[]>> {
  // From the index, and no more of it than the shelf holds, however long a category is.
  const shelf = db
    .select({ id: productRanks.id })
    .from(productRanks)
    .where(eq(productRanks.category, shopCategories.value))
    .orderBy(asc(productRanks.position))
    .limit(limit)
    .as('shelf')
  const found = await db
    .select(productColumns)
    .from(shopCategories)
    .innerJoinLateral(shelf, sql`true`)
    .innerJoin(products, eq(products.id, shelf.id))
    .where(inArray(shopCategories.value, [...categories]))
    .orderBy(asc(products.position))
  return Object.fromEntries(
    categories.map((category) => [category, found.filter((product) => product.category === category)]),
  )
}

/** Other products of the same category, without its own packs, for the carousel below a product. */
export async function recommendedWith(ctx: Ctx, product: ProductView, limit: number): Promise<ProductView[]> {
  const { [product.category]: shelf = [] } = await shelves(ctx, [product.category], limit + 1)
  return shelf.filter((other) => goodsOf(other) !== goodsOf(product)).slice(0, limit)
}

/** What all packs of a product have in common: the key of its family, or its own id. */
export function goodsOf({ familyKey, id }: Pick<ProductView, 'familyKey' | 'id'>): string {
  return familyKey ?? id
}

function inCategories(categories: readonly string[]): SQL | undefined {
  return and(isOnShelf, categories.length > 0 ? inArray(products.category, [...categories]) : undefined)
}
