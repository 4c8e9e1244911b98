import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { productRanks, products } from '#db/schema/index.ts'
import { ordering } from '#domain/catalog/conditions.ts'
import { productColumns, productsOf } from '#domain/catalog/queries.ts'
import type { Place, ProductView } from '#domain/catalog/queries.ts'
import type { Category } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTurn } from '#domain/ground/in-turn.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { instead } from './instead.ts'
import type { Instead } from './instead.ts'
import { readQuery } from './read-query.ts'
import type { QueryRead } from './read-query.ts'
import { askedFor, uncounted } from './rules.ts'
import { asksForSomething, goodsAsked, wanted } from './source.ts'

export interface SearchResult extends Instead {
  products: ProductView[]
  /** What the query says beside the goods, and the shelves that it names. */
  read: QueryRead
  /** How many are found in all, not only on this page; at most a thousand are counted. */
  total: number
  /** False where there are more than `total`. */
  totalIsExact: boolean
}

interface Page {
  page: number
  pageSize: number
  /** A condition on the columns of `products`. */
  narrow?: SQL | undefined
  /** In place of how well they fit; that decides among equals. */
  order?: SQL | undefined
  /** Packs of one product are found once, by the first of them; else each is found by itself. */
  isByFamily?: boolean
}

/**
 * One page of the products on the shelf that the words of a query mean: by name, Hindi name, family, brand,
 * shelf, aliases or description, however they are spelt. `search_goods` of the database finds them and says
 * in which order (docs/decisions/115-search.md). A family is found once, by its pack that fits best. Where
 * nothing is found, says what to look for instead.
 */
export async function searchProducts(ctx: Ctx, query: string, page: Page): Promise<SearchResult> {
  const read = readQuery(query, ctx.categories)
  const found = asksForSomething(read)
    ? await pageFound(ctx, read, { ...page, isByFamily: true })
    : { ...nothing, products: [] }
  const isInVain = found.total === 0 && !page.narrow
  return { read, ...found, ...(isInVain ? await inTurn(() => instead(ctx, askedFor(read.words))) : noNeed) }
}

/** How many goods these shelves have, a family once; at most a thousand of each are counted. */
export async function goodsOnEach({ db }: Ctx, shelves: readonly Category[]): Promise<ShelfFound[]> {
  if (shelves.length === 0) return []
  const values = sql.param(shelves.map(({ value }) => value))
  const { rows } = await db.execute<{ total: string }>(sql`
    select (select count(*) from (
      select from ${productRanks} where ${productRanks.category} = shelf.value limit ${uncounted}) as counted) as total
    from unnest(${values}::text[]) with ordinality as shelf (value, nth) order by nth`)
  return shelves.map(({ value, label }, nth) => ({ value, label, ...counted(Number(rows[nth]?.total)) }))
}

/** A shelf as an answer: `Vegetables · 21`. */
export interface ShelfFound extends Found {
  value: string
  label: string
}

/** Each pack for itself, for who has the products: where they stand, best first, and how many are left. */
export async function searchPlaces(
  ctx: Ctx,
  query: string,
  page: Pick<Page, 'page' | 'pageSize'>,
): Promise<Found & Instead & { places: Place[] }> {
  const read = readQuery(query, ctx.categories)
  const found = asksForSomething(read) ? await placesFound(ctx, read, page) : { ...nothing, places: [] }
  return {
    ...found,
    ...(found.total === 0 ? await inTurn(() => instead(ctx, askedFor(read.words))) : noNeed),
  }
}

/** Everything that is found, in the same order, however much. */
export async function everyFoundProduct(ctx: Ctx, query: string, take: Take<ProductView>): Promise<void> {
  const read = readQuery(query, ctx.categories)
  if (!asksForSomething(read)) return take([], true)
  const ids = sql`select ${products.id} from ${allPlaces(read)}
    join ${products} on ${products.position} = place.position order by place.nth`
  await readWhole(ctx, { ids, rowsOf: productsOf }, take)
}

/** Whether anything is found: asked as a page asks, because of fewer candidates fewer pass. @throws busy */
export async function findsSomething(ctx: Ctx, query: string): Promise<boolean> {
  const read = readQuery(query, ctx.categories)
  if (!asksForSomething(read)) return false
  const { total } = await placesFound(ctx, read, { page: 1, pageSize: 1 })
  return total > 0
}

type Found = Pick<SearchResult, 'total' | 'totalIsExact'>

const nothing: Found = { total: 0, totalIsExact: true }
const noNeed: Instead = { didYouMean: null, nearShelves: [] }

