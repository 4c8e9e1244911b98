import { asc } from 'drizzle-orm'

import { slots } from '#db/schema/index.ts'
import { anyOf } from '#domain/ground/any-of.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'

import { asShown, isFree, nextSlots, openSlots, slotsByIds } from './queries.ts'
import type { SlotPlace, SlotView } from './queries.ts'

interface Wanted {
  place: SlotPlace
  /** The slot that somebody has chosen; undefined: the first one that can be had. */
  slotId?: string | undefined
  /** What this purchase has reserved until now, and gives back in the same transaction. */
  held?: string | null | undefined
}

/** Where nobody else comes meanwhile, the first try is right; each further one locks a later slot. */
const maxTries = 20

/**
 * The slot that a purchase reserves when its row is written: the chosen one, the one that it has, or the
 * first that can be had. Its row and the one that is given back are locked together, by their time, and
 * before any product. null: the place has no slots, and a day alone is promised there.
 * @throws slot_full, slot_closed with the next ones, not_found
 */
export async function takeSlot(tx: Ctx, { place, slotId, held }: Wanted): Promise<SlotView | null> {
  if (!place) return null
  for (let tries = 0; tries < maxTries; tries++) {
    const open = await openSlots(tx, place)
    if (slotId === undefined && open.length === 0) return null
    const present = held ? open.find(({ id }) => id === held) : undefined
    const chosen =
      slotId === undefined ? (present ?? open.find(isFree)) : open.find(({ id }) => id === slotId)
    if (slotId !== undefined && !chosen) throw await notOpen(tx, place, slotId)
    if (!chosen || !(isFree(chosen) || chosen.id === held)) break
    const locked = await lockSlots(tx, held ? [chosen.id, held] : [chosen.id])
    const now = locked.find(({ id }) => id === chosen.id)
    if (now && (isFree(now) || now.id === held)) return asShown(chosen)
    if (slotId !== undefined) break
  }
  throw new DomainError('slot_full', { slotId: slotId ?? null, next: await nextSlots(tx, place) })
}

/**
 * The same where the shop goes on without a slot: what is paid already, or what the desk writes down.
 * `first`: the one that is preferred.
 */
export async function takeSlotOrNone(
  tx: Ctx,
  { place, first }: { place: SlotPlace; first?: string },
): Promise<SlotView | null> {
  if (!place) return null
  for (let tries = 0; tries < maxTries; tries++) {
    const free = (await openSlots(tx, place)).filter(isFree)
    const chosen = free.find(({ id }) => id === first) ?? free[0]
    if (!chosen) return null
    const [now] = await lockSlots(tx, [chosen.id])
    if (now && isFree(now)) return asShown(chosen)
  }
  return null
}

/** In the order of their time, as everybody locks them. */
export async function lockSlots({ db }: Ctx, ids: readonly string[]) {
  return db
    .select()
    .from(slots)
    .where(anyOf(slots.id, [...new Set(ids)]))
    .orderBy(asc(slots.startsAt), asc(slots.id))
    .for('no key update')
}

async function notOpen(
  tx: Ctx,
  place: SlotPlace,
  slotId: string,
): Promise<DomainError<'slot_closed' | 'not_found'>> {
  const slot = (await slotsByIds(tx, [slotId])).get(slotId)
  const isOfPlace =
    place && slot && ('zoneId' in place ? slot.zone.id === place.zoneId : slot.zone.kind === 'point')
  if (!isOfPlace) return new DomainError('not_found', { what: 'slot' })
  return new DomainError('slot_closed', { slotId, next: await nextSlots(tx, place) })
}
