import { and, asc, eq, isNull } from 'drizzle-orm'

import { slotPlans, subscribers, zones } from '#db/schema/index.ts'
import { deliveryTo } from '#domain/addresses/delivery-areas.ts'
import { addressOf } from '#domain/addresses/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { slotColumns } from '#domain/slots/queries.ts'
import type { ZoneView } from '#domain/slots/queries.ts'

/** Hours at which something is brought to a place, or can be fetched at a point of the shop's. */
interface PlaceHours {
  fromMinute: number
  toMinute: number
  /** 1 for Monday to 7. */
  weekdays: number[]
  /** Where it is fetched; null: it is brought. */
  point: ZoneView | null
}

/** When something can come to a place by itself. */
export interface PlaceDays {
  /** 1 for Monday to 7. */
  weekdays: number[]
  /** None where a day alone is promised. */
  hours: PlaceHours[]
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** When something can be brought to a PIN code, or fetched (null), by what is planned for each week. */
export async function placeDays(ctx: Ctx, pinCode: string | null): Promise<PlaceDays> {
  const area = pinCode === null ? null : (await deliveryTo(ctx, pinCode)).area
  const zoneId = area?.zoneId ?? null
  const isOfPlace = pinCode === null ? eq(zones.kind, 'point') : eq(zones.id, zoneId ?? '')
  const plans = await ctx.db
    .select({ plan: slotPlans, zone: slotColumns.zone })
    .from(slotPlans)
    .innerJoin(zones, and(eq(zones.id, slotPlans.zoneId), isNull(zones.endedAt)))
    .where(isOfPlace)
    .orderBy(asc(slotPlans.fromMinute), asc(slotPlans.toMinute), asc(zones.position), asc(slotPlans.weekday))
  if (plans.length === 0) return { weekdays: area?.weekdays ?? everyDay, hours: [] }
  const ofHour = Map.groupBy(
    plans,
    ({ plan: { zoneId: id, fromMinute, toMinute } }) => `${fromMinute} ${toMinute} ${id}`,
  )
  const hours = [...ofHour.values()].map((same) => {
    const [{ plan, zone }] = same as [(typeof plans)[number]]
    const { fromMinute, toMinute } = plan
    const weekdays = same.map((one) => one.plan.weekday)
    return { fromMinute, toMinute, weekdays, point: zone.kind === 'point' ? zone : null }
  })
  return { weekdays: everyDay.filter((day) => hours.some(({ weekdays }) => weekdays.includes(day))), hours }
}

/**
 * Nothing is promised on a day of the week on which nobody brings anything there. The subscriber is locked.
 * @throws invalid_input with the days that can be had
 */
export async function refuseOtherDays(tx: Ctx, personId: string, weekdays: readonly number[]): Promise<void> {
  const [where] = await tx.db.select().from(subscribers).where(eq(subscribers.personId, personId))
  if (!where || (!where.isCollected && where.addressId === null)) return
  const pinCode = where.isCollected ? null : (await addressOf(tx, personId, where.addressId!)).pinCode
  const had = await placeDays(tx, pinCode)
  if (weekdays.every((day) => had.weekdays.includes(day))) return
  const problem = { problem: 'not_brought_then', weekdays: had.weekdays } as const
  throw new DomainError('invalid_input', { fields: { weekdays: problem } })
}
