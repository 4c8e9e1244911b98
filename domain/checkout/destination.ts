import { sql } from 'drizzle-orm'

import { deliveryAreas, shopSettings, zones } from '#db/schema/index.ts'
import type { paymentOrders } from '#db/schema/index.ts'
import type { DeliveryAddress, OrderTerms } from '#db/schema/orders.ts'
import { refuseUndelivered } from '#domain/addresses/delivery-areas.ts'
import { addressColumns, addressOf, refuseContradiction } from '#domain/addresses/queries.ts'
import { buying } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { notShipped } from '#domain/pricing/rules.ts'
import type { Shipping } from '#domain/pricing/rules.ts'
import { termColumns } from '#domain/shop/terms.ts'
import { slotPlaceOf } from '#domain/slots/queries.ts'
import { takeSlot } from '#domain/slots/take-slot.ts'

// Where what is bought goes.

/** With the Indian day for which it is promised; null: none is. */
export type Destination = Pick<
  typeof paymentOrders.$inferSelect,
  'deliveryAddress' | 'isCollected' | 'promisedOn' | 'slotId'
>

/** One of one's own addresses, or that it is fetched at the market; undefined: nobody has said yet. */
export type Delivery = { addressId: string } | { collect: true } | undefined

/** What is known of the address that a person has named. */
export interface KnownPlace {
  /** null where none was named, or it is none of theirs. */
  address: DeliveryAddress | null
  isDelivered: boolean
  /** What the shop says now. */
  terms: OrderTerms
  /** The Indian day for which an order of now is promised; null: none is. */
  promisedOn: string | null
  /** Whose slots it has; null: those of none. */
  zoneId: string | null
  /** Whether there are points where orders are collected in slots. */
  hasPoints: boolean
}

/** Of a query that joins an address, the area that has it, and the settings. */
export const placeColumns = {
  address: addressColumns,
  area: deliveryAreas,
  isEverywhere: sql<boolean>`not exists (select from ${deliveryAreas})`,
  terms: termColumns,
  closedDays: shopSettings.closedDays,
  hasPoints: sql<boolean>`exists (select from ${zones} where ${zones.kind} = 'point' and ${zones.endedAt} is null)`,
}

/** Where the goods go. @throws not_found, address_contradicts, not_delivered */
export async function destinationOf(ctx: Ctx, delivery: Delivery): Promise<Destination> {
  if (!delivery || !('addressId' in delivery)) return withoutAddress(delivery)
  const deliveryAddress = await addressOf(ctx, buying(ctx).id, delivery.addressId)
  const { promised } = await refuseUndelivered(ctx, deliveryAddress.pinCode)
  return { deliveryAddress, isCollected: false, promisedOn: promised?.on ?? null, slotId: null }
}

/** The same where the place is known already. @throws not_found, address_contradicts, not_delivered */
export function destinationAt(
  delivery: Delivery,
  { address, isDelivered, promisedOn }: KnownPlace,
): Destination {
  if (!delivery || !('addressId' in delivery)) return withoutAddress(delivery)
  if (!address) throw new DomainError('not_found', { what: 'address' })
  refuseContradiction(address)
  if (!isDelivered) throw new DomainError('not_delivered', { pinCode: address.pinCode })
  return { deliveryAddress: address, isCollected: false, promisedOn, slotId: null }
}

type SlotPlaces = Pick<KnownPlace, 'zoneId' | 'hasPoints'>

/**
 * The same with the slot that is reserved for it, where the place has slots. The slot's row is locked.
 * @throws slot_full, slot_closed, not_found
 */
export async function inSlot<Where extends Destination>(
  tx: Ctx,
  destination: Where,
  { place, ...wanted }: { place: SlotPlaces; slotId?: string | undefined; held?: string | null | undefined },
): Promise<Where> {
  if (destination.isCollected && !place.hasPoints) return destination
  const slot = await takeSlot(tx, { ...wanted, place: slotPlaceOf(destination, place.zoneId) })
  return slot ? { ...destination, slotId: slot.id, promisedOn: slot.day } : destination
}

/** What it costs to have it brought there. */
export function shippingOf({ isCollected }: Pick<Destination, 'isCollected'>, terms: Shipping): Shipping {
  return isCollected ? notShipped : terms
}

function withoutAddress(delivery: { collect: true } | undefined): Destination {
  return { deliveryAddress: null, isCollected: delivery !== undefined, promisedOn: null, slotId: null }
}
