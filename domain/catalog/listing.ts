import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import { categories as shopCategories, listingSums, productRanks, products } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { discountBands, filtersIn, priceBands, pricesIn } from './filters.ts'
import type { Filters, ListSort, PriceBand } from './filters.ts'
import { productsInOrder } from './queries.ts'
import type { ProductView } from './queries.ts'

/** Which goods a page lists, and in what order; without a sort 'Recommended'. None of the categories: all. */
export interface Listing extends Filters {
  categories: readonly string[]
  sort?: ListSort | undefined
}

/** What the shopping summary says of the whole filtered set as it is shown, not of one page. */
export interface ListingSummary {
  total: number
  averageDiscountPercent: number
  potentialSavingsPaise: number
}

interface Page {
  /** From 1. */
  page: number
  pageSize: number
}

/** One page of a listing. A family is one row of it, its first pack that can be had. */
export async function listProducts(ctx: Ctx, listing: Listing, page: Page): Promise<ProductView[]> {
  return productsInOrder(ctx, await placesOf(ctx, listing, page))
}

/**
 * What the whole listing comes to, from the sums that triggers keep. Discounts below zero count as none, as
 * the badge has it.
 */
export async function listingSummary(ctx: Ctx, listing: Listing): Promise<ListingSummary> {
  const { goods, discountsBp, savingsPaise } = listingSums
  const [sums] = await ctx.db
    .select({
      total: sql<number>`coalesce(sum(${goods}), 0)`.mapWith(Number),
      averageDiscountPercent:
        sql<number>`coalesce(round(sum(${discountsBp}) / nullif(sum(${goods}), 0) / 100), 0)`.mapWith(Number),
      potentialSavingsPaise: sql<number>`coalesce(sum(${savingsPaise}), 0)`.mapWith(Number),
    })
    .from(listingSums)
    .where(and(within(listing), ...inBands(listingSums, listing)))
  return sums ?? { total: 0, averageDiscountPercent: 0, potentialSavingsPaise: 0 }
}

/**
 * What `count` says without each of the filters that are chosen, and without the categories, for who has
 * found nothing.
 */
export async function withoutEach<Counted extends { total: number }>(
  listing: Listing,
  count: (wider: Listing) => Promise<Counted>,
): Promise<({ name: keyof Filters | 'categories' } & Counted)[]> {
  const { categories, sort: _sort, ...filters } = listing
  const chosen = filtersIn(filters)
  const wider = [
    ...chosen.map(({ name }) => ({ name, listing: { ...listing, [name]: undefined } })),
    ...(categories.length > 0
      ? [{ name: 'categories' as const, listing: { ...listing, categories: [] } }]
      : []),
  ]
  return Promise.all(wider.map(async ({ name, listing }) => ({ name, ...(await count(listing)) })))
}

/** The filters as a condition on `products`, for lists that are read from them; undefined for none. */
export function narrowing({ categories, price, discount, stock }: Listing): SQL | undefined {
  const { category, listPricePaise, sellingPricePaise } = products
  return and(
    categories.length > 0 ? inArray(category, [...categories]) : undefined,
    price && inPrices(sellingPricePaise, price),
    // From half a percent below it on: the badge rounds.
    discount &&
      sql`200 * (${listPricePaise} - ${sellingPricePaise}) >= ${2 * Number(discount) - 1} * ${listPricePaise}
        and ${listPricePaise} > ${sellingPricePaise}`,
    stock && sql`${products.stock} is distinct from 0`,
  )
}

/** The order of a sort for the same lists. */
export function ordering(sort: ListSort): SQL[] {
  const { sellingPricePaise, listPricePaise, netQuantity, netUnit, position } = products
  const by: Record<ListSort, SQL> = {
    'price-asc': asc(sellingPricePaise),
    'price-desc': desc(sellingPricePaise),
    'unit-price': sql`${netUnit} = 'piece', ${sellingPricePaise}::numeric / ${netQuantity}`,
    discount: sql`case when ${listPricePaise} > ${sellingPricePaise}
      then 1 - ${sellingPricePaise}::numeric / ${listPricePaise} else 0 end desc`,
    newest: desc(position),
  }
  return [by[sort], asc(position)]
}

interface Order {
  key: SQLWrapper
  tie: SQLWrapper
  /** The highest key first. */
  falls?: boolean
}

const ranks = productRanks
/** What an index has, alone and behind the category. */
const orders: Record<ListSort | 'recommended', Order> = {
  recommended: { key: ranks.rank, tie: ranks.id },
  'price-asc': { key: ranks.sellingPricePaise, tie: ranks.position },
  'price-desc': { key: ranks.sellingPricePaise, tie: ranks.position, falls: true },
  'unit-price': { key: ranks.unitPrice, tie: ranks.position },
  discount: { key: ranks.discountBp, tie: ranks.position, falls: true },
  newest: { key: ranks.position, tie: ranks.position, falls: true },
}

