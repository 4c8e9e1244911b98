import { createHash } from 'node:crypto'

import { and, asc, gte, lte, ne, sql } from 'drizzle-orm'

import { deliveryAreas, shopSettings } from '#db/schema/index.ts'
import type { addresses } from '#db/schema/index.ts'
import type { DeliveryAddress } from '#db/schema/orders.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { shortRupees } from '#domain/pricing/rules.ts'
import type { AreaShipping } from '#domain/pricing/rules.ts'
import { freeSlots } from '#domain/slots/queries.ts'

import { promisedDay, weekdayNames } from './days/rules.ts'
import type { PromisedDay } from './days/rules.ts'
import { overlapping } from './rules.ts'
import { tellWishes } from './wishes/tell-wishes.ts'

type DeliveryArea = typeof deliveryAreas.$inferSelect

/** A list of areas, and which state of it that is. */
export interface DeliveryAreas {
  /** By PIN code. */
  areas: DeliveryArea[]
  /** The same for the same areas. */
  version: string
}

type AreaFact = 'days' | 'weekdays' | 'orderUntil' | 'note' | 'takesCash' | 'shippingPaise' | 'leastPaise'

/** An area as it is to be; what is undefined stays as it is in the area of the same PIN codes. */
export type WantedArea = Pick<DeliveryArea, 'fromPinCode' | 'toPinCode'> & {
  [Fact in AreaFact]: DeliveryArea[Fact] | undefined
} & {
  freeFrom: Pick<DeliveryArea, 'freeFromPaise' | 'isNeverFree'> | undefined
}

/** Where the shop delivers. @throws not_signed_in, forbidden */
export async function allDeliveryAreas(ctx: Ctx): Promise<DeliveryAreas> {
  admin(ctx)
  return readAreas(ctx)
}

/**
 * Puts a whole list in the place of the one before; an empty one means everywhere. `version` is that of the
 * list that was changed; left out, whatever stands is replaced.
 * @throws not_signed_in, forbidden, areas_changed where another list stands by now, invalid_input where two
 *   of them overlap or one ends before it begins
 */
export async function replaceDeliveryAreas(
  ctx: Ctx,
  { areas, version }: { areas: WantedArea[]; version?: string | undefined },
): Promise<DeliveryAreas> {
  const { id: actorId } = admin(ctx)
  if (overlapping(areas.map(({ fromPinCode, toPinCode }) => ({ from: fromPinCode, to: toPinCode }))))
    throw new DomainError('invalid_input', { fields: { areas: { problem: 'areas_overlap' } } })
  const saved = await inTransaction(ctx, async (tx) => {
    // One list after the other: the second one sees what the first has saved.
    await tx.db.execute(sql`lock table ${deliveryAreas} in share row exclusive mode`)
    const before = await readAreas(tx)
    if (version !== undefined && version !== before.version) throw new DomainError('areas_changed', before)
    await tx.db.delete(deliveryAreas)
    if (areas.length > 0) {
      const [shop] = await tx.db.select({ takesCash: shopSettings.takesCash }).from(shopSettings)
      await tx.db.insert(deliveryAreas).values(withWhatStays(areas, before.areas, shop!))
    }
    // Nobody need ask any more whether the list is empty because none was entered yet.
    const deliversEverywhere = areas.length === 0
    await tx.db
      .update(shopSettings)
      .set({ deliversEverywhere })
      .where(ne(shopSettings.deliversEverywhere, deliversEverywhere))
    await tellWishes(tx)
    const after = await readAreas(tx)
    await writeAudit(tx, {
      action: 'delivery_areas_changed',
      objectId: 'all',
      ...differingAreas(before.areas, after.areas),
    })
    return after
  })
  ctx.log.info({ areas: areas.length, actorId }, 'delivery areas replaced')
  return saved
}

/**
 * A new area has no days, no note and nothing of its own, and takes cash if the shop does, unless somebody
 * says otherwise.
 */
function withWhatStays(
  wanted: WantedArea[],
  before: DeliveryArea[],
  shop: { takesCash: boolean },
): DeliveryArea[] {
  const codesOf = ({ fromPinCode, toPinCode }: Pick<WantedArea, 'fromPinCode' | 'toPinCode'>) =>
    `${fromPinCode} ${toPinCode}`
  const present = new Map(before.map((area) => [codesOf(area), area]))
  return wanted.map(({ fromPinCode, toPinCode, takesCash, freeFrom, ...said }) => {
    const stays = present.get(`${fromPinCode} ${toPinCode}`)
    const orStays = <Fact extends keyof typeof said>(fact: Fact): DeliveryArea[Fact] | null =>
      said[fact] === undefined ? (stays?.[fact] ?? null) : (said[fact] as DeliveryArea[Fact])
    return {
      fromPinCode,
      toPinCode,
      days: orStays('days'),
      weekdays: orStays('weekdays'),
      orderUntil: orStays('orderUntil'),
      note: orStays('note'),
      takesCash: takesCash ?? stays?.takesCash ?? shop.takesCash,
      shippingPaise: orStays('shippingPaise'),
      freeFromPaise: (freeFrom ?? stays)?.freeFromPaise ?? null,
      isNeverFree: (freeFrom ?? stays)?.isNeverFree ?? false,
      leastPaise: orStays('leastPaise'),
      zoneId: stays?.zoneId ?? null,
    }
  })
}

/** So many areas are named one by one; of an import of more only how many they are. */
const mostAreasNamed = 20

