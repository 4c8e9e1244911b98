import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { enterInTill } from './enter-in-till.ts'
import { lockTill } from './lock-till.ts'
import { isSum } from './rules.ts'
import type { TillWay } from './rules.ts'

export interface TillCorrection {
  tillId: number
  way: TillWay
  /** In paise; below zero where less should have been there. */
  amountPaise: number
  /** Why, for the desk. At most 500 characters. */
  note: string
}

/**
 * Writes a counter-entry into a till, also into a closed one, once under one idempotency key. What was
 * expected and counted when it was closed stays as it was; the room says what came afterwards.
 * @throws not_signed_in, forbidden, not_found, invalid_input, key_reused
 */
export async function correctTill(
  ctx: Ctx,
  correction: TillCorrection,
  idempotencyKey?: string,
): Promise<void> {
  admin(ctx)
  if (!isSum(Math.abs(correction.amountPaise)))
    throw new DomainError('invalid_input', { fields: { amount: { problem: 'bad_rupees' } } })
  await once(ctx, { key: idempotencyKey, request: ['correct till', correction] }, async (tx) => {
    await lockTill(tx, correction.tillId)
    await enterInTill(tx, { ...correction, cause: 'correction' })
    return {}
  })
}