/**
 * The ids of a page. In the order of an index, which has all that is asked for, past what the filters leave
 * out; where they leave so few that this way is longer than to read all of them, those are read and sorted.
 */
async function placesOf(ctx: Ctx, listing: Listing, page: Page): Promise<{ id: string }[]> {
  if (filtersIn(listing).length === 0) return walked(ctx, listing, page)
  const { found, all } = await numbersOf(ctx, listing)
  const needed = page.page * page.pageSize
  if (found <= needed - page.pageSize) return []
  // The way past the others is needed * all / found goods long, where those that are found are spread evenly.
  return found * found < needed * all ? gathered(ctx, listing, page) : walked(ctx, listing, page)
}

/** How many goods the listing has, and how many without its filters. */
async function numbersOf({ db }: Ctx, listing: Listing): Promise<{ found: number; all: number }> {
  const { goods } = listingSums
  const [numbers] = await db
    .select({
      found:
        sql<number>`coalesce(sum(${goods}) filter (where ${and(...inBands(listingSums, listing))}), 0)`.mapWith(
          Number,
        ),
      all: sql<number>`coalesce(sum(${goods}), 0)`.mapWith(Number),
    })
    .from(listingSums)
    .where(within(listing))
  return numbers ?? { found: 0, all: 0 }
}

/**
 * Read in the order of an index. Of several categories the first ones of each are read and joined: PostgreSQL
 * would go through the whole market for those of a rare one.
 */
async function walked(
  { db }: Ctx,
  listing: Listing,
  { page, pageSize: limit }: Page,
): Promise<{ id: string }[]> {
  const { categories, price, sort = 'recommended' } = listing
  const offset = (page - 1) * limit
  const order = orders[sort]
  const place = {
    id: sql<string>`${ranks.id}`.as('id'),
    key: sql`${order.key}`.as('key'),
    tie: sql`${order.tie}`.as('tie'),
  }
  // In the order of prices by the price itself, where the index then begins.
  const isByPrice = sort === 'price-asc' || sort === 'price-desc'
  const wanted = isByPrice
    ? [price && inPrices(ranks.sellingPricePaise, price), ...inBands(ranks, { ...listing, price: undefined })]
    : inBands(ranks, listing)
  if (categories.length === 0)
    return db
      .select(place)
      .from(ranks)
      .where(and(...wanted))
      .orderBy(...inOrder(order, place))
      .limit(limit)
      .offset(offset)
  const ofCategory = db
    .select(place)
    .from(ranks)
    .where(and(eq(ranks.category, shopCategories.value), ...wanted))
    .orderBy(...inOrder(order, place))
    .limit(limit + offset)
    .as('of_category')
  return db
    .select({ id: ofCategory.id, key: ofCategory.key, tie: ofCategory.tie })
    .from(shopCategories)
    .innerJoinLateral(ofCategory, sql`true`)
    .where(inArray(shopCategories.value, [...categories]))
    .orderBy(...inOrder(order, ofCategory))
    .limit(limit)
    .offset(offset)
}

/** All that are found, by the index of bands, and then sorted. */
async function gathered(
  { db, categories: all }: Ctx,
  listing: Listing,
  { page, pageSize }: Page,
): Promise<{ id: string }[]> {
  const order = orders[listing.sort ?? 'recommended']
  // Every category by name, because the index begins with it.
  const categories = listing.categories.length > 0 ? listing.categories : all.map(({ value }) => value)
  const wanted = and(inArray(ranks.category, [...categories]), ...inBands(ranks, listing))
  const { rows } = await db.execute<{ id: string }>(sql`
    with found as materialized (
      select ${ranks.id} as id, ${order.key} as key, ${order.tie} as tie from ${ranks} where ${wanted})
    select id from found order by key ${order.falls ? sql`desc` : sql`asc`}, tie
    limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return rows
}

function inOrder({ falls }: Order, { key, tie }: Record<'key' | 'tie', SQLWrapper>): SQL[] {
  return [falls ? desc(key) : asc(key), asc(tie)]
}

function within({ categories }: Listing): SQL | undefined {
  return categories.length > 0 ? inArray(listingSums.category, [...categories]) : undefined
}

/** The filters as conditions on the bands, which goods in lists and their sums have alike. */
function inBands(of: typeof productRanks | typeof listingSums, { price, discount, stock }: Filters): SQL[] {
  return [
    ...(price ? [eq(of.priceBand, placeOf(priceBands, price))] : []),
    ...(discount ? [gte(of.discountBand, placeOf(discountBands, discount) + 1)] : []),
    ...(stock ? [eq(of.isSoldOut, false)] : []),
  ]
}

function placeOf(bands: readonly { value: string }[], value: string): number {
  return bands.findIndex((band) => band.value === value)
}

function inPrices(column: PgColumn, price: PriceBand): SQL | undefined {
  const { fromPaise, toPaise } = pricesIn(price)
  return and(gte(column, fromPaise), toPaise === Infinity ? undefined : lte(column, toPaise))
}
