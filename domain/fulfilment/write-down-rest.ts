import { onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { lockWhatIsDue } from '#domain/orders/take-cash.ts'
import { writeDown } from '#domain/receivables/write-down.ts'

export interface RestWrittenDown {
  orderId: string
  /** As it was sent; anything but whole paise above 0 is refused. */
  amountPaise: number
  /** For the customer to read. At most 500 characters. */
  note?: string | undefined
  /** For the desk alone. At most 500 characters. */
  ourNote?: string | undefined
}

/**
 * Writes down what was left due when an order was handed over, for its person to pay later, once under one
 * idempotency key.
 * @throws not_signed_in, forbidden, not_found, order_moved, nothing_due, invalid_input with what is due,
 *   not_trusted, receivable_limit, key_reused
 */
export async function writeDownRest(
  ctx: Ctx,
  input: RestWrittenDown,
  idempotencyKey?: string,
): Promise<void> {
  const { id: actorId } = onDuty(ctx, 'counter')
  const { orderId, amountPaise, note, ourNote } = input
  await once(ctx, { key: idempotencyKey, request: ['write down', input] }, async (tx) => {
    const { personId } = await lockWhatIsDue(tx, { orderId, takenPaise: amountPaise })
    await writeDown(tx, { orderId, personId, amountPaise, cause: newId(), note, ourNote })
    tx.log.info({ orderId, amountPaise, actorId }, 'rest of an order written down')
    return {}
  })
}
