import { and, eq, isNull, ne } from 'drizzle-orm'

import { cashEntries, tillEntries, tills } from '#db/schema/index.ts'
import { onAnyDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'

import { enterInTill, openTillOf } from './enter-in-till.ts'
import { lockOpenTill } from './lock-till.ts'
import { isSum } from './rules.ts'
import { tillSums } from './sums.ts'

/**
 * Says what change lies in one's own box in the morning, once under one idempotency key: the till is opened
 * where it is not, and another sum than the last one left in it is entered. It is not said otherwise once
 * anything else went in or out: nobody counts the box and calls what is missing the morning's. Answers the
 * till's id.
 * @throws not_signed_in, forbidden, invalid_input, till_begun, key_reused
 */
export async function startTill(
  ctx: Ctx,
  input: { amountPaise: number },
  idempotencyKey?: string,
): Promise<number> {
  const { id: personId } = onAnyDuty(ctx)
  const { amountPaise } = input
  if (amountPaise !== 0 && !isSum(amountPaise))
    throw new DomainError('invalid_input', { fields: { amount: { problem: 'bad_rupees' } } })
  const { tillId } = await once(ctx, { key: idempotencyKey, request: ['start till', input] }, async (tx) => {
    const till = await ownOpenTill(tx, personId)
    const { cash } = (await tillSums(tx, [till.id])).get(till.id)!
    const change = amountPaise - till.openedWithPaise - cash.floatPaise
    if (change !== 0 && (await hasBegun(tx, till.id))) throw new DomainError('till_begun', {})
    if (change !== 0)
      await enterInTill(tx, { tillId: till.id, way: 'cash', cause: 'float', amountPaise: change })
    tx.log.info({ tillId: till.id, amountPaise, actorId: personId }, 'till started')
    return { tillId: till.id }
  })
  return tillId
}

/** Whether anything went in or out but change to begin with. */
async function hasBegun({ db }: Ctx, tillId: number): Promise<boolean> {
  const isOther = and(eq(tillEntries.tillId, tillId), ne(tillEntries.cause, 'float'))
  const ofOrders = await db.$count(cashEntries, eq(cashEntries.tillId, tillId))
  return ofOrders > 0 || (await db.$count(tillEntries, isOther)) > 0
}

/** Locked before it is read, so that two presses enter one float. */
async function ownOpenTill(tx: Ctx, personId: string) {
  const isOwnOpen = and(eq(tills.personId, personId), eq(tills.isTrip, false), isNull(tills.closedAt))
  const [open] = await tx.db.select().from(tills).where(isOwnOpen).for('no key update')
  return open ?? lockOpenTill(tx, await openTillOf(tx, personId))
}
