import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'

import { slots, zones } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { slotsNamed } from './rules.ts'

/** Where goods go, by whose slots they get there; null: by none. */
export type SlotPlace = { zoneId: string } | { points: true } | null

/** By whose slots goods get there. */
export function slotPlaceOf(
  { deliveryAddress, isCollected }: { deliveryAddress: object | null; isCollected: boolean },
  zoneId: string | null,
): SlotPlace {
  if (isCollected) return { points: true }
  return deliveryAddress && zoneId !== null ? { zoneId } : null
}

/** A slot as it is shown to anybody. */
export interface SlotView {
  id: string
  /** The Indian day. */
  day: string
  startsAt: Date
  endsAt: Date
  closesAt: Date
  zone: ZoneView
}

export interface ZoneView {
  id: string
  kind: 'area' | 'point'
  name: string
  hindiName: string | null
  /** Of a point: where it is. */
  place: string | null
  hindiPlace: string | null
}

export const slotColumns = {
  id: slots.id,
  day: slots.day,
  startsAt: slots.startsAt,
  endsAt: slots.endsAt,
  closesAt: slots.closesAt,
  zone: {
    id: zones.id,
    kind: zones.kind,
    name: zones.name,
    hindiName: zones.hindiName,
    place: zones.place,
    hindiPlace: zones.hindiPlace,
  },
}

/** Slots of a place that are still to close, whether full or not; a point's by its position. */
export function openSlots({ db, now }: Ctx, place: Exclude<SlotPlace, null>) {
  const ofPlace =
    'zoneId' in place ? eq(zones.id, place.zoneId) : and(eq(zones.kind, 'point'), isNull(zones.endedAt))
  return db
    .select({ ...slotColumns, capacity: slots.capacity, reserved: slots.reserved })
    .from(slots)
    .innerJoin(zones, eq(zones.id, slots.zoneId))
    .where(and(ofPlace, gt(slots.closesAt, now()), gt(slots.capacity, 0)))
    .orderBy(asc(slots.startsAt), asc(zones.position), asc(slots.id))
}

/** Those of them that can be had, the earliest first. */
export async function freeSlots(ctx: Ctx, place: SlotPlace, limit = Infinity): Promise<SlotView[]> {
  if (!place) return []
  const open = await openSlots(ctx, place)
  return open.filter(isFree).slice(0, limit).map(asShown)
}

/** What is said beside a refusal. */
export async function nextSlots(ctx: Ctx, place: SlotPlace): Promise<SlotView[]> {
  return freeSlots(ctx, place, slotsNamed)
}

export function isFree({ reserved, capacity }: { reserved: number; capacity: number }): boolean {
  return reserved < capacity
}

export function asShown({ id, day, startsAt, endsAt, closesAt, zone }: SlotView): SlotView {
  return { id, day, startsAt, endsAt, closesAt, zone }
}

/** Slots by their ids. */
export async function slotsByIds({ db }: Ctx, ids: readonly string[]): Promise<Map<string, SlotView>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select(slotColumns)
    .from(slots)
    .innerJoin(zones, eq(zones.id, slots.zoneId))
    .where(inArray(slots.id, [...new Set(ids)]))
  return new Map(found.map((slot) => [slot.id, slot]))
}
