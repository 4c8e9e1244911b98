import { and, asc, eq, gt, gte, isNull } from 'drizzle-orm'

import { slots, zones } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { startOfIndianDay } from '#domain/time/rules.ts'

import { asShown, isFree, slotColumns } from './queries.ts'
import type { SlotPlace, SlotView } from './queries.ts'
import { lockSlots } from './take-slot.ts'

const minuteMs = 60_000

/**
 * The slot of one Indian day for what comes by itself: the one that begins at this minute, or the free one
 * that is nearest to it. Also one that has closed, because the shop itself has known of it, but none that has
 * begun. Its row is locked. null: the place has no slots, and a day alone. closed: none of that day is free.
 * missed: all of that day have begun.
 */
export async function takeSlotOfDay(
  tx: Ctx,
  { place, day, minute }: { place: SlotPlace; day: string; minute: number | null },
): Promise<SlotView | null | 'closed' | 'missed'> {
  if (!place) return null
  const { db, now } = tx
  const isOfPlace =
    'zoneId' in place ? eq(zones.id, place.zoneId) : and(eq(zones.kind, 'point'), isNull(zones.endedAt))
  const ofDay = await db
    .select({ ...slotColumns, capacity: slots.capacity, reserved: slots.reserved })
    .from(slots)
    .innerJoin(zones, eq(zones.id, slots.zoneId))
    .where(and(isOfPlace, eq(slots.day, day), gt(slots.capacity, 0)))
    .orderBy(asc(slots.startsAt), asc(zones.position), asc(slots.id))
  if (ofDay.length === 0) {
    const [other] = await db
      .select({ id: slots.id })
      .from(slots)
      .innerJoin(zones, eq(zones.id, slots.zoneId))
      .where(and(isOfPlace, gte(slots.day, day)))
      .limit(1)
    return other ? 'closed' : null
  }
  const ahead = ofDay.filter(({ startsAt }) => startsAt > now())
  if (ahead.length === 0) return 'missed'
  const wished = startOfIndianDay(day).getTime() + (minute ?? 0) * minuteMs
  const distance = ({ startsAt }: SlotView) => Math.abs(startsAt.getTime() - wished)
  for (const slot of ahead.filter(isFree).toSorted((one, other) => distance(one) - distance(other))) {
    const [locked] = await lockSlots(tx, [slot.id])
    if (locked && isFree(locked)) return asShown(slot)
  }
  return 'closed'
}
