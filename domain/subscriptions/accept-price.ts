import { eq } from 'drizzle-orm'

import { subscriptions } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { auditFor, lockSubscription } from './lock-subscription.ts'
import { agreedGoods } from './subscribe.ts'

/**
 * Accepts what it costs now, from the first day on that is still open. `pricePaise`: what the page showed,
 * with the deposit.
 * @throws not_signed_in, not_found, no_longer_sold, no_price, price_is_other where it costs something else by
 *   now
 */
export async function acceptPrice(
  ctx: Ctx,
  { subscriptionId, pricePaise }: { subscriptionId: string; pricePaise: number },
): Promise<{ personId: string }> {
  return inTransaction(ctx, async (tx) => {
    const { personId, productId, agreedPaise: before } = await lockSubscription(tx, subscriptionId)
    const { agreedPaise } = await agreedGoods(tx, personId, { productId, pricePaise })
    const isIt = eq(subscriptions.id, subscriptionId)
    await tx.db.update(subscriptions).set({ agreedPaise }).where(isIt)
    await auditFor(tx, personId, {
      product: productId,
      before: { agreedPaise: before },
      after: { agreedPaise },
    })
    return { personId }
  })
}
