import { and, eq, isNull } from 'drizzle-orm'

import { people, subscribers, zones } from '#db/schema/index.ts'
import { refuseUndelivered } from '#domain/addresses/delivery-areas.ts'
import { addressOf } from '#domain/addresses/queries.ts'
import { refuseCashThere } from '#domain/checkout/cash.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hasDuty } from '#domain/ground/rules.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { leftForPerson } from '#domain/receivables/queries.ts'

import { auditFor } from './lock-subscription.ts'
import { makeUp } from './make-up.ts'
import { as } from './pay-for.ts'
import { lastDayToMake } from './rules.ts'
import type { PayWay } from './rules.ts'
import type { Subscriber } from './subscriber.ts'

/** Where what comes by itself goes, when, and how it is paid: all of a person's together. */
export interface WantedDelivery {
  /** One of the person's addresses, or that it is fetched: at a point, or where the shop has none. */
  place: { addressId: string } | { pointId: string | null }
  /** The minute of the Indian day at which the wished slot begins; null: the first slot. */
  fromMinute: number | null
  payWay: PayWay
}

/**
 * Says where all that comes to a person by itself goes from the first day on that is still open, at which
 * hour, and how it is paid. Without `personId` one's own; another's needs the counter.
 * @throws not_signed_in, not_found, person_blocked, address_contradicts, not_delivered,
 *   not_trusted, cash_off, cash_not_here, cash_blocked
 */
export async function setDelivery(
  ctx: Ctx,
  { personId, delivery }: { personId?: string | undefined; delivery: WantedDelivery },
): Promise<{ personId: string }> {
  const whose = forWhom(ctx, personId)
  return inTransaction(ctx, async (tx) => {
    const before = await lockWhose(tx, whose)
    await writeDelivery(tx, whose, delivery)
    await auditFor(tx, whose, { before: before ? wantedBefore(before) : null, after: delivery })
    return { personId: whose }
  })
}

/** Whose it is: one's own, or another's for who has the counter. @throws not_signed_in, not_found */
export function forWhom(ctx: Ctx, personId: string | undefined): string {
  const actor = signedIn(ctx)
  if (personId === undefined || personId === actor.id) return actor.id
  if (!hasDuty(actor, 'counter')) throw new DomainError('not_found', { what: 'user' })
  return personId
}

function wantedBefore({ isCollected, pointId, addressId, fromMinute, payWay }: Subscriber) {
  return { place: isCollected ? { pointId } : { addressId }, fromMinute, payWay }
}

/**
 * Holds the person, and makes what is due of theirs; answers where it goes.
 * @throws not_found, person_blocked
 */
export async function lockWhose(tx: Ctx, personId: string): Promise<Subscriber | undefined> {
  const isThere = and(eq(people.id, personId), isNull(people.joinedInto), isNull(people.deletedAt))
  const [person] = await tx.db
    .select({ blockedFrom: people.blockedFrom })
    .from(people)
    .where(isThere)
    .for('no key update')
  if (!person) throw new DomainError('not_found', { what: 'user' })
  if (person.blockedFrom === 'shop') throw new DomainError('person_blocked', {})
  return makeUp(tx, personId)
}

/** The person is held. @throws as `setDelivery` */
export async function writeDelivery(tx: Ctx, personId: string, wanted: WantedDelivery): Promise<void> {
  const { place, fromMinute, payWay } = wanted
  const isCollected = 'pointId' in place
  const deliveryAddress = isCollected ? null : await addressOf(tx, personId, place.addressId)
  if (deliveryAddress) await refuseUndelivered(tx, deliveryAddress.pinCode)
  if (isCollected && place.pointId !== null) await refuseNoPoint(tx, place.pointId)
  if (payWay === 'receivable' && (await leftForPerson(tx, personId)) === null)
    throw new DomainError('not_trusted', {})
  // What a day comes to is asked when its order is made.
  if (payWay === 'cash')
    await refuseCashThere(as(tx, personId), { totalPaise: 0, destination: { deliveryAddress, isCollected } })
  const said = {
    addressId: isCollected ? null : place.addressId,
    isCollected,
    pointId: isCollected ? place.pointId : null,
    fromMinute,
    payWay,
  }
  await tx.db
    .insert(subscribers)
    .values({ personId, ...said, madeThrough: lastDayToMake(tx.now()) })
    .onConflictDoUpdate({ target: subscribers.personId, set: said })
}

async function refuseNoPoint({ db }: Ctx, id: string): Promise<void> {
  const isPoint = and(eq(zones.id, id), eq(zones.kind, 'point'), isNull(zones.endedAt))
  if ((await db.$count(zones, isPoint)) === 0) throw new DomainError('not_found', { what: 'zone' })
}
