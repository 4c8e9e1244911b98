import { and, eq, inArray, ne } from 'drizzle-orm'

import { mails, orders } from '#db/schema/index.ts'
import { gramsLabel, withPack } from '#domain/catalog/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { changeWords } from '#domain/orders/change-words.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { takenBackSeconds } from '#domain/orders/transitions.ts'
import { moneyLeft } from '#domain/payments/money-left.ts'
import { gramsOf } from '#domain/pricing/weighing/rules.ts'
import { returnableUntil } from '#domain/returns/rules.ts'
import { termsOf } from '#domain/shop/terms.ts'
import { slotsByIds } from '#domain/slots/queries.ts'
import type { SlotView } from '#domain/slots/queries.ts'

import { queueMail } from './queue-mail.ts'
import type { MailFacts, MailMessage, MailedSlot } from './rules.ts'

/** Tells the customer that an order was placed, once an order. */
export async function tellOrderPlaced(
  tx: Ctx,
  { orderId, orderNumber, placedAt, bought, isPaid }: Events['order_placed'],
): Promise<void> {
  const lines = bought.lines.map((line) => ({
    name: withPack(line.productName, line),
    ...(line.isByWeight && { amount: gramsLabel(gramsOf(line)) }),
    quantity: line.quantity,
    pricePaise: line.quantity * line.sellingPricePaise,
  }))
  const { personId, discountPaise, shippingPaise, depositPaise, totalPaise } = bought
  if (personId === null) return
  const slots = await slotsByIds(
    tx,
    [bought.slotId, bought.slotAskedId].filter((id) => typeof id === 'string'),
  )
  const asked = slots.get(bought.slotAskedId ?? '')
  const facts = {
    orderId,
    orderNumber,
    placedAt: placedAt.toISOString(),
    lines,
    discountPaise,
    shippingPaise,
    depositPaise,
    totalPaise,
    duePaise: isPaid ? 0 : totalPaise,
    place: placeOf(bought, slots.get(bought.slotId ?? '')),
    ...(asked && { slotAsked: mailedSlot(asked) }),
  }
  await queueMail(tx, personId, { kind: 'order_placed', cause: orderId, facts })
}

function placeOf(
  { deliveryAddress, isCollected, promisedOn }: Events['order_placed']['bought'],
  slot: SlotView | undefined,
): MailFacts['order_placed']['place'] {
  const when = slot ? { slot: mailedSlot(slot) } : {}
  if (isCollected) return { is: 'fetched', ...when }
  if (!deliveryAddress) return { is: 'unknown' }
  const { town, pinCode } = deliveryAddress
  return { is: 'brought', town, pinCode, promisedOn, ...when }
}

function mailedSlot({ day, startsAt, endsAt, zone }: SlotView): MailedSlot {
  const { name, hindiName, place, hindiPlace } = zone
  const times = { day, from: startsAt.toISOString(), to: endsAt.toISOString() }
  return zone.kind === 'point' ? { ...times, point: { name, hindiName, place, hindiPlace } } : times
}

/** Tells the customer of a change of their order that they did not make themselves, once a change. */
export async function tellOrderChanged(tx: Ctx, change: Events['order_changed']): Promise<void> {
  const { order, editId, before, after, note, actorId, duePaise, ...back } = change
  if (order.personId === null || actorId === order.personId) return
  const facts = {
    orderId: order.id,
    orderNumber: order.number,
    changed: changeWords(before, after),
    note,
    beforePaise: before.totalPaise,
    totalPaise: after.totalPaise,
    duePaise,
    backOnlinePaise: back.backOnlinePaise,
    backByHandPaise: back.backByHandPaise,
  }
  await queueMail(tx, order.personId, { kind: 'order_changed', cause: editId, facts })
}

/**
 * Tells the customer that the shop is closed when their order was to come, or that nobody was at home, and
 * when it comes.
 */
export async function tellPutOff(
  tx: Ctx,
  { order, why, slot, day = null, words }: Events['order_put_off'],
): Promise<void> {
  if (order.personId === null) return
  const isClosed = 'closedSlot' in why
  const was = isClosed ? (await slotsByIds(tx, [why.closedSlot])).get(why.closedSlot)! : null
  const facts = {
    orderId: order.id,
    orderNumber: order.number,
    was: was && mailedSlot(was),
    slot: slot && mailedSlot(slot),
    day,
    words,
  }
  const cause = `${order.id} ${isClosed ? why.closedSlot : why.missedBy}`
  await queueMail(tx, order.personId, { kind: 'order_put_off', cause, facts })
}

