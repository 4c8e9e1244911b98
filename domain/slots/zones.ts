import { and, asc, eq, gte, isNull, notInArray, sql } from 'drizzle-orm'

import { deliveryAreas, slotPlans, slots, zones } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import { admin, onDuty } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { startOfIndianDay, indianDay } from '#domain/time/rules.ts'

import { remakeSlots } from './make-slots.ts'
import { slotColumns } from './queries.ts'
import type { SlotView, ZoneView } from './queries.ts'
import type { SlotPlan } from './rules.ts'

export interface PlannedZone extends ZoneView {
  position: number
  /** Of an area: the first PIN code of each delivery area that belongs to it. */
  areas: string[]
  plans: SlotPlan[]
}

/** A zone as it is to be; without an id a new one, and a plan likewise. What is left out goes. */
export type WantedZone = Omit<PlannedZone, 'id' | 'plans'> & {
  id: string | undefined
  plans: (Omit<SlotPlan, 'id'> & { id: string | undefined })[]
}

/** The zones that take reservations, with what is planned for each week. @throws not_signed_in, forbidden */
export async function plannedZones(ctx: Ctx): Promise<PlannedZone[]> {
  admin(ctx)
  return readZones(ctx)
}

async function readZones({ db }: Ctx): Promise<PlannedZone[]> {
  const found = await db
    .select({ ...slotColumns.zone, position: zones.position })
    .from(zones)
    .where(isNull(zones.endedAt))
    .orderBy(asc(zones.kind), asc(zones.position), asc(zones.name), asc(zones.id))
  const plans = await db
    .select()
    .from(slotPlans)
    .orderBy(asc(slotPlans.weekday), asc(slotPlans.fromMinute), asc(slotPlans.id))
  const areas = await db
    .select({ zoneId: deliveryAreas.zoneId, from: deliveryAreas.fromPinCode })
    .from(deliveryAreas)
    .orderBy(asc(deliveryAreas.fromPinCode))
  const plansOf = Map.groupBy(plans, ({ zoneId }) => zoneId)
  const areasOf = Map.groupBy(areas, ({ zoneId }) => zoneId)
  return found.map((zone) => ({
    ...zone,
    areas: (areasOf.get(zone.id) ?? []).map(({ from }) => from),
    plans: (plansOf.get(zone.id) ?? []).map(withoutZone),
  }))
}

function withoutZone({
  id,
  weekday,
  fromMinute,
  toMinute,
  capacity,
  closesBefore,
}: typeof slotPlans.$inferSelect): SlotPlan {
  return { id, weekday, fromMinute, toMinute, capacity, closesBefore }
}

/**
 * Saves a zone with its plans, and makes its slots at once. An area that is named leaves the zone that had
 * it.
 * @throws not_signed_in, forbidden, not_found, invalid_input
 */
export async function saveZone(
  ctx: Ctx,
  { id: known, areas, plans, ...zone }: WantedZone,
): Promise<PlannedZone> {
  const { id: actorId } = admin(ctx)
  refuseBadHours(plans)
  const saved = await inTransaction(ctx, async (tx) => {
    const { db } = tx
    // One list after the other: the second one sees what the first has saved.
    await db.execute(sql`lock table ${zones} in share row exclusive mode`)
    const before = (await readZones(tx)).find(({ id }) => id === known)
    if (known !== undefined && (!before || before.kind !== zone.kind))
      throw new DomainError('not_found', { what: 'zone' })
    const id = known ?? newId()
    await db
      .insert(zones)
      .values({ id, ...zone })
      .onConflictDoUpdate({ target: zones.id, set: zone })
    await setAreas(tx, id, zone.kind === 'area' ? areas : [])
    await setPlans(tx, id, plans)
    await remakeSlots(tx)
    const after = (await readZones(tx)).find((one) => one.id === id)!
    await writeAudit(tx, {
      action: 'slots_planned',
      objectId: id,
      before: before ? auditOf(before) : null,
      after: auditOf(after),
    })
    return after
  })
  ctx.log.info({ zoneId: saved.id, plans: plans.length, actorId }, 'zone saved')
  return saved
}

