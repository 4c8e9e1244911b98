import { and, eq, inArray, not, sql } from 'drizzle-orm'

import { goesWith as bought, productRanks, products } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { goodsOf, isOnShelf, productColumns } from './queries.ts'
import type { ProductView } from './queries.ts'

/** So many of each product are counted: more than are shown, because some are sold out. */
export const mostCounted = 12

/** A cart shows so many. */
const mostOfCart = 6

/**
 * What was bought together with these goods, in order: of each family the pack that lists show. What is sold
 * out is among them, so that who keeps a page of it knows when it is back.
 * @param goods by what all packs of a product have in common (`goodsOf`)
 */
export async function goesWith({ db }: Ctx, goods: readonly string[]): Promise<ProductView[]> {
  if (goods.length === 0) return []
  const together = db
    .select({
      other: bought.other,
      people: sql<number>`sum(${bought.people})`.as('people'),
      place: sql<number>`min(${bought.place})`.as('place'),
    })
    .from(bought)
    .where(anyOf(bought.goods, goods))
    .groupBy(bought.other)
    .as('together')
  // A family has one row in the lists, under the id of its pack.
  const shown = sql`coalesce((select ${productRanks.id} from ${productRanks}
    where ${productRanks.familyKey} = ${together.other}), ${together.other})`
  // As `goodsOf` says it. Left out before the limit: a large cart is mostly bought with itself.
  const goodsOfRow = sql`coalesce(${products.familyKey}, ${products.id})`
  return db
    .select(productColumns)
    .from(together)
    .innerJoin(products, and(eq(products.id, shown), isOnShelf))
    .where(not(anyOf(goodsOfRow, goods)))
    .orderBy(sql`${together.people} desc`, together.place, products.position)
    .limit(mostCounted)
}

/** What can be had today of what goes with these products, none of them itself. */
export async function goodsWithCart(
  ctx: Ctx,
  { productIds }: { productIds: readonly string[] },
): Promise<ProductView[]> {
  const inCart = await ctx.db
    .select({ id: products.id, familyKey: products.familyKey })
    .from(products)
    .where(inArray(products.id, [...productIds]))
  const together = await goesWith(ctx, inCart.map(goodsOf))
  return together.filter(({ stock }) => stock !== 0).slice(0, mostOfCart)
}