/** One statement: how much is found, and the rows of the page. */
async function pageFound(
  { db }: Ctx,
  read: QueryRead,
  page: Page,
): Promise<Found & { products: ProductView[] }> {
  const rows = await inTurn(async () =>
    db
      .select({
        product: productColumns,
        total: sql<number>`place.total`.mapWith(Number),
        looked: sql<number>`place.looked`.mapWith(Number),
      })
      .from(placesOf(read, page))
      .leftJoin(products, sql`${products.position} = place.position`)
      .orderBy(sql`place.nth`),
  )
  return {
    products: rows.flatMap(({ product }) => (product?.id ? [product] : [])),
    ...counted(rows[0]?.total ?? 0, rows[0]?.looked),
  }
}

/** One statement: how much is found, and where the goods of the page stand. */
async function placesFound({ db }: Ctx, read: QueryRead, page: Page): Promise<Found & { places: Place[] }> {
  const [row] = await inTurn(async () =>
    db
      .select({
        total: sql<number>`max(place.total)`.mapWith(Number),
        places: sql<[id: string, stock: number | null][]>`coalesce(
        json_agg(json_build_array(${products.id}, ${products.stock}) order by place.nth)
          filter (where ${products.id} is not null), '[]')`,
      })
      .from(placesOf(read, page))
      .leftJoin(products, sql`${products.position} = place.position`),
  )
  return { places: (row?.places ?? []).map(([id, stock]) => ({ id, stock })), ...counted(row?.total ?? 0) }
}

/** How much is found, where so much was looked through: packs are more than the families that they are of. */
function counted(total: number, looked = total): Found {
  return { total: Math.min(total, uncounted - 1), totalIsExact: looked < uncounted }
}

/** The places of a page. Behind the last one there is one row, which has the total. */
function placesOf(read: QueryRead, { narrow, order, ...page }: Page): SQL {
  const all = and(narrow, wanted(read))
  const by = order ?? (read.sort && ordering(read.sort))
  return all || by ? chosenPlaces(read, { ...page, narrow: all, order: by }) : bestPlaces(read, page)
}

/** Those of a page, as they are found. `offset 0` has them found once, and not for each use of them. */
function bestPlaces(read: QueryRead, { page, pageSize, isByFamily }: Page): SQL {
  const from = (page - 1) * pageSize
  const found = goodsAsked(read, Math.max(uncounted, from + pageSize))
  const shown = isByFamily ? firstOfFamilies(sql`found`) : sql`found`
  return sql`(
    select nth, page_of.position, cardinality(positions) as total, looked from (
      select ${shown} as positions, cardinality(found) as looked from (select ${found} as found offset 0) as all_found
      offset 0) as shown
    left join unnest(positions[${from + 1}::integer : ${from + pageSize}::integer])
      with ordinality as page_of (position, nth) on true) as place`
}

/** Of these positions those that are of no family, and the first of each family, in their order. */
function firstOfFamilies(positions: SQL): SQL {
  const { position, familyKey } = products
  return sql`array(select position from (
    select position, nth, family_key, row_number() over (partition by family_key order by nth) as of_family
    from unnest(${positions}) with ordinality as of_all (position, nth) left join (
      select ${position}, ${familyKey} from ${products}
      where ${familyKey} is not null and ${position} = any(${positions})) as packs using (position)) as each
    where family_key is null or of_family = 1 order by nth)`
}

/** The same of what is narrowed or put into another order: found whole, then joined with its rows. */
function chosenPlaces(read: QueryRead, { page, pageSize, narrow, order, isByFamily }: Page): SQL {
  const shown = isByFamily ? sql`of_family = 1` : sql`true`
  return sql`(
    with chosen as materialized (select position, nth from (${chosenOf(read, narrow, order)}) as each where ${shown})
    select page_of.*, total, total as looked from (select count(*) as total from chosen) as counted
    left join (select position, nth from chosen order by nth limit ${pageSize} offset ${(page - 1) * pageSize})
      as page_of on true) as place`
}

/** The places of everything that is found. */
function allPlaces(read: QueryRead): SQL {
  return sql`(${chosenOf(read, wanted(read), read.sort && ordering(read.sort))}) as place`
}

function chosenOf(read: QueryRead, narrow: SQL | undefined, order: SQL | undefined): SQL {
  const inOrder = order ? sql`${order}, of_all.nth` : sql`of_all.nth`
  const { familyKey, id } = products
  return sql`select of_all.position, row_number() over (order by ${inOrder}) as nth,
      row_number() over (partition by coalesce(${familyKey}, ${id}) order by ${inOrder}) as of_family
    from unnest(${goodsAsked(read, null)}) with ordinality as of_all (position, nth)
    join ${products} on ${products.position} = of_all.position
    where ${narrow ?? sql`true`}`
}
