import { and, desc, eq, sql } from 'drizzle-orm'

import { addresses, deliveryAreas, shopSettings } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { shippingTo } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'

import { isAreaOf } from './delivery-areas.ts'
import { canLieIn, possibleStates, stateName } from './rules.ts'

export interface AddressView extends DeliveryAddress {
  id: string
}

export interface MyAddress extends AddressView {
  /** Whether the shop delivers there now. */
  isDelivered: boolean
  /** What it costs to have goods brought there now. */
  shipping: ShippingTo
}

/** One's own addresses, the newest first. @throws not_signed_in */
export async function myAddresses(ctx: Ctx): Promise<MyAddress[]> {
  const found = await ctx.db
    .select({
      id: addresses.id,
      ...addressColumns,
      area: deliveryAreas,
      shop: {
        shippingPaise: shopSettings.shippingPaise,
        freeFromPaise: shopSettings.freeFromPaise,
      },
      isDelivered: sql<boolean>`${deliveryAreas.fromPinCode} is not null or not exists (select from ${deliveryAreas})`,
    })
    .from(addresses)
    .innerJoin(shopSettings, sql`true`)
    .leftJoin(deliveryAreas, isAreaOf(addresses.pinCode))
    .where(eq(addresses.personId, signedIn(ctx).id))
    .orderBy(...newestFirst)
  return found.map(({ area, shop, ...address }) => ({ ...address, shipping: shippingTo(shop, area) }))
}

/** A person's addresses, the newest first. Whoever asks for them has asked who may see them. */
export async function addressesOf({ db }: Ctx, personId: string): Promise<AddressView[]> {
  return db
    .select({ id: addresses.id, ...addressColumns })
    .from(addresses)
    .where(eq(addresses.personId, personId))
    .orderBy(...newestFirst)
}

export const newestFirst = [desc(addresses.createdAt), desc(addresses.id)]

/** What an order keeps of this person's address. @throws not_found, address_contradicts */
export async function addressOf({ db }: Ctx, personId: string, id: string): Promise<DeliveryAddress> {
  const [found] = await db
    .select(addressColumns)
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.personId, personId)))
  if (!found) throw new DomainError('not_found', { what: 'address' })
  refuseContradiction(found)
  return found
}

/**
 * An address that was kept before PIN code and state were compared is corrected before it is used again.
 * @throws address_contradicts
 */
export function refuseContradiction({ pinCode, stateCode }: DeliveryAddress): void {
  if (canLieIn(pinCode, stateCode)) return
  const names = possibleStates(pinCode).map(stateName)
  throw new DomainError('address_contradicts', { pinCode, names, chosen: stateName(stateCode) })
}

/** What an order keeps of an address. */
export const addressColumns = {
  name: addresses.name,
  mobile: addresses.mobile,
  line1: addresses.line1,
  line2: addresses.line2,
  landmark: addresses.landmark,
  directions: addresses.directions,
  town: addresses.town,
  pinCode: addresses.pinCode,
  stateCode: addresses.stateCode,
  gstin: addresses.gstin,
}
