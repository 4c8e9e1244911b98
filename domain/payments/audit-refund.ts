import type { refunds } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { settlingReasons } from './rules.ts'

type Refund = typeof refunds.$inferSelect

/** What settling and the gateway decide is the shop's own doing, not that of the person whose call it is. */
export async function auditRefund(
  tx: Ctx,
  {
    orderId,
    paymentId,
    amountPaise,
    reason,
  }: { orderId: string } & Pick<Refund, 'paymentId' | 'amountPaise' | 'reason'>,
): Promise<void> {
  const isByShop = reason === 'at_gateway' || settlingReasons.some((one) => one === reason)
  await writeAudit(isByShop ? { ...tx, actor: null } : tx, {
    action: 'refund_decided',
    objectId: orderId,
    before: null,
    after: { amountPaise, reason, transactionId: paymentId },
  })
}
