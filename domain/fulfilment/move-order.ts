import { and, eq, isNull } from 'drizzle-orm'

import { orderEvents, orders, packings, waitingRefunds } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { notAllowed, signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { holdOwner } from '#domain/orders/hold-owner.ts'
import { packerOf } from '#domain/orders/packer.ts'
import { isRefundedAtGateway } from '#domain/orders/refunded-at-gateway.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { isSeen } from '#domain/orders/seen-by.ts'
import { isShopsToCancel, mayEver, movesFrom, standingTo } from '#domain/orders/transitions.ts'
import type { OrderAction, Transition } from '#domain/orders/transitions.ts'
import { cashLeftPaise, giveBackAll } from '#domain/payments/give-back.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { refundReasonLabels } from '#domain/payments/rules.ts'
import { orWaits } from '#domain/payments/waiting-refund.ts'
import { lockAccountOfOrder } from '#domain/receivables/lock-account.ts'
import { reopenReturn } from '#domain/returns/reopen-return.ts'
import { refuseClosed } from '#domain/slots/refuse-closed.ts'
import { openTripTill } from '#domain/till/enter-in-till.ts'

import { payNoDelivery } from './no-delivery.ts'
import { putBackGoods } from './put-back-goods.ts'
import { takeAtDoor } from './take-at-door.ts'

export interface OrderMove {
  orderId: string
  action: OrderAction
  /** Why; kept with the move. At most 500 characters. */
  note?: string | undefined
  /** For `deliver` of an order with money due: what was taken in cash, in paise. */
  cashTakenPaise?: number | undefined
  /** `deliver`: nothing was taken, and its person owes that sum from now on. */
  isWrittenDown?: boolean | undefined
  /**
   * The reference of UPI without the gateway. `deliver`: what was taken came so. `cancel`, `refund`: what had
   * come so was sent back with it.
   */
  upiReference?: string | undefined
  /** `cancel`, `refund`: how all of it goes back by hand; left out: the way in which it came. */
  way?: 'cash' | 'upi' | undefined
  /** Of what is taken or handed back by hand: a note for the desk alone. At most 500 characters. */
  ourNote?: string | undefined
  /** For `pack`: how often its lines had been changed when they were looked at. */
  version?: number | undefined
  /** It is to go on although all of its money went back at the gateway's dashboard. */
  evenRefunded?: boolean | undefined
}

/** Orders that go out together: the till of the trip, once one of them has money due. */
export interface Trip {
  tillId: number | null
}

type Order = typeof orders.$inferSelect

/**
 * Moves an order, once under one idempotency key. Of two who move one order the second is told how it stands.
 * What is to be given back is given back right away, as far as the gateway answers.
 * @throws not_signed_in, not_found, forbidden, invalid_input, order_moved, order_changed, needs_address,
 *   order_collected,
 *   refunded_at_gateway, call_off_waits, packing_began, paid_by_hand, slot_closed,
 *   upi_reference_used, reference_used, not_trusted, receivable_limit, key_reused, refund_waits,
 *   refund_waits_already, only_administrator
 */
export async function moveOrder(
  ctx: Ctx,
  move: OrderMove,
  idempotencyKey?: string,
  trip?: Trip,
): Promise<void> {
  signedInFor(ctx, move.orderId)
  const repeatable = { key: idempotencyKey, request: ['move order', move] }
  const asked = { request: { kind: 'move', input: move } as const, note: move.note }
  const { paymentIds, tripId } = await orWaits(ctx, asked, () =>
    once(ctx, repeatable, (tx) => moveInTransaction(tx, move, trip)),
  )
  if (trip) trip.tillId = tripId
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/**
 * Locks in the order that `settle` names: person, order, slot, what they owe, products, payments; then the
 * numbers of invoices. The person only where the order was at its end: as long as it is under way their
 * account stays anyway.
 */
export async function moveInTransaction(
  tx: Ctx,
  move: OrderMove,
  trip?: Trip,
): Promise<{ paymentIds: string[]; tripId: number | null }> {
  const { orderId, action, note } = move
  if (action === 'refund') await holdOwner(tx, orderId)
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!(await isSeen(tx, order))) throw new DomainError('not_found', { what: 'order' })
  const transition = transitionOf(tx, order!, move)
  if (action === 'pack') {
    refuseChanged(order!, move.version)
    await refuseBeingPacked(tx, orderId)
  }
  if (action === 'cancel') {
    await refuseCashLeft(tx, order!)
    await refuseClosed(tx, order!)
  }
  if (goesOn(action) && !move.evenRefunded) await refuseRefunded(tx, orderId)
  if (goesOn(action)) await refuseWaitedFor(tx, orderId)
  const isFetched = action === 'deliver' && transition.from === 'packed' && isWithoutPlace(order!)
  await tx.db
    .update(orders)
    .set({ status: transition.to, ...(action === 'bring_back' && { tripId: null }) })
    .where(eq(orders.id, orderId))
  if (action === 'cancel' || action === 'refund') await lockAccountOfOrder(tx, orderId)
  const [event] = await tx.db
    .insert(orderEvents)
    .values({
      orderId,
      fromStatus: transition.from,
      toStatus: transition.to,
      actorId: tx.actor?.id ?? null,
      note: note ?? null,
      at: tx.now(),
    })
    .returning({ id: orderEvents.id })
  await happened(tx, 'order_moved', { order: order!, action, eventId: event!.id, note })
  await writeAudit(tx, {
    action: 'order_moved',
    objectId: orderId,
    before: { status: transition.from, isCollected: order!.isCollected },
    after: { status: transition.to, isCollected: order!.isCollected || isFetched },
  })
  if (action === 'cancel') {
    await putBackGoods(tx, orderId)
    await reopenReturn(tx, orderId)
  }
  const isGivenBack = action === 'cancel' || action === 'refund'
  const paymentIds = isGivenBack ? await callOff(tx, move, backReason[action]) : []
  const isHandedOver = action === 'deliver' && transition.from === 'packed'
  if (isFetched) paymentIds.push(...(await fetched(tx, order!)))
  if (action === 'deliver') await takeAtDoor(tx, orderId, { ...move, eventId: event!.id })
  const tripId = action === 'dispatch' ? await joinTrip(tx, order!, trip) : null
  if (action === 'dispatch' || action === 'deliver')
    await happened(tx, 'goods_leave', { orderId, isHandedOver, wasHere: transition.from === 'packed' })
  tx.log.info({ orderId, ...transition, actorId: tx.actor?.id }, 'order moved')
  return { paymentIds, tripId }
}

/** Who goes out alone is on no trip; of several those with money due share a till. Answers its id. */
async function joinTrip(tx: Ctx, order: Order, trip: Trip | undefined): Promise<number | null> {
  const tripId = trip && duePaise(order) > 0 ? (trip.tillId ?? (await openTripTill(tx))) : null
  if (tripId !== order.tripId) await tx.db.update(orders).set({ tripId }).where(eq(orders.id, order.id))
  return tripId ?? trip?.tillId ?? null
}

const backReason = { cancel: 'cancelled', refund: 'returned' } as const

/** Nothing of it is owed any more: its money goes back, and a credit note takes back its invoice. */
async function callOff(
  tx: Ctx,
  { orderId, way, upiReference, ourNote }: OrderMove,
  reason: 'cancelled' | 'returned',
): Promise<string[]> {
  const paymentIds = await giveBackAll(tx, { orderId, reason, way, upiReference, ourNote })
  await happened(tx, 'money_goes_back', { orderId, reason: refundReasonLabels[reason], isCalledOff: true })
  return paymentIds
}

function isWithoutPlace({ deliveryAddress, isCollected }: Order): boolean {
  return deliveryAddress === null && !isCollected
}

/**
 * Handed over at the market, although nobody had said that it would be: then nothing is paid for delivery.
 * Answers the payments from which it goes back.
 */
async function fetched(tx: Ctx, order: Order): Promise<string[]> {
  await tx.db.update(orders).set({ isCollected: true }).where(eq(orders.id, order.id))
  const paymentId = await payNoDelivery(tx, order, signedInFor(tx, order.id).id)
  return paymentId === null ? [] : [paymentId]
}

/** @throws forbidden, order_moved, invalid_input, needs_address, order_collected */
function transitionOf(ctx: Ctx, order: Order, { action, note }: OrderMove): Transition {
  const standing = standingTo(order.personId, signedInFor(ctx, order.id))
  if (!mayEver(action, standing)) throw notAllowed('not_admin')
  const transition = movesFrom(order.status, standing).find((one) => one.action === action)
  if (!transition) throw new DomainError('order_moved', { orderId: order.id, status: order.status })
  if (transition.needsNote && !note)
    throw new DomainError('invalid_input', { fields: { note: { problem: 'missing' } } })
  if (action === 'pack' || action === 'dispatch') refuseUnready(order, action)
  return transition
}

/** Nobody packs lines that they have not seen. @throws order_changed */
function refuseChanged({ id: orderId, version, totalPaise }: Order, seen: number | undefined): void {
  if (seen !== undefined && seen !== version)
    throw new DomainError('order_changed', { orderId, version, totalPaise })
}

/**
 * What somebody packs line by line is packed by them. One that was left lying ends here.
 * @throws packing_began
 */
async function refuseBeingPacked(tx: Ctx, orderId: string): Promise<void> {
  const packer = await packerOf(tx, orderId)
  if (packer) throw new DomainError('packing_began', { name: packer.name })
  await tx.db
    .update(packings)
    .set({ endedAt: tx.now() })
    .where(and(eq(packings.orderId, orderId), isNull(packings.endedAt)))
}

function goesOn(action: OrderAction): boolean {
  return action === 'pack' || action === 'dispatch' || action === 'deliver'
}

/** Nobody packs or brings what is not paid any more without having been asked. @throws refunded_at_gateway */
async function refuseRefunded({ db }: Ctx, orderId: string): Promise<void> {
  const [refunded] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), isRefundedAtGateway()))
  if (refunded) throw new DomainError('refunded_at_gateway', {})
}

