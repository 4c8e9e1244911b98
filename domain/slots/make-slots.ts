import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'

import { shopSettings, slotPlans, slots, zones } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'

import { slotsOfPlans } from './rules.ts'
import type { SlotTimes } from './rules.ts'

/** Makes the slots of the next days, as the plans and the closed days say. */
export async function makeSlots(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, remakeSlots)
}

/**
 * The same where plans or closed days were changed just now. A slot with reservations keeps its hours,
 * because its customers have been told them, and never takes fewer than it has; one that is planned no more,
 * or on a closed day, takes no more. What has closed stays as it is.
 */
export async function remakeSlots(tx: Ctx): Promise<void> {
  const { db } = tx
  const now = tx.now()
  const plans = await db
    .select()
    .from(slotPlans)
    .innerJoin(zones, and(eq(zones.id, slotPlans.zoneId), isNull(zones.endedAt)))
    .orderBy(asc(slotPlans.id))
  const present = await db
    .select()
    .from(slots)
    .where(gt(slots.closesAt, now))
    .orderBy(asc(slots.startsAt), asc(slots.id))
  if (plans.length === 0 && present.length === 0) return
  const [shop] = await db.select({ closedDays: shopSettings.closedDays }).from(shopSettings)
  const zoneOfPlan = new Map(plans.map(({ slot_plans: plan }) => [plan.id, plan.zoneId]))
  const wanted = new Map(
    slotsOfPlans(
      plans.map(({ slot_plans: plan }) => plan),
      shop?.closedDays ?? [],
      now,
    ).map((slot) => [keyOf(slot), slot]),
  )
  for (const slot of present) {
    const planned = wanted.get(keyOf(slot))
    wanted.delete(keyOf(slot))
    const capacity = Math.max(slot.reserved, planned?.capacity ?? 0)
    if (capacity !== slot.capacity)
      await db
        .update(slots)
        .set({ capacity: sql`greatest(${slots.reserved}, ${planned?.capacity ?? 0}::integer)` })
        .where(eq(slots.id, slot.id))
    if (planned && slot.reserved === 0 && !isSameTime(slot, planned)) {
      const { startsAt, endsAt, closesAt } = planned
      await db
        .update(slots)
        .set({ startsAt, endsAt, closesAt })
        .where(and(eq(slots.id, slot.id), eq(slots.reserved, 0)))
    }
  }
  const made = [...wanted.values()].map((slot) => ({
    ...slot,
    id: newId(),
    zoneId: zoneOfPlan.get(slot.planId)!,
  }))
  if (made.length > 0) await db.insert(slots).values(made).onConflictDoNothing()
}

function keyOf({ planId, day }: { planId: string | null; day: string }): string {
  return `${planId} ${day}`
}

type Times = Pick<SlotTimes, 'startsAt' | 'endsAt' | 'closesAt'>

function isSameTime(one: Times, other: Times): boolean {
  return (['startsAt', 'endsAt', 'closesAt'] as const).every(
    (time) => Number(one[time]) === Number(other[time]),
  )
}
