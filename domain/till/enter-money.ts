import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { enterInTill } from './enter-in-till.ts'
import { lockOpenTill } from './lock-till.ts'
import { isSum } from './rules.ts'

export interface TillMoney {
  /** null: one's own open till, which is opened where there is none. */
  tillId: number | null
  cause: 'put_in' | 'taken_out'
  /** What was put in or taken out, in paise, above 0. */
  amountPaise: number
  /** Why, for the desk. At most 500 characters. */
  note: string
}

/**
 * Enters cash that was put into a till or taken out, with its reason, once under one idempotency key: in
 * one's own, or by an admin in anybody's.
 * @throws not_signed_in, forbidden, not_found, till_closed, invalid_input, key_reused
 */
export async function enterMoney(ctx: Ctx, money: TillMoney, idempotencyKey?: string): Promise<number> {
  onAnyDuty(ctx)
  const { cause, amountPaise, note } = money
  if (!isSum(amountPaise))
    throw new DomainError('invalid_input', { fields: { amount: { problem: 'bad_rupees' } } })
  const { tillId } = await once(ctx, { key: idempotencyKey, request: ['till money', money] }, async (tx) => {
    if (money.tillId !== null) await lockOpenTill(tx, money.tillId)
    const signed = cause === 'put_in' ? amountPaise : -amountPaise
    const into = money.tillId ?? undefined
    const entered = await enterInTill(tx, { tillId: into, way: 'cash', cause, amountPaise: signed, note })
    return { tillId: entered.tillId }
  })
  return tillId
}
