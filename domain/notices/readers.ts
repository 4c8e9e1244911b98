import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Events } from '#domain/ground/happened.ts'
import { indianDay } from '#domain/time/rules.ts'

import { writeNotice } from './write-notice.ts'

// Of what happens, what the shop is told, in the transaction of it (domain/event-readers.ts).

export async function noticeOrder(
  tx: Ctx,
  { orderId, orderNumber, bought, isPaid }: Events['order_placed'],
): Promise<void> {
  const facts = { orderNumber, totalPaise: bought.totalPaise, isPaid }
  await writeNotice(tx, { kind: 'order_placed', cause: orderId, orderId, facts })
}

/** What its customer has changed, and nobody of the shop. */
export async function noticeChange(
  tx: Ctx,
  { order, editId, after, actorId }: Events['order_changed'],
): Promise<void> {
  if (order.personId !== actorId) return
  const facts = { orderNumber: order.number, totalPaise: after.totalPaise, isCancelled: false }
  await writeNotice(tx, { kind: 'order_changed', cause: editId, orderId: order.id, facts })
}

/** What its customer has cancelled. */
export async function noticeMove(tx: Ctx, { order, action, eventId }: Events['order_moved']): Promise<void> {
  const isTheirs = order.personId !== null && order.personId === tx.actor?.id
  if (action !== 'cancel' || !isTheirs) return
  const { id: orderId, number: orderNumber, totalPaise } = order
  const facts = { orderNumber, totalPaise, isCancelled: true }
  await writeNotice(tx, { kind: 'order_changed', cause: `move ${eventId}`, orderId, facts })
}

export async function noticeReturn(tx: Ctx, { returnId, orderId }: Events['return_asked']): Promise<void> {
  const facts = { orderNumber: await numberOf(tx, orderId) }
  await writeNotice(tx, { kind: 'return_asked', cause: returnId, orderId, facts })
}

export async function noticeLateMoney(
  tx: Ctx,
  { orderId, paymentId, amountPaise, why }: Events['money_not_owed'],
): Promise<void> {
  const facts = { orderNumber: await numberOf(tx, orderId), amountPaise, why }
  await writeNotice(tx, { kind: 'money_came_late', cause: paymentId, orderId, facts })
}

export async function noticeRefusedRefund(
  tx: Ctx,
  { refundId, round, orderId, amountPaise }: Events['refund_refused'],
): Promise<void> {
  const cause = `${refundId} ${round}`
  if (orderId === null)
    return writeNotice(tx, { kind: 'account_refund_refused', cause, facts: { amountPaise } })
  const facts = { orderNumber: await numberOf(tx, orderId), amountPaise }
  await writeNotice(tx, { kind: 'refund_refused', cause, orderId, facts })
}

export async function noticeWaitingRefund(
  tx: Ctx,
  { id, orderId, amountPaise }: Events['refund_waits'],
): Promise<void> {
  const facts = { orderNumber: await numberOf(tx, orderId), amountPaise }
  await writeNotice(tx, { kind: 'refund_waits', cause: id, orderId, facts })
}

export async function noticeAnsweredRefund(
  tx: Ctx,
  { id, orderId, amountPaise, isAllowed }: Events['refund_answered'],
): Promise<void> {
  const facts = { orderNumber: await numberOf(tx, orderId), amountPaise, isAllowed }
  await writeNotice(tx, { kind: 'refund_answered', cause: id, orderId, facts })
}

export async function noticeRefundLimit(
  tx: Ctx,
  { version, ...facts }: Events['refund_limit_lifted'],
): Promise<void> {
  await writeNotice(tx, { kind: 'refund_limit_lifted', cause: String(version), facts })
}

export async function noticeComplaint(tx: Ctx, { id, number }: Events['grievance_came']): Promise<void> {
  await writeNotice(tx, { kind: 'complaint', cause: id, facts: { number } })
}

/** Once a day in India, however often its writer changes it: it waits in the same list. */
export async function noticeReview(tx: Ctx, { reviewId, at, stars }: Events['review_came']): Promise<void> {
  await writeNotice(tx, { kind: 'review', cause: `${reviewId} ${indianDay(at)}`, facts: { stars } })
}

export async function noticeReportedReview(
  tx: Ctx,
  { reviewId, at }: Events['review_reported'],
): Promise<void> {
  const cause = `${reviewId} ${at.toISOString()}`
  await writeNotice(tx, { kind: 'review_reported', cause, facts: {} })
}

export async function noticeLowStock(tx: Ctx, { day, total }: Events['goods_run_low']): Promise<void> {
  await writeNotice(tx, { kind: 'low_stock', cause: day, facts: { total } })
}

/** Once a number and hour, however much a stranger writes; of the number itself a notice says nothing. */
export async function noticePhoneAnswer(tx: Ctx, { mobile, at }: Events['phone_answered']): Promise<void> {
  const hour = at.toISOString().slice(0, 'yyyy-mm-ddThh'.length)
  const cause = createHash('sha256').update(`${mobile} ${hour}`).digest('hex')
  await writeNotice(tx, { kind: 'phone_answer', cause, facts: {} })
}

export async function noticeMail(
  tx: Ctx,
  { mailId, kind, triedUntil }: Events['mail_given_up'],
): Promise<void> {
  const cause = `${mailId} ${triedUntil.toISOString()}`
  await writeNotice(tx, { kind: 'mail_failed', cause, facts: { mailKind: kind } })
}

export async function noticeWebhook(tx: Ctx, { id, event }: Events['webhook_given_up']): Promise<void> {
  await writeNotice(tx, { kind: 'webhook_failed', cause: id, facts: { event } })
}

export async function noticeBackup(tx: Ctx, { day }: Events['backup_failed']): Promise<void> {
  await writeNotice(tx, { kind: 'backup_failed', cause: day, facts: { day } })
}

export async function noticeUsedUpCodes(tx: Ctx, { day }: Events['codes_used_up']): Promise<void> {
  await writeNotice(tx, { kind: 'codes_used_up', cause: day, facts: { day } })
}

async function numberOf({ db }: Ctx, orderId: string): Promise<number> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId))
  return order?.number ?? 0
}