/**
 * Takes no more reservations for a zone; those that it has stay, and its areas have a day alone again.
 * @throws not_signed_in, forbidden, not_found
 */
export async function endZone(ctx: Ctx, id: string): Promise<void> {
  admin(ctx)
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`lock table ${zones} in share row exclusive mode`)
    const before = (await readZones(tx)).find((zone) => zone.id === id)
    if (!before) throw new DomainError('not_found', { what: 'zone' })
    await tx.db.update(zones).set({ endedAt: tx.now() }).where(eq(zones.id, id))
    await setAreas(tx, id, [])
    await setPlans(tx, id, [])
    await remakeSlots(tx)
    await writeAudit(tx, { action: 'slots_planned', objectId: id, before: auditOf(before), after: null })
  })
}

/** @throws invalid_input where an area is none of the shop's */
async function setAreas({ db }: Ctx, id: string, areas: readonly string[]): Promise<void> {
  const known = await db.$count(deliveryAreas, anyOf(deliveryAreas.fromPinCode, areas))
  if (known < new Set(areas).size)
    throw new DomainError('invalid_input', { fields: { areas: { problem: 'unknown_area' } } })
  await db.update(deliveryAreas).set({ zoneId: null }).where(eq(deliveryAreas.zoneId, id))
  if (areas.length > 0)
    await db.update(deliveryAreas).set({ zoneId: id }).where(anyOf(deliveryAreas.fromPinCode, areas))
}

/** A plan that is known keeps its id, and so its slots their reservations; others count as new. */
async function setPlans({ db }: Ctx, zoneId: string, plans: WantedZone['plans']): Promise<void> {
  const present = await db.select({ id: slotPlans.id }).from(slotPlans).where(eq(slotPlans.zoneId, zoneId))
  const known = new Set(present.map(({ id }) => id))
  const kept = plans.flatMap(({ id }) => (id !== undefined && known.has(id) ? [id] : []))
  await db
    .delete(slotPlans)
    .where(and(eq(slotPlans.zoneId, zoneId), kept.length > 0 ? notInArray(slotPlans.id, kept) : undefined))
  const used = new Set<string>()
  for (const { id, ...plan } of plans) {
    const isKnown = id !== undefined && known.has(id) && !used.has(id)
    if (isKnown) used.add(id)
    const row = { id: isKnown ? id : newId(), zoneId, ...plan }
    await db.insert(slotPlans).values(row).onConflictDoUpdate({ target: slotPlans.id, set: plan })
  }
}

function refuseBadHours(plans: readonly { fromMinute: number; toMinute: number }[]): void {
  if (plans.some(({ fromMinute, toMinute }) => toMinute <= fromMinute))
    throw new DomainError('invalid_input', { fields: { plans: { problem: 'bad_slot_hours' } } })
}

function auditOf({ name, kind, place, areas, plans }: PlannedZone) {
  const words = plans.map(
    ({ weekday, fromMinute, toMinute, capacity, closesBefore }) =>
      `day ${weekday}, minutes ${fromMinute} to ${toMinute}, ${capacity} orders, closes ${closesBefore} minutes before`,
  )
  return { name, kind, place, areas, plans: words }
}

/** A slot as the desk sees it. */
export interface DeskSlot extends SlotView {
  capacity: number
  reserved: number
}

/** The slots from today on that take reservations or have some. @throws not_signed_in, forbidden */
export async function comingSlots(ctx: Ctx): Promise<DeskSlot[]> {
  onDuty(ctx, 'packs')
  const today = startOfIndianDay(indianDay(ctx.now()))
  return ctx.db
    .select({ ...slotColumns, capacity: slots.capacity, reserved: slots.reserved })
    .from(slots)
    .innerJoin(zones, eq(zones.id, slots.zoneId))
    .where(and(gte(slots.startsAt, today), sql`${slots.capacity} > 0`))
    .orderBy(asc(slots.startsAt), asc(zones.position), asc(slots.id))
}
