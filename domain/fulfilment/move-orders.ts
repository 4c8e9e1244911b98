import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { DomainError } from '#domain/ground/errors.ts'
import { expectedError } from '#domain/ground/expected-error.ts'

import { moveOrder } from './move-order.ts'

/** What became of one of several orders. */
export interface MoveResult {
  orderId: string
  /** Why it was not moved; null when it was. */
  refusal: DomainError | null
}

/**
 * Packs or sends out many orders, each in a transaction of its own: what one of them refuses stops no other.
 * @throws not_signed_in, forbidden
 */
export async function moveOrders(
  ctx: Ctx,
  { orderIds, action }: { orderIds: string[]; action: 'pack' | 'dispatch' },
): Promise<MoveResult[]> {
  onDuty(ctx, 'packs')
  const results: MoveResult[] = []
  for (const orderId of orderIds)
    results.push({ orderId, refusal: await refusalOf(ctx, { orderId, action }) })
  return results
}

async function refusalOf(ctx: Ctx, move: { orderId: string; action: 'pack' | 'dispatch' }) {
  try {
    await moveOrder(ctx, move)
    return null
  } catch (error) {
    const expected = expectedError(error)
    if (!expected) throw error
    return expected
  }
}
