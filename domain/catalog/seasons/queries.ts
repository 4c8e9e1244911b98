import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { productRanks, products, seasons } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { goodsOf, isOnShelf, productColumns } from '../queries.ts'
import type { ProductView } from '../queries.ts'
import { indianMonth } from './rules.ts'
import type { Season } from './rules.ts'

/** So many goods a calendar shows at most. */
const mostShown = 300

/** A row of home shows some; the others stand in for what is sold out. */
const mostOfRow = 16

const { region, months, firstWeek, lastWeek } = seasons
const seasonColumns = { region, months, firstWeek, lastWeek }

export interface GoodsOfSeason {
  product: ProductView
  season: Season
}

/** The season of a good, which another pack of it may say; null: it has none. */
export async function seasonOfGoods(
  { db }: Ctx,
  { id, familyKey }: Pick<ProductView, 'id' | 'familyKey'>,
): Promise<Season | null> {
  const [season] = await db
    .select(seasonColumns)
    .from(seasons)
    .innerJoin(products, eq(products.id, seasons.productId))
    .where(
      familyKey === null ? eq(products.id, id) : or(eq(products.id, id), eq(products.familyKey, familyKey)),
    )
    .orderBy(sql`${products.id} = ${id} desc`)
    .limit(1)
  return season ?? null
}

/** The seasons of many goods, by their ids; those without one are left out. */
export async function seasonsOfGoods({ db }: Ctx, ids: readonly string[]): Promise<Map<string, Season>> {
  const pack = alias(products, 'pack')
  const rows = await db
    .selectDistinctOn([products.id], { id: products.id, season: seasonColumns })
    .from(products)
    .innerJoin(pack, or(eq(pack.id, products.id), eq(pack.familyKey, products.familyKey)))
    .innerJoin(seasons, eq(seasons.productId, pack.id))
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id, sql`${pack.id} = ${products.id} desc`)
  return new Map(rows.map(({ id, season }) => [id, season]))
}

/** All goods with a season, in the order of the market: of each family the pack that lists show. */
export async function goodsWithSeason(ctx: Ctx): Promise<GoodsOfSeason[]> {
  return goodsBy(ctx, { order: [], most: mostShown })
}

/** What this month brings, plenty first. What is sold out is among them: it is shown when it is back. */
export async function goodsInSeason(ctx: Ctx): Promise<ProductView[]> {
  const now = sql`${months}[${indianMonth(ctx.now()) + 1}::integer]`
  const order = [sql`${now} = 'plenty' desc`]
  const goods = await goodsBy(ctx, { where: sql`${now} <> 'none'`, order, most: mostOfRow })
  return goods.map(({ product }) => product)
}

interface Asked {
  where?: SQL
  /** Before that of the market. */
  order: SQL[]
  most: number
}

async function goodsBy({ db }: Ctx, { where, order, most }: Asked): Promise<GoodsOfSeason[]> {
  const said = alias(products, 'said')
  // A family has one row in the lists, under the id of its pack.
  const shown = sql`coalesce((select ${productRanks.id} from ${productRanks}
    where ${productRanks.familyKey} = ${said.familyKey}), ${said.id})`
  const rows = await db
    .select({ product: productColumns, season: seasonColumns })
    .from(seasons)
    .innerJoin(said, eq(said.id, seasons.productId))
    .innerJoin(products, eq(products.id, shown))
    .where(and(isOnShelf, where))
    .orderBy(...order, asc(products.position), sql`${said.id} = ${products.id} desc`)
    .limit(most)
  return [...Map.groupBy(rows, ({ product }) => goodsOf(product)).values()].map(([first]) => first!)
}
