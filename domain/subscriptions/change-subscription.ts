import { eq } from 'drizzle-orm'

import { products, subscriptions } from '#db/schema/index.ts'
import { mostNever } from '#domain/boxes/rules.ts'
import { refuseOtherWeight, soldColumns } from '#domain/cart/refuse-other-weight.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { auditFor, lockSubscription } from './lock-subscription.ts'
import { refuseOtherDays } from './place-days.ts'
import { inOrder } from './rules.ts'

export interface ChangedSubscription {
  subscriptionId: string
  /** Packs, or steps of what is sold by weight; left out: as before. */
  quantity?: number | undefined
  /** 1 for Monday to 7; left out: as before. */
  weekdays?: readonly number[] | undefined
  /** Of a box: goods that never come in it; left out: as before. */
  never?: readonly string[] | undefined
}

/**
 * Changes how much comes by itself, on which days, and what never comes in a box, from the first day on that
 * is still open.
 * @throws not_signed_in, not_found, invalid_input
 */
export async function changeSubscription(
  ctx: Ctx,
  { subscriptionId, quantity, weekdays, never }: ChangedSubscription,
): Promise<{ personId: string }> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockSubscription(tx, subscriptionId)
    const { personId, productId } = before
    if (quantity !== undefined) {
      const [product] = await tx.db
        .select({ name: products.name, ...soldColumns })
        .from(products)
        .where(eq(products.id, productId))
      refuseOtherWeight(product!, quantity)
    }
    if (weekdays) await refuseOtherDays(tx, personId, weekdays)
    const after = {
      quantity: quantity ?? before.quantity,
      weekdays: weekdays ? inOrder(weekdays) : before.weekdays,
      never: never ? await knownGoods(tx, never) : before.never,
    }
    await tx.db.update(subscriptions).set(after).where(eq(subscriptions.id, subscriptionId))
    await auditFor(tx, personId, {
      product: productId,
      before: { quantity: before.quantity, weekdays: before.weekdays, never: before.never },
      after,
    })
    return { personId }
  })
}

/** Each once. @throws invalid_input where there are too many, not_found */
async function knownGoods({ db }: Ctx, never: readonly string[]): Promise<string[]> {
  const ids = [...new Set(never)]
  if (ids.length > mostNever) {
    const problem = { problem: 'too_many_never', maximum: mostNever } as const
    throw new DomainError('invalid_input', { fields: { never: problem } })
  }
  if ((await db.$count(products, anyOf(products.id, ids))) < ids.length)
    throw new DomainError('not_found', { what: 'product' })
  return ids
}
