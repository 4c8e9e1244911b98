import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'

import { orderLines, packingAnswers, packings, products } from '#db/schema/index.ts'
import type { SnapshotLine } from '#db/schema/orders.ts'
import { isOnShelf, productColumns } from '#domain/catalog/queries.ts'
import type { ProductView } from '#domain/catalog/queries.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { refuseShort } from '#domain/inventory/refuse-short.ts'

import { isOpenOf } from './open-packing.ts'

/** So many are proposed. */
const most = 12

type Line = Pick<SnapshotLine, 'productId' | 'category' | 'quantity'>

/**
 * What could go in place of a line, the likeliest first: of its shelf, there, and not in the order already.
 * Of its family first, then what costs as much a unit.
 * @throws not_signed_in, forbidden, not_found
 */
export async function insteadGoods(
  ctx: Ctx,
  { orderId, position }: { orderId: string; position: number },
): Promise<ProductView[]> {
  onDuty(ctx, 'packs')
  const isMeant = and(eq(orderLines.orderId, orderId), eq(orderLines.position, position))
  const [line] = await ctx.db
    .select({ line: orderLines, familyKey: products.familyKey })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(isMeant)
  if (!line) throw new DomainError('not_found', { what: 'order line' })
  const { productId, category, sellingPricePaise, netQuantity } = line.line
  const ordered = sql`select product_id from order_lines where order_id = ${orderId}`
  const unit = sellingPricePaise / netQuantity
  return ctx.db
    .select(productColumns)
    .from(products)
    .where(
      and(
        isOnShelf,
        eq(products.category, category),
        ne(products.id, productId),
        or(isNull(products.stock), sql`${products.stock} > 0`),
        sql`${products.sellingPricePaise} > 0`,
        sql`${products.id} not in (${ordered})`,
      ),
    )
    .orderBy(
      sql`${products.familyKey} is distinct from ${line.familyKey}`,
      sql`${products.netUnit} <> ${line.line.netUnit}`,
      sql`abs(${products.sellingPricePaise}::float / ${products.netQuantity} - ${unit}::float)`,
      asc(products.id),
    )
    .limit(most)
}

/**
 * That these pieces can go in place of a line: of its shelf, on sale, and there beside what goes instead of
 * other lines of the order. @throws not_like_it, out_of_stock
 */
export async function canGoInstead(
  { db }: Ctx,
  {
    line,
    productId,
    pieces,
  }: { line: Line & { orderId: string; position: number }; productId: string; pieces: number },
): Promise<void> {
  const [product] = await db.select(productColumns).from(products).where(eq(products.id, productId))
  const isLike = product?.state === 'on_shelf' && product.category === line.category
  if (!isLike || productId === line.productId) throw new DomainError('not_like_it', {})
  const [others] = await db
    .select({ pieces: sql<number>`coalesce(sum(${packingAnswers.insteadPieces}), 0)::integer` })
    .from(packingAnswers)
    .innerJoin(packings, eq(packings.id, packingAnswers.packingId))
    .where(
      and(
        isOpenOf(line.orderId),
        eq(packingAnswers.insteadId, productId),
        ne(packingAnswers.position, line.position),
      ),
    )
  if (product.stock !== null)
    refuseShort(
      { ...product, productId, productName: product.name, quantity: pieces },
      Math.max(0, product.stock - (others?.pieces ?? 0)),
    )
}