/** Tells the customer of a move that concerns them, once a move. */
export async function tellOrderMoved(tx: Ctx, move: Events['order_moved']): Promise<void> {
  const { personId } = move.order
  const message = personId && (await messageOf(tx, move))
  if (!message) return
  // As long as it can be taken back, nobody is told.
  const afterSeconds = move.action === 'cancel' ? 0 : takenBackSeconds
  await queueMail(tx, personId, { ...message, cause: String(move.eventId), afterSeconds })
}

/**
 * Drops the mail of a move that was taken back, as long as nobody has begun to send it; who was told already
 * is told how the order really stands.
 */
export async function tellMoveTakenBack(
  tx: Ctx,
  { order, eventId, action, from }: Events['move_taken_back'],
): Promise<void> {
  const cause = action === 'sell' ? order.id : String(eventId)
  const isOfMove = and(inArray(mails.kind, ['order_sent', 'order_delivered']), eq(mails.cause, cause))
  const isUnsent = and(eq(mails.state, 'waiting'), eq(mails.attempts, 0))
  await tx.db.delete(mails).where(and(isOfMove, isUnsent))
  const isTold = (await tx.db.$count(mails, and(isOfMove, ne(mails.state, 'kept')))) > 0
  if (!isTold || order.personId === null) return
  const of = { orderId: order.id, orderNumber: order.number }
  if (action === 'sell') {
    const facts = { ...of, note: null, hasPaid: false }
    return queueMail(tx, order.personId, { kind: 'order_cancelled', facts, cause })
  }
  const facts = { ...of, isOnItsWay: from === 'out_for_delivery' }
  await queueMail(tx, order.personId, { kind: 'order_corrected', facts, cause })
}

async function messageOf(
  ctx: Ctx,
  { order, action, note }: Events['order_moved'],
): Promise<MailMessage | null> {
  const of = { orderId: order.id, orderNumber: order.number }
  if (action === 'dispatch') return { kind: 'order_sent', facts: { ...of, duePaise: duePaise(order) } }
  if (action === 'deliver') {
    const isFetched = order.status === 'packed'
    const until = returnableUntil(ctx.now(), termsOf(order).returnDays).toISOString()
    return { kind: 'order_delivered', facts: { ...of, isFetched, returnableUntil: until } }
  }
  if (action === 'cancel') {
    const hasPaid = order.paidPaise > 0
    return {
      kind: 'order_cancelled',
      facts: { ...of, note: note ?? null, hasPaid, backPaise: await moneyLeft(ctx, order.id) },
    }
  }
  return null
}

/** Tells a customer who is known what they took along at the stall, once it is not taken back any more. */
export async function tellSoldAtStall(
  tx: Ctx,
  { orderId, orderNumber, personId, returnDays }: Events['sold_at_stall'],
): Promise<void> {
  if (personId === null) return
  const until = returnableUntil(tx.now(), returnDays).toISOString()
  const facts = { orderId, orderNumber, isFetched: true, returnableUntil: until }
  const message = { kind: 'order_delivered', cause: orderId, facts } as const
  await queueMail(tx, personId, { ...message, afterSeconds: takenBackSeconds })
}

/** Tells the customer of an order that money was given back, once a cause. */
export async function tellMoneyBack(tx: Ctx, { cause, ...back }: Events['money_is_back']): Promise<void> {
  const [order] = await tx.db
    .select({ personId: orders.personId, orderNumber: orders.number })
    .from(orders)
    .where(eq(orders.id, back.orderId))
  if (!order?.personId) return
  const { personId, orderNumber } = order
  await queueMail(tx, personId, { kind: 'money_back', facts: { ...back, orderNumber }, cause })
}

/** Tells the customer what became of a return. One whose replacement was cancelled is answered once more. */
export async function tellReturnAnswered(
  tx: Ctx,
  { returnId, personId, ...facts }: Events['return_answered'],
): Promise<void> {
  if (personId === null) return
  const cause = `${returnId} ${tx.now().toISOString()}`
  await queueMail(tx, personId, { kind: 'return_answered', cause, facts })
}
