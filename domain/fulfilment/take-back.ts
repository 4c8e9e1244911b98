import { and, asc, eq, gte, lt } from 'drizzle-orm'

import { cashEntries, orderEvents, orders, returns } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { notAllowed, signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { counterCash, isMoney, moneyEntriesOf } from '#domain/orders/counter-cash.ts'
import { isSeen } from '#domain/orders/seen-by.ts'
import { mayTakeBack, movedBetween, standingTo } from '#domain/orders/transitions.ts'
import type { TakenBack } from '#domain/orders/transitions.ts'

import { counterTaken } from './counter-taken.ts'
import { putBackGoods } from './put-back-goods.ts'
import { isFresh, standingOf } from './rules.ts'
import { causeOfDelivery } from './take-at-door.ts'

export interface MoveTakenBack {
  orderId: string
  /** The event of the move, which must be the order's last one. */
  eventId: number
  /** Why, for the desk alone; needed once the minute is over. At most 500 characters. */
  reason?: string | undefined
}

type Order = typeof orders.$inferSelect
type Event = typeof orderEvents.$inferSelect

/**
 * Takes back the last move of an order, once under one idempotency key: for a minute whoever may make such a
 * move, later an admin with a reason. Money that the move entered is counter-entered. Its customer has been
 * told nothing within the minute; later they are told, and the invoice that the move wrote is credited. A
 * sale at the stall is taken back by who has the counter: it is cancelled, its goods are on the shelf again,
 * its money out of the till, and its invoice, which the customer has in their hand, is credited at once.
 * @throws not_signed_in, not_found, forbidden, minute_over, order_moved, not_taken_back, invalid_input,
 *   key_reused
 */
export async function takeMoveBack(ctx: Ctx, taken: MoveTakenBack, idempotencyKey?: string): Promise<void> {
  signedIn(ctx)
  await once(ctx, { key: idempotencyKey, request: ['take back', taken] }, async (tx) => {
    await takeBackInTransaction(tx, taken)
    return {}
  })
}

/**
 * Has a packed order packed anew, in the transaction of who has locked it and has another reason for it: also
 * one that came back from a door, where packing was not its last move.
 */
export async function takePackingBack(
  tx: Ctx,
  { order, reason }: { order: Order; reason: string },
): Promise<void> {
  const packing = standingOf(await eventsOf(tx, order.id)).findLast(
    (event) => movedBetween(event.fromStatus, event.toStatus)?.action === 'pack',
  )
  const move = packing && movedBetween(packing.fromStatus, packing.toStatus)
  if (order.status !== 'packed' || !move)
    throw new DomainError('order_moved', { orderId: order.id, status: order.status })
  await leadBack(tx, order, { event: packing, move, reason })
}

/** Locks in the order that moves do: order, products, then the numbers of invoices. */
async function takeBackInTransaction(tx: Ctx, { orderId, eventId, reason }: MoveTakenBack): Promise<void> {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order || !(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
  const standing = standingTo(order.personId, signedIn(tx))
  if (!standing.packs && !standing.sells) throw notAllowed('no_duty')
  const { event, move } = await lastMove(tx, order, eventId)
  if (!mayTakeBack(move, standing, true)) throw notAllowed('no_duty')
  const fresh = isFresh(event, tx.now())
  if (!mayTakeBack(move, standing, fresh)) throw new DomainError('minute_over', {})
  if (!fresh && !reason)
    throw new DomainError('invalid_input', { fields: { reason: { problem: 'missing' } } })
  const isHandedOver = move.action === 'deliver' || move.action === 'sell'
  if (isHandedOver) await refuseWhatFollowed(tx, order, event)
  await leadBack(tx, order, { event, move, reason })
  if (move.action === 'deliver') await counterDelivery(tx, order, { event, reason })
  if (move.action === 'sell') {
    for (const entry of await moneyEntriesOf(tx, orderId)) await counterTaken(tx, order, { entry, reason })
    await putBackGoods(tx, orderId)
  }
  const { from, to, action } = move
  await happened(tx, 'move_taken_back', { order, eventId: event.id, action, from, isFresh: fresh })
  tx.log.info({ orderId, from, to, isFresh: fresh, actorId: tx.actor?.id }, 'move taken back')
}

/** Moves an order back to where a move had led it from. */
async function leadBack(
  tx: Ctx,
  { id: orderId }: Order,
  { event, move, reason }: { event: Event; move: TakenBack; reason: string | undefined },
): Promise<void> {
  await tx.db
    .update(orders)
    .set({ status: move.from, ...(move.action === 'dispatch' && { tripId: null }) })
    .where(eq(orders.id, orderId))
  await tx.db.insert(orderEvents).values({
    orderId,
    fromStatus: move.to,
    toStatus: move.from,
    actorId: tx.actor?.id ?? null,
    note: reason ?? null,
    takesBackId: event.id,
    at: tx.now(),
  })
  await writeAudit(tx, {
    action: 'order_moved',
    objectId: orderId,
    before: { status: move.to, isTakenBack: false },
    after: { status: move.from, isTakenBack: true },
  })
}

/** @throws order_moved where another move came after it, or was taken back already */
async function lastMove(
  tx: Ctx,
  { id: orderId, status }: Order,
  eventId: number,
): Promise<{ event: Event; move: TakenBack }> {
  const event = standingOf(await eventsOf(tx, orderId)).at(-1)
  const move = event && movedBetween(event.fromStatus, event.toStatus)
  if (event?.id !== eventId || !move || move.to !== status)
    throw new DomainError('order_moved', { orderId, status })
  return { event, move }
}

function eventsOf({ db }: Ctx, orderId: string): Promise<Event[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))
}

/** Goods that came back and money that was given back were delivered. @throws not_taken_back */
async function refuseWhatFollowed({ db }: Ctx, { id }: Order, { at }: Event): Promise<void> {
  if ((await db.$count(returns, eq(returns.orderId, id))) > 0)
    throw new DomainError('not_taken_back', { why: 'return' })
  const isBack = and(lt(cashEntries.amountPaise, 0), gte(cashEntries.at, at), isMoney)
  if ((await db.$count(cashEntries, and(eq(cashEntries.orderId, id), isBack))) > 0)
    throw new DomainError('not_taken_back', { why: 'money' })
}

/** What was entered as taken at the door. */
async function counterDelivery(
  tx: Ctx,
  { id }: Order,
  { event, reason }: { event: Event; reason: string | undefined },
): Promise<void> {
  const taken = await tx.db
    .select()
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, id), eq(cashEntries.cause, causeOfDelivery(event.id)), isMoney))
  for (const entry of taken) await counterCash(tx, entry, reason)
}
