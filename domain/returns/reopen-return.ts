import { eq } from 'drizzle-orm'

import { orders, returns } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'

/**
 * A return whose replacement is cancelled waits once more for its decision, so that neither goods nor money
 * are lost. Runs in the transaction that cancels the order; of other orders it changes nothing.
 */
export async function reopenReturn(tx: Ctx, replacementOrderId: string): Promise<void> {
  const [reopened] = await tx.db
    .update(returns)
    .set({ status: 'asked', replacementOrderId: null, answer: null, decidedBy: null, decidedAt: null })
    .where(eq(returns.replacementOrderId, replacementOrderId))
    .returning({ id: returns.id, orderId: returns.orderId })
  if (!reopened) return
  // After the return, as who decides it does: what its growers get is worked out anew below.
  await tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, reopened.orderId))
    .for('no key update')
  await writeAudit(tx, {
    action: 'return_reopened',
    objectId: reopened.orderId,
    before: { returnStatus: 'agreed', replacementOrderId },
    after: { returnStatus: 'asked', replacementOrderId: null },
  })
  await happened(tx, 'return_reopened', { returnId: reopened.id, orderId: reopened.orderId })
  tx.log.info({ returnId: reopened.id, replacementOrderId }, 'return waits again')
}