/** The areas that are not the same in both lists, and how many each list has. */
function differingAreas(before: DeliveryArea[], after: DeliveryArea[]) {
  const [was, is] = [before.map(areaWords), after.map(areaWords)]
  const removed = [...new Set(was).difference(new Set(is))]
  const added = [...new Set(is).difference(new Set(was))]
  if (removed.length + added.length <= mostAreasNamed)
    return { before: { count: was.length, areas: removed }, after: { count: is.length, areas: added } }
  return {
    before: { count: was.length },
    after: { count: is.length, removed: removed.length, added: added.length },
  }
}

/** '411001 to 411045, days: 2, on Mon Thu, until 18:00, cash, fee ₹60, free from ₹800, from ₹300, at noon' */
function areaWords({ fromPinCode, toPinCode, days, note, takesCash, ...its }: DeliveryArea): string {
  const { weekdays, orderUntil, shippingPaise, freeFromPaise, isNeverFree, leastPaise } = its
  return [
    fromPinCode === toPinCode ? fromPinCode : `${fromPinCode} to ${toPinCode}`,
    days !== null && `days: ${days}`,
    weekdays !== null && `on ${weekdays.map((day) => weekdayNames[day - 1]).join(' ')}`,
    orderUntil !== null && `until ${orderUntil}:00`,
    takesCash && 'cash',
    shippingPaise !== null && `fee ${shortRupees(shippingPaise)}`,
    freeFromPaise !== null && `free from ${shortRupees(freeFromPaise)}`,
    isNeverFree && 'never free',
    leastPaise !== null && `from ${shortRupees(leastPaise)}`,
    note,
  ]
    .filter(Boolean)
    .join(', ')
}

async function readAreas({ db }: Ctx): Promise<DeliveryAreas> {
  const areas = await db.select().from(deliveryAreas).orderBy(asc(deliveryAreas.fromPinCode))
  const facts = areas.map((area) => [
    area.fromPinCode,
    area.toPinCode,
    area.days,
    area.weekdays,
    area.orderUntil,
    area.note,
    area.takesCash,
    area.shippingPaise,
    area.freeFromPaise,
    area.isNeverFree,
    area.leastPaise,
  ])
  return { areas, version: createHash('sha256').update(JSON.stringify(facts)).digest('base64url') }
}

/** What is known of delivery to a PIN code. */
export interface DeliveryTo {
  isDelivered: boolean
  days: number | null
  note: string | null
  takesCash: boolean
  /** What the area says of what it costs; null: the PIN code is in none. */
  area: (AreaShipping & Pick<DeliveryArea, 'zoneId' | 'weekdays'>) | null
  /** The day for which an order of now is promised; null: the shop calls. */
  promised: PromisedDay | null
}

/** Whether the shop delivers there, for anybody, and on which day. */
export async function deliveryTo(ctx: Ctx, pinCode: string): Promise<DeliveryTo> {
  const { db, now } = ctx
  const [known] = await db
    .select({
      area: deliveryAreas,
      closedDays: shopSettings.closedDays,
      isEverywhere: sql<boolean>`not exists (select from ${deliveryAreas})`,
    })
    .from(shopSettings)
    .leftJoin(deliveryAreas, isAreaOf(pinCode))
  if (!known) throw new Error('The row of shop_settings is gone')
  const { area, isEverywhere } = known
  return {
    isDelivered: area !== null || isEverywhere,
    days: area?.days ?? null,
    note: area?.note ?? null,
    takesCash: area?.takesCash ?? isEverywhere,
    area,
    promised: (await firstSlotDay(ctx, area)) ?? promisedDay(area, known.closedDays, now()),
  }
}

/** The day of the first slot that can be had, where an area has slots. */
async function firstSlotDay(ctx: Ctx, area: DeliveryArea | null): Promise<PromisedDay | null> {
  if (!area || area.zoneId === null) return null
  const [slot] = await freeSlots(ctx, { zoneId: area.zoneId }, 1)
  return slot ? { on: slot.day, until: slot.closesAt, closed: null } : null
}

/** The Indian day for which an order of now is promised there; null: none is, or it goes nowhere. */
export async function promisedTo(
  ctx: Ctx,
  place: Pick<DeliveryAddress, 'pinCode'> | null,
): Promise<string | null> {
  return (place && (await deliveryTo(ctx, place.pinCode)).promised?.on) ?? null
}

/** Whose slots a place has; null: those of none. */
export async function zoneOf(
  { db }: Ctx,
  place: Pick<DeliveryAddress, 'pinCode'> | null,
): Promise<string | null> {
  if (!place) return null
  const [area] = await db
    .select({ zoneId: deliveryAreas.zoneId })
    .from(deliveryAreas)
    .where(isAreaOf(place.pinCode))
  return area?.zoneId ?? null
}

/** The area that has this PIN code, of which there is one at most. */
export function isAreaOf(pinCode: string | typeof addresses.pinCode) {
  return and(lte(deliveryAreas.fromPinCode, pinCode), gte(deliveryAreas.toPinCode, pinCode))
}

/** What is known of delivery there. @throws not_delivered */
export async function refuseUndelivered(ctx: Ctx, pinCode: string): Promise<DeliveryTo> {
  const delivery = await deliveryTo(ctx, pinCode)
  if (!delivery.isDelivered) throw new DomainError('not_delivered', { pinCode })
  return delivery
}

/** Nothing is brought to an area for less than its least sum. @throws below_least */
export function refuseBelowLeast(
  pinCode: string,
  { leastPaise, subtotalPaise }: { leastPaise: number; subtotalPaise: number },
): void {
  if (subtotalPaise < leastPaise) throw new DomainError('below_least', { pinCode, leastPaise, subtotalPaise })
}
