import { and, asc, eq } from 'drizzle-orm'

import { boxGoods, products } from '#db/schema/index.ts'
import type { BoxGood, SnapshotLine } from '#db/schema/orders.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { boxFor, weekOf } from './rules.ts'
import type { BoxWeek } from './rules.ts'

/**
 * Puts into the boxes among these lines what is in them in the week of the Indian day on which they are
 * brought, without what is never wanted. It stays so for the order, whatever the shop says later. A box whose
 * week is not set has nothing in it, and is refused where its stock is taken.
 */
export async function fillBoxes<Line extends SnapshotLine>(
  ctx: Ctx,
  lines: readonly Line[],
  { day, neverOf = () => [] }: { day: string; neverOf?: (boxId: string) => readonly string[] },
): Promise<Line[]> {
  const ids = lines.flatMap(({ productId, box }) => (box ? productId : []))
  if (ids.length === 0) return [...lines]
  const weeks = await boxesOfWeek(ctx, ids, weekOf(day))
  return lines.map((line) => {
    if (!line.box) return line
    const week = weeks.get(line.productId)
    return { ...line, box: week ? boxFor(week, neverOf(line.productId)) : [] }
  })
}

/** What is in these boxes in a week, by box; of one that is not set there is nothing. */
export async function boxesOfWeek(
  { db }: Ctx,
  boxIds: readonly string[],
  week: string,
): Promise<Map<string, BoxWeek<BoxGood>>> {
  const rows = await db
    .select({
      boxId: boxGoods.boxId,
      isStandIn: boxGoods.isStandIn,
      good: {
        productId: products.id,
        productName: products.name,
        hindiName: products.hindiName,
        netQuantity: products.netQuantity,
        netUnit: products.netUnit,
        isByWeight: products.isByWeight,
        quantity: boxGoods.quantity,
        sellingPricePaise: products.sellingPricePaise,
      },
    })
    .from(boxGoods)
    .innerJoin(products, eq(products.id, boxGoods.goodsId))
    .where(and(anyOf(boxGoods.boxId, boxIds), eq(boxGoods.week, week)))
    .orderBy(asc(boxGoods.position))
  const of = (same: typeof rows, isStandIn: boolean) =>
    same.filter((row) => row.isStandIn === isStandIn).map(({ good }) => good)
  return new Map(
    [...Map.groupBy(rows, ({ boxId }) => boxId)].map(([boxId, same]) => [
      boxId,
      { goods: of(same, false), standIns: of(same, true) },
    ]),
  )
}
