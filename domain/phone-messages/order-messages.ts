import { and, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm'

import { orders, people, phoneMessages } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { duePaise } from '#domain/orders/rules.ts'
import { takenBackSeconds } from '#domain/orders/transitions.ts'

import { queueMessage } from './queue-message.ts'
import { goesOutAt } from './rules.ts'
import type { PhoneMessage } from './rules.ts'

/** Tells the customer by telephone that an order was placed, once an order. */
export async function messageOrderPlaced(
  tx: Ctx,
  { orderId, orderNumber, bought, isPaid }: Events['order_placed'],
): Promise<void> {
  const { personId, totalPaise } = bought
  if (personId === null) return
  const kind = isPaid ? 'order_paid' : 'order_placed'
  await queueMessage(tx, personId, { kind, facts: { orderNumber, totalPaise }, cause: orderId, orderId })
}

/** Tells the customer that an order which was placed before is paid, once a payment. */
export async function messageOrderPaid(
  tx: Ctx,
  { orderId, paymentId, amountPaise }: Events['order_paid'],
): Promise<void> {
  const order = await ownerOf(tx, orderId)
  if (!order) return
  const facts = { orderNumber: order.number, totalPaise: amountPaise }
  await queueMessage(tx, order.personId, { kind: 'order_paid', facts, cause: paymentId, orderId })
}

/** Tells the customer of a change of their order that they did not make themselves, once a change. */
export async function messageOrderChanged(
  tx: Ctx,
  { order, editId, after, actorId }: Events['order_changed'],
): Promise<void> {
  if (order.personId === null || actorId === order.personId) return
  const facts = { orderNumber: order.number, totalPaise: after.totalPaise }
  await queueMessage(tx, order.personId, { kind: 'order_changed', facts, cause: editId, orderId: order.id })
}

/** Tells the customer that the shop has changed when their order comes, once a slot. */
export async function messagePutOff(tx: Ctx, { order, why }: Events['order_put_off']): Promise<void> {
  if (order.personId === null) return
  const facts = { orderNumber: order.number, totalPaise: order.totalPaise }
  const cause = `${order.id} ${'closedSlot' in why ? why.closedSlot : why.missedBy}`
  await queueMessage(tx, order.personId, { kind: 'order_changed', facts, cause, orderId: order.id })
}

/** Tells the customer of a move that concerns them, once a move. */
export async function messageOrderMoved(
  tx: Ctx,
  { order, action, eventId }: Events['order_moved'],
): Promise<void> {
  const message = messageOf(order, action)
  if (!message || order.personId === null) return
  // As long as it can be taken back, nobody is told.
  const afterSeconds = action === 'cancel' ? 0 : takenBackSeconds
  await dropOvertaken(tx, order.id, goesOutAt(message.kind, secondsAfter(tx.now(), afterSeconds)))
  await queueMessage(tx, order.personId, {
    ...message,
    cause: String(eventId),
    orderId: order.id,
    afterSeconds,
  })
}

/** What the night has held back, and would come with the newer state or after it, tells what is over. */
async function dropOvertaken({ db }: Ctx, orderId: string, at: Date): Promise<void> {
  await db
    .delete(phoneMessages)
    .where(
      and(
        eq(phoneMessages.orderId, orderId),
        inArray(phoneMessages.kind, ['order_placed', 'order_packed']),
        isUnsent,
        gte(phoneMessages.nextAttemptAt, at),
      ),
    )
}

const isUnsent = and(eq(phoneMessages.state, 'waiting'), eq(phoneMessages.attempts, 0))

function messageOf(
  order: Events['order_moved']['order'],
  action: Events['order_moved']['action'],
): PhoneMessage | null {
  const facts = { orderNumber: order.number }
  if (action === 'pack') return { kind: 'order_packed', facts }
  if (action === 'dispatch') return { kind: 'order_sent', facts: { ...facts, duePaise: duePaise(order) } }
  if (action === 'deliver') return { kind: 'order_delivered', facts }
  if (action === 'cancel') return { kind: 'order_cancelled', facts }
  return null
}

/**
 * Drops the message of a move that was taken back, as long as nobody has begun to send it; who was told
 * already is told how the order really stands.
 */
export async function messageMoveTakenBack(
  tx: Ctx,
  { order, eventId, action }: Events['move_taken_back'],
): Promise<void> {
  if (action === 'sell') return
  const isOfMove = and(
    inArray(phoneMessages.kind, ['order_packed', 'order_sent', 'order_delivered']),
    eq(phoneMessages.cause, String(eventId)),
  )
  await tx.db.delete(phoneMessages).where(and(isOfMove, isUnsent))
  const isTold = (await tx.db.$count(phoneMessages, and(isOfMove, ne(phoneMessages.state, 'kept')))) > 0
  if (!isTold || order.personId === null) return
  await queueMessage(tx, order.personId, {
    kind: 'order_corrected',
    facts: { orderNumber: order.number },
    cause: String(eventId),
    orderId: order.id,
  })
}

/** Tells the customer of an order that money was given back, once a cause. */
export async function messageMoneyBack(
  tx: Ctx,
  { orderId, amountPaise, cause }: Events['money_is_back'],
): Promise<void> {
  const order = await ownerOf(tx, orderId)
  if (!order) return
  const facts = { orderNumber: order.number, amountPaise }
  await queueMessage(tx, order.personId, { kind: 'money_back', facts, cause, orderId })
}

/** Tells the customer what became of a return. */
export async function messageReturnAnswered(
  tx: Ctx,
  { returnId, personId, orderId, orderNumber, outcome }: Events['return_answered'],
): Promise<void> {
  if (personId === null) return
  const cause = `${returnId} ${tx.now().toISOString()}`
  const facts = { orderNumber, outcome }
  await queueMessage(tx, personId, { kind: 'return_answered', facts, cause, orderId })
}

/** Tells somebody who has waited for a product, where the e-mail that waits is proven to be theirs. */
export async function messageBackInStock(
  tx: Ctx,
  { productId, productName, email, since }: Events['back_in_stock'],
): Promise<void> {
  const isTheirs = and(eq(people.email, email), eq(people.emailVerified, true))
  const [person] = await tx.db.select({ id: people.id }).from(people).where(isTheirs)
  if (!person) return
  const cause = `${productId} ${person.id} ${since.toISOString()}`
  await queueMessage(tx, person.id, { kind: 'back_in_stock', facts: { productId, productName }, cause })
}

/** Tells somebody what they owe, once a Saturday. */
export async function messageKhata(
  tx: Ctx,
  { personId, cause, owedPaise, payToken }: Events['khata_is_due'],
): Promise<void> {
  await queueMessage(tx, personId, { kind: 'khata_statement', facts: { owedPaise, payToken }, cause })
}

async function ownerOf({ db }: Ctx, orderId: string): Promise<{ personId: string; number: number } | null> {
  const [order] = await db
    .select({ personId: orders.personId, number: orders.number })
    .from(orders)
    .where(and(eq(orders.id, orderId), isNotNull(orders.personId)))
  return order ? { ...order, personId: order.personId! } : null
}
