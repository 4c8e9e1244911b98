import { isDeepStrictEqual } from 'node:util'

import { and, eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { deliveryTo, refuseBelowLeast, refuseUndelivered } from '#domain/addresses/delivery-areas.ts'
import { addressOf } from '#domain/addresses/queries.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { needsAddress } from '#domain/orders/rules.ts'
import { isOwnOrAdmins } from '#domain/orders/seen-by.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { termsOf } from '#domain/shop/terms.ts'
import { slotPlaceOf } from '#domain/slots/queries.ts'
import { takeSlotOrNone } from '#domain/slots/take-slot.ts'

import { payNoDelivery } from './no-delivery.ts'

export interface OrderAddress {
  orderId: string
  /** One of the addresses of the person whose order it is. */
  addressId?: string | undefined
  address?: DeliveryAddress | undefined
  /** It is fetched at the market. */
  collect?: boolean | undefined
}

/**
 * Says where an order that needs an address is brought, or that it is fetched: by its owner or an admin, and
 * once. Where it is fetched, nothing is paid for its delivery (`payNoDelivery`).
 * @throws not_signed_in, not_found, invalid_input, address_given, order_moved, address_contradicts,
 *   not_delivered, below_least
 */
export async function setOrderAddress(ctx: Ctx, input: OrderAddress): Promise<void> {
  signedInFor(ctx, input.orderId)
  const paymentId = await inTransaction(ctx, (tx) => setInTransaction(tx, input))
  if (paymentId !== null) await carryOutRefunds(ctx, paymentId)
}

/** Locks in the order that `settle` names: order, slot, payment. */
async function setInTransaction(tx: Ctx, input: OrderAddress): Promise<string | null> {
  const { orderId, addressId, collect = false } = input
  const person = signedInFor(tx, orderId)
  const [order] = await tx.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isOwnOrAdmins(tx, orderId)))
    .for('no key update')
  if (!order) throw new DomainError('not_found', { what: 'order' })
  refuseUnclear(input)
  const address =
    addressId === undefined ? input.address : await addressOf(tx, order.personId ?? '', addressId)
  if (order.deliveryAddress !== null || order.isCollected) {
    // A press whose answer was lost is repeated.
    if (collect ? order.isCollected : isDeepStrictEqual(address, order.deliveryAddress)) return null
    throw new DomainError('address_given', {})
  }
  if (!needsAddress(order)) throw new DomainError('order_moved', { orderId, status: order.status })
  const { leastPaise, promisedOn, zoneId } = address
    ? await saidOf(tx, address.pinCode, order)
    : { leastPaise: 0, promisedOn: null, zoneId: null }
  const slot = await takeSlotOrNone(tx, {
    place: slotPlaceOf({ deliveryAddress: address ?? null, isCollected: collect }, zoneId),
  })
  await tx.db
    .update(orders)
    // The fee stays what was paid. Below the least sum its customer does not make it smaller from now on.
    .set({
      deliveryAddress: address ?? null,
      isCollected: collect,
      promisedOn: slot?.day ?? promisedOn,
      slotId: slot?.id ?? null,
      terms: { ...termsOf(order), leastPaise },
    })
    .where(eq(orders.id, orderId))
  await writeAudit(tx, {
    action: 'order_address_set',
    objectId: orderId,
    before: { town: null, pinCode: null, isCollected: false },
    // Who wants to know where exactly looks at the order: the audit is kept for ever.
    after: { town: address?.town ?? null, pinCode: address?.pinCode ?? null, isCollected: collect },
  })
  tx.log.info({ orderId, isCollected: collect, actorId: person.id }, 'order has an address')
  return collect ? payNoDelivery(tx, order, person.id) : null
}

/**
 * The least sum of that place, and the day that is promised now. The shopkeeper may bring it all the same.
 * @throws not_delivered, below_least
 */
async function saidOf(tx: Ctx, pinCode: string, order: typeof orders.$inferSelect) {
  const isAsked = !isAdmin(signedInFor(tx, order.id))
  const { area, promised } = await (isAsked ? refuseUndelivered : deliveryTo)(tx, pinCode)
  const leastPaise = area?.leastPaise ?? 0
  if (isAsked) refuseBelowLeast(pinCode, { ...order, leastPaise })
  return { leastPaise, promisedOn: promised?.on ?? null, zoneId: area?.zoneId ?? null }
}

/** Exactly one of the three. */
function refuseUnclear({ addressId, address, collect }: OrderAddress): void {
  const given = [addressId !== undefined, address !== undefined, collect === true].filter(Boolean).length
  if (given === 1) return
  const problem = given === 0 ? 'missing' : 'unexpected'
  throw new DomainError('invalid_input', { fields: { addressId: { problem } } })
}
