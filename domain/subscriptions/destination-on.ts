import { and, eq, isNull } from 'drizzle-orm'

import { zones } from '#db/schema/index.ts'
import { refuseUndelivered } from '#domain/addresses/delivery-areas.ts'
import type { DeliveryTo } from '#domain/addresses/delivery-areas.ts'
import { addressOf } from '#domain/addresses/queries.ts'
import type { Destination } from '#domain/checkout/destination.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { isDomainError } from '#domain/ground/errors.ts'
import { readShopSettings } from '#domain/shop/settings.ts'
import type { SlotPlace } from '#domain/slots/queries.ts'
import { takeSlotOfDay } from '#domain/slots/slot-of-day.ts'
import { startOfIndianDay, weekdayOf } from '#domain/time/rules.ts'

import { dayBeginsHour } from './rules.ts'
import type { Subscriber } from './subscriber.ts'

type Place = Pick<Destination, 'deliveryAddress' | 'isCollected'> & Pick<DeliveryTo, 'area'>

/**
 * Where and in which slot it comes on an Indian day; the slot's row is locked. place: nobody brings it there.
 * closed: nothing is brought on that day, or its slots are full. missed: its hours have begun.
 */
export async function destinationOn(
  tx: Ctx,
  subscriber: Subscriber,
  day: string,
): Promise<(Destination & Pick<DeliveryTo, 'area'>) | 'place' | 'closed' | 'missed'> {
  const place = await placeOf(tx, subscriber)
  if (!place) return 'place'
  const { closedDays } = await readShopSettings(tx)
  if (closedDays.some(({ on }) => on === day)) return 'closed'
  const wished = { place: await slotPlace(tx, subscriber, place), day, minute: subscriber.fromMinute }
  const slot = await takeSlotOfDay(tx, wished)
  if (typeof slot === 'string') return slot
  if (slot) return { ...place, slotId: slot.id, promisedOn: day }
  const weekdays = place.area?.weekdays ?? null
  if (weekdays && !weekdays.includes(weekdayOf(day))) return 'closed'
  const begins = startOfIndianDay(day).getTime() + dayBeginsHour * 60 * 60 * 1000
  return tx.now().getTime() < begins ? { ...place, slotId: null, promisedOn: day } : 'missed'
}

async function placeOf(tx: Ctx, { personId, addressId, isCollected }: Subscriber): Promise<Place | null> {
  if (isCollected) return { deliveryAddress: null, isCollected, area: null }
  if (addressId === null) return null
  try {
    const deliveryAddress = await addressOf(tx, personId, addressId)
    const { area } = await refuseUndelivered(tx, deliveryAddress.pinCode)
    return { deliveryAddress, isCollected, area }
  } catch (error) {
    // It was deleted or corrected, or lies in no area any more.
    if (isDomainError(error)) return null
    throw error
  }
}

/** A point that is gone gives way to the others. */
async function slotPlace(tx: Ctx, { pointId }: Subscriber, { isCollected, area }: Place): Promise<SlotPlace> {
  if (!isCollected) return area?.zoneId ? { zoneId: area.zoneId } : null
  const open = await tx.db
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.kind, 'point'), isNull(zones.endedAt)))
  if (pointId !== null && open.some(({ id }) => id === pointId)) return { zoneId: pointId }
  return open.length > 0 ? { points: true } : null
}
