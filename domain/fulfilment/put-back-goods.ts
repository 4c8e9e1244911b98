import { eq } from 'drizzle-orm'

import { orderLines } from '#db/schema/index.ts'
import { withContents } from '#domain/boxes/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { lockStock } from '#domain/inventory/lock-stock.ts'

/** What is cancelled comes back onto the shelf, as far as it is counted. */
export async function putBackGoods(tx: Ctx, orderId: string): Promise<void> {
  const lines = await tx.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const changes = withContents(lines).map(({ productId, quantity }) => ({ productId, change: quantity }))
  await lockStock(
    tx,
    changes.map(({ productId }) => productId),
  )
  await changeStock(tx, { why: 'cancel', orderId }, changes)
}
