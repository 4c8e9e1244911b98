import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import { productColumns, productsOf } from '#domain/catalog/queries.ts'
import type { Place, ProductView } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTurn } from '#domain/ground/in-turn.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { instead } from './instead.ts'
import type { Instead } from './instead.ts'
import { apart, askedFor, uncounted } from './rules.ts'
import type { Asked } from './rules.ts'

export interface SearchResult extends Instead {
  products: ProductView[]
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
}

/**
 * One page of the products on the shelf that the words of a query mean: by name, Hindi name, family, brand,
 * shelf, aliases or description, however they are spelt. `search_goods` of the database finds them and says
 * in which order (docs/decisions/115-search.md). Each pack of a family is found by itself. Where nothing is
 * found, says what to look for instead.
 */
export async function searchProducts(ctx: Ctx, query: string, page: Page): Promise<SearchResult> {
  const asked = askedFor(query)
  const found = asked.words.length === 0 ? { ...nothing, products: [] } : await pageFound(ctx, asked, page)
  const isInVain = found.total === 0 && !page.narrow
  return { ...found, ...(isInVain ? await inTurn(() => instead(ctx, asked)) : noNeed) }
}

/** The same for who has the products already: where they stand, best first, and how many are left. */
export async function searchPlaces(
  ctx: Ctx,
  query: string,
  page: Pick<Page, 'page' | 'pageSize'>,
): Promise<Found & Instead & { places: Place[] }> {
  const asked = askedFor(query)
  const found = asked.words.length === 0 ? { ...nothing, places: [] } : await placesFound(ctx, asked, page)
  return { ...found, ...(found.total === 0 ? await inTurn(() => instead(ctx, asked)) : noNeed) }
}

/** Everything that is found, in the same order, however much. */
export async function everyFoundProduct(ctx: Ctx, query: string, take: Take<ProductView>): Promise<void> {
  const asked = askedFor(query)
  if (asked.words.length === 0) return take([], true)
  const ids = sql`select ${products.id}
    from unnest(${goodsFound(asked, null)}) with ordinality as place (position, nth)
    join ${products} on ${products.position} = place.position order by place.nth`
  await readWhole(ctx, { ids, rowsOf: productsOf }, take)
}

/** Whether anything is found: asked as a page asks, because of fewer candidates fewer pass. @throws busy */
export async function findsSomething({ db }: Ctx, query: string): Promise<boolean> {
  const asked = askedFor(query)
  if (asked.words.length === 0) return false
  const { rows } = await inTurn(() =>
    db.execute<{ isFound: boolean }>(
      sql`select cardinality(${goodsFound(asked, uncounted)}) > 0 as "isFound"`,
    ),
  )
  return rows[0]!.isFound
}

type Found = Pick<SearchResult, 'total' | 'totalIsExact'>

const nothing: Found = { total: 0, totalIsExact: true }
const noNeed: Instead = { didYouMean: null, nearShelves: [] }

/** One statement: how much is found, and the rows of the page. */
async function pageFound(
  { db }: Ctx,
  asked: Asked,
  wanted: Page,
): Promise<Found & { products: ProductView[] }> {
  const rows = await inTurn(async () =>
    db
      .select({ product: productColumns, total: sql<number>`place.total`.mapWith(Number) })
      .from(wanted.narrow || wanted.order ? chosenPlaces(asked, wanted) : bestPlaces(asked, wanted))
      .leftJoin(products, sql`${products.position} = place.position`)
      .orderBy(sql`place.nth`),
  )
  return {
    products: rows.flatMap(({ product }) => (product?.id ? [product] : [])),
    ...counted(rows[0]?.total ?? 0),
  }
}

/** One statement: how much is found, and where the goods of the page stand. */
async function placesFound({ db }: Ctx, asked: Asked, wanted: Page): Promise<Found & { places: Place[] }> {
  const [row] = await inTurn(async () =>
    db
      .select({
        total: sql<number>`max(place.total)`.mapWith(Number),
        places: sql<[id: string, stock: number | null][]>`coalesce(
        json_agg(json_build_array(${products.id}, ${products.stock}) order by place.nth)
          filter (where ${products.id} is not null), '[]')`,
      })
      .from(bestPlaces(asked, wanted))
      .leftJoin(products, sql`${products.position} = place.position`),
  )
  return { places: (row?.places ?? []).map(([id, stock]) => ({ id, stock })), ...counted(row?.total ?? 0) }
}

function counted(total: number): Found {
  const isExact = total < uncounted
  return { total: isExact ? total : uncounted - 1, totalIsExact: isExact }
}

/** The places of a page, as they are found. Behind the last one there is one row, which has the total. */
function bestPlaces(asked: Asked, { page, pageSize }: Page): SQL {
  const from = (page - 1) * pageSize
  const found = goodsFound(asked, Math.max(uncounted, from + pageSize))
  return sql`(
    select nth, page_of.position, cardinality(positions) as total from ${found} as positions
    left join unnest(positions[${from + 1}::integer : ${from + pageSize}::integer])
      with ordinality as page_of (position, nth) on true) as place`
}

/** The same of what is narrowed or put into another order: found whole, then joined with its rows. */
function chosenPlaces(asked: Asked, { page, pageSize, narrow, order }: Page): SQL {
  const inOrder = order ? sql`${order}, of_all.nth` : sql`of_all.nth`
  return sql`(
    with chosen as materialized (
      select of_all.position, row_number() over (order by ${inOrder}) as nth
      from unnest(${goodsFound(asked, null)}) with ordinality as of_all (position, nth)
      join ${products} on ${products.position} = of_all.position
      where ${narrow ?? sql`true`})
    select page_of.*, total from (select count(*) as total from chosen) as counted
    left join (select position, nth from chosen order by nth limit ${pageSize} offset ${(page - 1) * pageSize})
      as page_of on true) as place`
}

/** The positions of what is found, best first; `most` of them, or all. */
export function goodsFound(asked: Asked, most: number | null): SQL {
  const found = goodsOf(asked, most)
  const each = apart(asked)
  if (!each) return found
  const parts = [...asked.parts.values()].flat().map((part) => `%${part}%`)
  return sql`coalesce(nullif(${found}, '{}'), array(
    select position from unnest(${goodsOf(each, most)}) with ordinality as of_each (position, nth)
    join ${products} using (position) where ${products.name} ilike all (${sql.param(parts)}::text[]) order by nth))`
}

function goodsOf({ words, kinds, alike, isLoose, pack }: Asked, most: number | null): SQL {
  const packed = pack ? sql`search_pack(${pack.netQuantity}, ${pack.netUnit})` : sql`null`
  return sql`search_goods(${sql.param(words)}::text[], ${sql.param(kinds)}::integer[], ${sql.param(alike)}::text[],
    ${isLoose}::boolean, ${packed}, ${most}::integer)`
}
