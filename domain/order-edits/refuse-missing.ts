import { sql } from 'drizzle-orm'

import { products } from '#db/schema/index.ts'
import type { SnapshotLine } from '#db/schema/orders.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { lockProducts } from '#domain/inventory/lock-stock.ts'
import { refuseGone, refuseShort } from '#domain/inventory/refuse-short.ts'

import type { EditPlan } from './plan-edit.ts'

/**
 * That what is wanted more is on the shelf, of which nobody else takes anything from now on. `own`: what is
 * held for its customer already. @throws out_of_stock, no_longer_sold
 */
export async function refuseMissing(
  ctx: Ctx,
  plan: EditPlan,
  own: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const ids = [...own.keys(), ...plan.stock.map(({ productId }) => productId)]
  refuseMore(plan, await lockProducts(ctx, ids), own)
}

/** The same as it looks just now, with nothing locked. @throws out_of_stock, no_longer_sold */
export async function refuseMissingNow(
  { db }: Ctx,
  plan: EditPlan,
  own: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const ids = plan.stock.map(({ productId }) => productId)
  const isOnShelf = sql<boolean>`${products.state} = 'on_shelf'`
  const { id, stock } = products
  const found = await db.select({ id, stock, isOnShelf }).from(products).where(anyOf(id, ids))
  refuseMore(plan, new Map(found.map((row) => [row.id, row])), own)
}

function refuseMore(
  { lines, stock }: EditPlan,
  shelf: ReadonlyMap<string, { stock: number | null; isOnShelf: boolean }>,
  own: ReadonlyMap<string, number>,
): void {
  for (const { productId, change } of stock) {
    if (change > 0) continue
    const line = lines.findLast((one) => one.productId === productId)
    const product = shelf.get(productId)
    if (line) refuseGone(line, product?.isOnShelf ?? false)
    const left = (product?.stock ?? Infinity) + (own.get(productId) ?? 0)
    if (line) refuseShort({ ...line, quantity: -change }, left)
    else if (left < -change) refuseShort(boxWith(lines, productId), 0)
  }
  for (const line of lines) if (line.box?.length === 0) refuseShort(line, 0)
}

/** The box that holds goods which are in no line of their own. */
function boxWith(lines: EditPlan['lines'], goodsId: string): SnapshotLine {
  return lines.findLast(({ box }) => box?.some(({ productId }) => productId === goodsId))!
}
