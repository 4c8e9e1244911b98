import { and, asc, eq, lt, lte, or, sql } from 'drizzle-orm'

import {
  categories,
  orderLines,
  orders,
  productRanks,
  products,
  rankingDue,
  stockHolds,
} from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { isOnShelf } from './queries.ts'

const dayMs = 24 * 60 * 60 * 1000
/** 3:00 in India, as milliseconds of a UTC day: when few are in the shop. */
const nightMs = 21.5 * 60 * 60 * 1000
/** Sales of so many days count. */
const soldWithinDays = 30

/** So many ranks are written at a time: who sells a last piece meanwhile waits for no more than these. */
const mostMoved = 5000

/**
 * Puts the goods of each category into the order 'Recommended', once a night: what was sold most in 30 days
 * first, what is sold out last. Pages of lists whose order has changed are dropped, a category at a time.
 * Does nothing until the next night is due, also in another process.
 */
export async function rankProducts(ctx: Ctx, most = mostMoved): Promise<void> {
  const { db, now } = ctx
  const [due] = await db.select().from(rankingDue).where(lte(rankingDue.dueAt, now()))
  if (!due) return
  const all = await db.select({ value: categories.value }).from(categories).orderBy(asc(categories.need))
  for (const { value } of all) await rankCategory(ctx, value, most)
  // Last, so that a night that was cut off is begun again; and not where it has become due anew meanwhile.
  const isThisNight = lt(rankingDue.dueAt, new Date(due.dueAt.getTime() + 1))
  await db
    .update(rankingDue)
    .set({ dueAt: nextNight(now()) })
    .where(isThisNight)
}

/**
 * After products were saved: where one, or its whole family, is sold out now and stands among what can be
 * bought, or the other way round, its category is ranked as at night. Apart from the saving, so that no buyer
 * waits for it; one that is cut off is made good at night.
 */
export async function rankAfterSave(ctx: Ctx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  const misplaced = await ctx.db
    .selectDistinct({ category: products.category })
    .from(products)
    .innerJoin(productRanks, eq(productRanks.id, products.id))
    .where(and(standsForOneOf(productIds), sql`${isSoldOut} <> (${productRanks.rank} >= ${firstSoldOut})`))
  if (misplaced.length === 0) return
  for (const { category } of misplaced) await rankCategory(ctx, category, mostMoved)
}

/**
 * Ranks one category, so many goods at a time: a statement for all of a large market would take longer than
 * it may, and hold the rows of all. Between two of them some goods stand where they stood before.
 */
async function rankCategory(ctx: Ctx, category: string, most: number): Promise<void> {
  let moved = most
  while (moved === most)
    moved = await inTransaction(ctx, async ({ db, now }) => {
      // One counts at a time, the night's job among them: they write the same rows.
      await db.select().from(rankingDue).for('update')
      return rank(db, now(), category, most)
    })
}

/** The rows of the products, or of their families. */
function standsForOneOf(productIds: readonly string[]) {
  const ids = sql`${sql.param(productIds)}::text[]`
  const families = sql`select saved.family_key from ${products} as saved where saved.id = any(${ids})`
  return or(sql`${productRanks.id} = any(${ids})`, sql`${productRanks.familyKey} in (${families})`)
}

/** What is sold out is ranked from here on: `product_rank` of the database. */
const firstSoldOut = 2_000_000_000

// The last piece while somebody pays for it is not sold out: it may be back in a quarter of an hour.
const isSoldOut = sql`(${products.stock} is not distinct from 0 and not exists (
  select from ${stockHolds} where ${stockHolds.productId} = ${products.id} and ${stockHolds.state} = 'held'))`

/** What all packs of a product have in common. */
const goods = sql`coalesce(${products.familyKey}, ${products.id})`

/**
 * Ranks what lists show of a category, at most so many rows of it that stand elsewhere, and answers how many
 * did; a family by what was sold of all its packs. Deadlock: the
 * row of what is just being sold out or changed keeps its rank until the next time, because a ranking that
 * holds one row and waits for another could wait for a sale in a circle.
 */
async function rank(db: Ctx['db'], now: Date, category: string, most: number): Promise<number> {
  const since = new Date(now.getTime() - soldWithinDays * dayMs)
  const ofCategory = sql`${isOnShelf} and ${products.category} = ${category}`
  const { rowCount } = await db.execute(sql`
    with sold as (
      select ${goods} as goods, sum(${orderLines.quantity}) as pieces
      from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
        join ${products} on ${products.id} = ${orderLines.productId}
      where ${orders.createdAt} >= ${since} and ${orders.status} not in ('cancelled', 'refunded')
        and ${ofCategory}
      group by ${goods}
    ), placed as (
      select ${products.id} as id, ${products.category} as category, ${isSoldOut} as is_sold_out,
        row_number() over (partition by ${products.category}, ${isSoldOut}
          order by sold.pieces desc nulls last, ${products.position}) as place
      from ${productRanks} join ${products} on ${products.id} = ${productRanks.id}
        left join sold on sold.goods = ${goods}
      where ${ofCategory}
    ), ranked as (
      select placed.id, product_rank(placed.category, placed.place, placed.is_sold_out) as rank from placed
    ), moved as materialized (
      select ${productRanks.id} as id, ranked.rank from ${productRanks} join ranked on ranked.id = ${productRanks.id}
      where ${productRanks.rank} <> ranked.rank
      limit ${most}
      for no key update of ${productRanks} skip locked
    )
    update ${productRanks} set rank = moved.rank from moved where ${productRanks.id} = moved.id`)
  const moved = rowCount ?? 0
  if (moved > 0)
    await db.execute(sql`select announce_catalog_change(array['category:' || ${category}::text])`)
  return moved
}

/** 3:00 in India of the next day that has not begun there. */
export function nextNight(now: Date): Date {
  const nightsAgo = Math.floor((now.getTime() - nightMs) / dayMs)
  return new Date((nightsAgo + 1) * dayMs + nightMs)
}
