import { eq } from 'drizzle-orm'

import { subscriptions } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { auditFor, lockSubscription } from './lock-subscription.ts'

/**
 * Ends what comes by itself, from the first day on that is still open: an order that is made stays one, and
 * can be called off as any other. @throws not_signed_in, not_found
 */
export async function endSubscription(
  ctx: Ctx,
  { subscriptionId }: { subscriptionId: string },
): Promise<{ personId: string }> {
  return inTransaction(ctx, async (tx) => {
    const { personId, productId } = await lockSubscription(tx, subscriptionId)
    await tx.db.update(subscriptions).set({ endedAt: tx.now() }).where(eq(subscriptions.id, subscriptionId))
    await auditFor(tx, personId, { product: productId, after: { ended: true } })
    return { personId }
  })
}
