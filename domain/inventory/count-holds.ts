import { desc, eq, sql } from 'drizzle-orm'

import { paymentOrders, stockHolds } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { heldOf, isHeldOf, notHeld } from './held.ts'

/**
 * What is held of products as their counting begins at so many pieces each: `held`, and by how much that
 * changes the ledger. Of the people who are paying, those who set out last are not held theirs any more where
 * there is not enough, and get it only if it is on the shelf when they have paid. What is being sold just now
 * stays sold, and out of the ledger. The products are locked already.
 */
export async function holdFromNow(
  ctx: Ctx,
  counted: readonly { productId: string; pieces: number }[],
): Promise<{ productId: string; pieces: number; held: number; heldChange: number }[]> {
  const ids = counted.map(({ productId }) => productId)
  const heldBefore = await heldOf(ctx, ids)
  const holds = Map.groupBy(await lockHeldOf(ctx, ids), ({ productId }) => productId)
  const letGo: HoldId[] = []
  const kept: HoldId[] = []
  const begun = counted.map(({ productId, pieces }) => {
    let held = heldBefore.get(productId) ?? 0
    let heldChange = 0
    for (const hold of holds.get(productId) ?? []) {
      if (held > pieces) {
        letGo.push(hold)
        held -= hold.quantity
        heldChange += notHeld(hold)
      } else {
        kept.push(hold)
        heldChange += hold.isCounted ? 0 : hold.quantity
      }
    }
    return { productId, pieces, held, heldChange }
  })
  await setHolds(ctx, letGo, { state: 'released' })
  await setHolds(ctx, kept, { isCounted: true })
  return begun
}

/**
 * Takes what is held of products out of the ledger as their counting ends, and answers by how much that
 * changes it for each. What is being sold just now does so itself. The products are locked already.
 */
export async function holdUncounted(
  ctx: Ctx,
  productIds: readonly string[],
): Promise<{ productId: string; heldChange: number }[]> {
  const held = await lockHeldOf(ctx, productIds)
  await setHolds(ctx, held, { isCounted: false })
  return productIds.map((productId) => ({
    productId,
    heldChange: held.reduce((change, hold) => change + (hold.productId === productId ? notHeld(hold) : 0), 0),
  }))
}

interface HoldId {
  paymentOrderId: string
  productId: string
}

/** The holds of products that nobody is selling just now, newest first. */
async function lockHeldOf({ db }: Ctx, productIds: readonly string[]) {
  return db
    .select({
      paymentOrderId: stockHolds.paymentOrderId,
      productId: stockHolds.productId,
      quantity: stockHolds.quantity,
      isCounted: stockHolds.isCounted,
    })
    .from(stockHolds)
    .innerJoin(paymentOrders, eq(paymentOrders.id, stockHolds.paymentOrderId))
    .where(isHeldOf(productIds))
    .orderBy(desc(paymentOrders.createdAt), desc(paymentOrders.id))
    .for('update', { of: stockHolds, skipLocked: true })
}

async function setHolds(
  { db }: Ctx,
  holds: readonly HoldId[],
  values: Partial<typeof stockHolds.$inferInsert>,
): Promise<void> {
  if (holds.length === 0) return
  const these = holds.map(({ paymentOrderId, productId }) => sql`(${paymentOrderId}, ${productId})`)
  await db
    .update(stockHolds)
    .set(values)
    .where(sql`(${stockHolds.paymentOrderId}, ${stockHolds.productId}) in (${sql.join(these, sql`, `)})`)
}
