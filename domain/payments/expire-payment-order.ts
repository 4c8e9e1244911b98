import { eq } from 'drizzle-orm'

import { paymentOrders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { releaseHolds } from '#domain/inventory/holds.ts'

/**
 * Ends a payment order that nobody paid, or that the gateway never opened, and puts back what it held. The
 * caller has asked the gateway. A payment that comes later is found by a sweep, and takes the stock again.
 * One that is settled stays so. None is due any more.
 */
export async function expirePaymentOrder(ctx: Ctx, paymentOrderId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const same = eq(paymentOrders.id, paymentOrderId)
    const [current] = await tx.db
      .select({ status: paymentOrders.status })
      .from(paymentOrders)
      .where(same)
      .for('update')
    if (!current) return
    const status = current.status === 'open' ? 'expired' : current.status
    // Before its goods, because it gives its slot back.
    await tx.db.update(paymentOrders).set({ status, nextCheckAt: null }).where(same)
    if (status !== 'settled') await releaseHolds(tx, paymentOrderId)
  })
}
