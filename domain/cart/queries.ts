import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { cartLines, keptLines, products } from '#db/schema/index.ts'
import { isOnShelf, productColumns } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { buying, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { availableTo, numberOrNull } from '#domain/inventory/available.ts'

export interface CartLineView {
  id: string
  quantity: number
  product: ProductView
  /** What one cost when it was put in; null where nobody knows. Paise. */
  priceWhenAddedPaise: number | null
  /**
   * The product's number in the tax tariff and its rate in hundredths of a percent; null where not entered.
   */
  hsnCode: string | null
  taxRateBp: number | null
}

/**
 * The lines of one's own cart, in the order in which they were added, at today's prices. @throws
 * not_signed_in
 */
export async function cart(ctx: Ctx): Promise<CartLineView[]> {
  const { id } = buying(ctx)
  return (await cartsOf(ctx, [id])).get(id) ?? []
}

/** The same for several people by one statement, each by the person's id. */
export async function cartsOf(
  { db }: Pick<Ctx, 'db'>,
  personIds: readonly string[],
): Promise<Map<string, CartLineView[]>> {
  const lines = await db
    .select({
      personId: cartLines.personId,
      id: cartLines.id,
      quantity: withinLimits(cartLines.quantity),
      product: { ...productColumns, stock: toBeHad(cartLines.personId) },
      priceWhenAddedPaise: cartLines.priceWhenAddedPaise,
      hsnCode: products.hsnCode,
      taxRateBp: products.taxRateBp,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(anyOf(cartLines.personId, personIds))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.id))
  return Map.groupBy(lines, ({ personId }) => personId)
}

/** How many lines one's own cart has. @throws not_signed_in */
export async function cartLineCount(ctx: Ctx): Promise<number> {
  const [lines] = await ctx.db
    .select({ n: count() })
    .from(cartLines)
    .where(eq(cartLines.personId, signedIn(ctx).id))
  return lines?.n ?? 0
}

/** Whether one's own cart has lines, or the list beside it that is kept for later. @throws not_signed_in */
export async function hasAnyLine(ctx: Ctx): Promise<boolean> {
  const { id } = signedIn(ctx)
  const inCart = ctx.db.select({ of: cartLines.personId }).from(cartLines).where(eq(cartLines.personId, id))
  const forLater = ctx.db.select({ of: keptLines.personId }).from(keptLines).where(eq(keptLines.personId, id))
  return (await inCart.unionAll(forLater).limit(1)).length > 0
}

/** What somebody keeps for later, at today's price and stock, the newest first. @throws not_signed_in */
export async function keptForLater(ctx: Ctx): Promise<Pick<CartLineView, 'quantity' | 'product'>[]> {
  const { id } = signedIn(ctx)
  return ctx.db
    .select({
      quantity: withinLimits(keptLines.quantity),
      product: { ...productColumns, stock: toBeHad(id) },
    })
    .from(keptLines)
    .innerJoin(products, eq(products.id, keptLines.productId))
    .where(eq(keptLines.personId, id))
    .orderBy(desc(keptLines.keptAt), desc(keptLines.productId))
}

/** Of what is off the shelf there is nothing to be had, nor of goods by weight where less than their least is
 * left. */
function toBeHad(personId: string | AnyPgColumn) {
  const { leastGrams, netQuantity } = products
  return sql<number | null>`case when ${isOnShelf} then (
    select case when had < ${leastGrams} / ${netQuantity} then 0 else had end
    from (select ${availableTo(personId)} as had) as available) else 0 end`.mapWith(numberOrNull)
}

/**
 * So many as somebody wants, or the nearest that may be bought: of goods by weight the shop may have set
 * another least or most since. Of goods by the pack both are null, which SQL leaves out.
 */
function withinLimits(quantity: AnyPgColumn) {
  const { netQuantity, leastGrams, mostGrams } = products
  return sql<number>`least(greatest(${quantity}, ${leastGrams} / ${netQuantity}), ${mostGrams} / ${netQuantity})`
}
