import { and, asc, eq, inArray } from 'drizzle-orm'

import { orders, people, shopSettings, slots } from '#db/schema/index.ts'
import { zoneOf } from '#domain/addresses/delivery-areas.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { walkInName } from '#domain/orders/rules.ts'
import { remakeSlots } from '#domain/slots/make-slots.ts'
import { slotPlaceOf } from '#domain/slots/queries.ts'
import type { SlotView } from '#domain/slots/queries.ts'
import { takeSlotOrNone } from '#domain/slots/take-slot.ts'
import { indianDay } from '#domain/time/rules.ts'

/** An order that is to be brought or collected on a day. */
export interface OrderOfDay {
  orderId: string
  number: number
  name: string
  slotId: string
}

/** What became of one of them: its new slot; null: none can be had, and the shop calls. */
export interface MovedOrder extends OrderOfDay {
  slot: SlotView | null
}

/** The orders of the slots of an Indian day that are still here. @throws not_signed_in, forbidden */
export async function ordersOfDay(ctx: Ctx, day: string): Promise<OrderOfDay[]> {
  admin(ctx)
  const found = await ctx.db
    .select({ orderId: orders.id, number: orders.number, name: people.name, slotId: slots.id })
    .from(orders)
    .innerJoin(slots, eq(slots.id, orders.slotId))
    .leftJoin(people, eq(people.id, orders.personId))
    .where(and(eq(slots.day, day), inArray(orders.status, ['placed', 'paid', 'packed'])))
    .orderBy(asc(slots.startsAt), asc(orders.number))
  return found.map(({ name, ...order }) => ({ ...order, name: name ?? walkInName }))
}

/**
 * Closes the shop on a day that is still to come, and moves its orders to the next slots of their places,
 * each in a transaction of its own: their customers are told, once each. Asked again it moves what is left.
 * @throws not_signed_in, forbidden, invalid_input
 */
export async function closeDay(
  ctx: Ctx,
  { day, words }: { day: string; words: string },
): Promise<MovedOrder[]> {
  const { id: actorId } = admin(ctx)
  if (day < indianDay(ctx.now()))
    throw new DomainError('invalid_input', { fields: { day: { problem: 'bad_closed_day' } } })
  await inTransaction(ctx, async (tx) => {
    const [shop] = await tx.db
      .select({ closedDays: shopSettings.closedDays, version: shopSettings.version })
      .from(shopSettings)
      .for('no key update')
    const { closedDays, version } = shop!
    if (!closedDays.some(({ on }) => on === day)) {
      const after = [...closedDays, { on: day, words }].toSorted((a, b) => a.on.localeCompare(b.on))
      await tx.db.update(shopSettings).set({ closedDays: after, version: version + 1 })
      await writeAudit(tx, {
        action: 'settings_changed',
        objectId: 'shop',
        before: { closedDays },
        after: { closedDays: after },
      })
    }
    await remakeSlots(tx)
  })
  await ctx.catalogChanged()
  const moved: MovedOrder[] = []
  for (const order of await ordersOfDay(ctx, day))
    moved.push({ ...order, slot: await inTransaction(ctx, (tx) => moveOn(tx, order, words)) })
  ctx.log.info({ day, orders: moved.length, actorId }, 'day closed')
  return moved
}

/** To the next slot of its place. An order that left it meanwhile stays where it is. */
async function moveOn(tx: Ctx, { orderId, slotId }: OrderOfDay, words: string): Promise<SlotView | null> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (order?.slotId !== slotId) return null
  const slot = await takeSlotOrNone(tx, {
    place: slotPlaceOf(order, await zoneOf(tx, order.deliveryAddress)),
  })
  await tx.db
    .update(orders)
    .set({ slotId: slot?.id ?? null, slotAskedId: null, promisedOn: slot?.day ?? null })
    .where(eq(orders.id, orderId))
  await writeAudit(tx, {
    action: 'order_slot_changed',
    objectId: orderId,
    before: { slotId },
    after: { slotId: slot?.id ?? null },
  })
  await happened(tx, 'order_put_off', { order, why: { closedSlot: slotId }, slot, words })
  return slot
}
