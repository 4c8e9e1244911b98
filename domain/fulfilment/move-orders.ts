import { desc, eq } from 'drizzle-orm'

import { orderEvents } from '#db/schema/index.ts'
import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError, hasCode } from '#domain/ground/errors.ts'
import { expectedError } from '#domain/ground/expected-error.ts'

import { moveOrder } from './move-order.ts'
import type { Trip } from './move-order.ts'
import { takeMoveBack } from './take-back.ts'

/** What became of one of several orders. */
export interface MoveResult {
  orderId: string
  /** Why it was not moved; null when it was. */
  refusal: DomainError | null
  /** Its last event, by which the move is taken back; null where it was not moved. */
  eventId: number | null
}

/**
 * Packs, sends out or hands over many orders, each in a transaction of its own: what one refuses stops no
 * other. What is handed over is paid: money that is due is entered order by order. Orders that go out
 * together are a trip, and what is taken for them at the door goes into a till of its own.
 * @throws not_signed_in, forbidden
 */
export async function moveOrders(
  ctx: Ctx,
  { orderIds, action }: { orderIds: string[]; action: 'pack' | 'dispatch' | 'deliver' },
): Promise<MoveResult[]> {
  onDuty(ctx, 'packs')
  const trip: Trip | undefined = action === 'dispatch' && orderIds.length > 1 ? { tillId: null } : undefined
  const results: MoveResult[] = []
  for (const orderId of orderIds) {
    const refusal = await refusalOf(() => moveOrder(ctx, { orderId, action }, undefined, trip))
    const isUnpaid = refusal !== null && action === 'deliver' && hasCode(refusal, 'invalid_input')
    results.push({
      orderId,
      refusal: isUnpaid ? new DomainError('money_due', {}) : refusal,
      eventId: refusal === null ? await lastEvent(ctx, orderId) : null,
    })
  }
  return results
}

/**
 * Takes back moves that were made together, each by itself, as long as their minute goes on.
 * @throws not_signed_in, forbidden
 */
export async function takeMovesBack(
  ctx: Ctx,
  moves: readonly { orderId: string; eventId: number }[],
): Promise<MoveResult[]> {
  onDuty(ctx, 'packs')
  const results: MoveResult[] = []
  for (const move of moves)
    results.push({
      orderId: move.orderId,
      refusal: await refusalOf(() => takeMoveBack(ctx, move)),
      eventId: null,
    })
  return results
}

async function refusalOf(work: () => Promise<void>): Promise<DomainError | null> {
  try {
    await work()
    return null
  } catch (error) {
    const expected = expectedError(error)
    if (!expected) throw error
    return expected
  }
}

async function lastEvent({ db }: Ctx, orderId: string): Promise<number> {
  const [event] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1)
  return event!.id
}