/**
 * What waits for a second administrator could not be done any more to an order that went on.
 * @throws call_off_waits
 */
async function refuseWaitedFor({ db }: Ctx, orderId: string): Promise<void> {
  const [waiting] = await db
    .select({ request: waitingRefunds.request })
    .from(waitingRefunds)
    .where(and(eq(waitingRefunds.orderId, orderId), isNull(waitingRefunds.answeredAt)))
  const kind = waiting?.request.kind
  if (kind === 'move' || kind === 'change') throw new DomainError('call_off_waits', { kind })
}

/** No press of its owner hands cash back. @throws paid_by_hand */
async function refuseCashLeft(tx: Ctx, { id, personId }: Order): Promise<void> {
  const leftPaise = await cashLeftPaise(tx, id)
  if (isShopsToCancel(standingTo(personId, signedInFor(tx, id)), leftPaise))
    throw new DomainError('paid_by_hand', { leftPaise })
}

/**
 * Nothing is packed for nobody knows where, and what nobody can bring does not go out.
 * @throws needs_address, order_collected
 */
function refuseUnready(order: Order, action: 'pack' | 'dispatch'): void {
  if (isWithoutPlace(order)) throw new DomainError('needs_address', {})
  if (action === 'dispatch' && order.isCollected) throw new DomainError('order_collected', {})
}
