import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import { orderEdits, orderLines, orders, paymentOrders, payments, people } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { signedIn } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { newId } from '#domain/ground/ids.ts'
import { changeStock } from '#domain/inventory/change-stock.ts'
import { recountSaved } from '#domain/offers/uses.ts'
import { changeWords } from '#domain/orders/change-words.ts'
import { moneyEntriesOf } from '#domain/orders/counter-cash.ts'
import { changedCause, changedNote, surplusLeftPaise } from '#domain/orders/rules.ts'
import { requestRefund } from '#domain/payments/refunds.ts'
import { canGiveBack, leftByHand } from '#domain/payments/rules.ts'
import { refuseToWait } from '#domain/payments/waiting-refund.ts'
import { lockAccountOfOrder } from '#domain/receivables/lock-account.ts'
import { takeOff } from '#domain/receivables/take-off.ts'

import type { EditPlan, Order } from './plan-edit.ts'
import { moneyAfter } from './rules.ts'
import type { MoneyAfter, MoneyBefore } from './rules.ts'

/**
 * Locks an order that is to be changed, and what somebody was asked to pay for it, in the order that `settle`
 * names: person, payment orders, order, and what its person owes. undefined where there is none.
 */
export async function lockToEdit(tx: Ctx, orderId: string): Promise<Order | undefined> {
  const { db } = tx
  const owner = db.select({ id: orders.personId }).from(orders).where(eq(orders.id, orderId))
  await db.select({ id: people.id }).from(people).where(inArray(people.id, owner)).for('no key update')
  await db.select({ id: paymentOrders.id }).from(paymentOrders).where(isAskedFor(orderId)).for('update')
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  await lockAccountOfOrder(tx, orderId)
  return order
}

function isAskedFor(orderId: string) {
  return and(
    eq(paymentOrders.orderId, orderId),
    eq(paymentOrders.purpose, 'order'),
    eq(paymentOrders.status, 'open'),
  )
}

interface Edit {
  plan: EditPlan
  note?: string | undefined
  /** Its customer adds these products of their cart, at a time that is later than all they were offered. */
  ofCart?: { productIds: string[]; at: Date }
}

/**
 * Writes a change of an order that is locked, as its products are: lines, stock, sums, money and the event.
 * Answers the payments from which money goes back. @throws bad_refund
 */
export async function writeEdit(tx: Ctx, order: Order, { plan, note, ofCart }: Edit): Promise<string[]> {
  const { id: orderId } = order
  const { before, after } = plan
  const version = order.version + 1
  const editId = newId()
  const actorId = signedIn(tx).id
  await tx.db.insert(orderEdits).values({
    id: editId,
    orderId,
    version,
    actorId,
    note: note ?? null,
    cartProducts: ofCart?.productIds ?? null,
    before,
    after,
    at: ofCart?.at ?? tx.now(),
  })
  await writeLines(tx, orderId, plan)
  await moveStock(tx, editId, plan)
  const money = await moneyOf(tx, order, { totalPaise: after.totalPaise, isLocked: true })
  const { offers } = plan
  const paymentIds = await writeMoney(tx, { order, editId, money, after, offers, version })
  if (order.offers.length + offers.length > 0) await recountSaved(tx, orderId, offers)
  await writeAudit(tx, {
    action: 'order_changed',
    objectId: orderId,
    before: { totalPaise: before.totalPaise, discountPaise: before.discountPaise },
    after: {
      totalPaise: after.totalPaise,
      discountPaise: after.discountPaise,
      changed: changeWords(before, after).join('; '),
    },
  })
  if (money.offPaise > 0)
    await takeOff(tx, {
      orderId,
      amountPaise: money.offPaise,
      cause: `${changedCause}${editId}`,
      note: changedNote,
    })
  const { duePaise, surplusLeftPaise: backByHandPaise } = money
  await happened(tx, 'order_changed', {
    order,
    editId,
    before,
    after,
    note: note ?? null,
    actorId,
    duePaise,
    backOnlinePaise: backOnline(money),
    backByHandPaise,
  })
  if (paymentIds.length > 0) await happened(tx, 'money_goes_back', { orderId, reason: changedNote })
  tx.log.info({ orderId, version, totalPaise: after.totalPaise, actorId }, 'order changed')
  return paymentIds
}

/** A line that stays is the same row, under the number that returns and papers know. */
async function writeLines({ db }: Ctx, orderId: string, { before, lines, isNew }: EditPlan): Promise<void> {
  const isOf = (position: number) => and(eq(orderLines.orderId, orderId), eq(orderLines.position, position))
  const left = new Map(lines.map((line) => [line.position, line]))
  for (const { position, quantity, sellingPricePaise, weighedGrams = null } of before.lines) {
    const line = left.get(position)
    if (!line) await db.delete(orderLines).where(isOf(position))
    else if (
      line.quantity !== quantity ||
      line.sellingPricePaise !== sellingPricePaise ||
      (line.weighedGrams ?? null) !== weighedGrams
    )
      await db
        .update(orderLines)
        .set({
          quantity: line.quantity,
          sellingPricePaise: line.sellingPricePaise,
          weighedGrams: line.weighedGrams ?? null,
        })
        .where(isOf(position))
  }
  const added = lines.filter(({ position }) => isNew(position)).map((line) => ({ ...line, orderId }))
  if (added.length > 0) await db.insert(orderLines).values(added)
}

async function moveStock(tx: Ctx, editId: string, { stock }: EditPlan): Promise<void> {
  await changeStock(
    tx,
    { why: 'sale', editId },
    stock.filter(({ change }) => change < 0),
  )
  await changeStock(
    tx,
    { why: 'cancel', editId },
    stock.filter(({ change }) => change > 0),
  )
}

/** What goes back by itself. */
export function backOnline({ online }: MoneyAfter): number {
  return online.reduce((sum, { backPaise }) => sum + backPaise, 0)
}

/**
 * What becomes of an order's money when it comes to so much. offPaise: what nobody owes for it any more
 * of what is written down. @throws bad_refund
 */
export async function moneyOf(
  ctx: Ctx,
  order: Order,
  { totalPaise, isLocked }: { totalPaise: number; isLocked: boolean },
): Promise<MoneyAfter & { offPaise: number }> {
  const ofOrder = ctx.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  const paid = await (isLocked ? ofOrder.for('update') : ofOrder)
  const byHand = await moneyEntriesOf(ctx, order.id)
  const before: MoneyBefore = {
    paidPaise: order.paidPaise,
    surplusPaise: order.surplusPaise,
    surplusLeftPaise: surplusLeftPaise(order, byHand),
    payments: paid,
  }
  const after = moneyAfter(before, totalPaise)
  for (const { paymentId, backPaise } of after.online) {
    const { amountPaise, refundedPaise } = paid.find(({ id }) => id === paymentId)!
    const leftPaise = amountPaise - refundedPaise
    if (backPaise > 0 && !canGiveBack(backPaise, leftPaise))
      throw new DomainError('bad_refund', { leftPaise })
  }
  const offPaise = Math.min(after.surplusLeftPaise, leftByHand(byHand).receivablePaise)
  return { ...after, surplusLeftPaise: after.surplusLeftPaise - offPaise, offPaise }
}

interface Written {
  order: Order
  editId: string
  money: MoneyAfter
  after: EditPlan['after']
  offers: EditPlan['offers']
  version: number
}

/**
 * What nobody owes any more comes off the payments first: an order is never paid for more than it costs. What
 * somebody was asked to pay for it gives way, and its money, should it come, pays for what is due by then.
 */
async function writeMoney(
  tx: Ctx,
  { order, editId, money, after, offers, version }: Written,
): Promise<string[]> {
  const { id: orderId } = order
  for (const { paymentId, offPaise } of money.online)
    await tx.db
      .update(payments)
      .set({ appliedPaise: sql`${payments.appliedPaise} - ${offPaise}` })
      .where(eq(payments.id, paymentId))
  const { lines: _, ...sums } = after
  await tx.db
    .update(orders)
    .set({
      ...sums,
      depositPaise: sums.depositPaise ?? 0,
      offers,
      version,
      paidPaise: money.paidPaise,
      surplusPaise: money.surplusPaise,
    })
    .where(eq(orders.id, orderId))
  if (money.duePaise !== order.totalPaise - order.paidPaise)
    await tx.db
      .update(paymentOrders)
      .set({ status: 'superseded', nextCheckAt: null })
      .where(isAskedFor(orderId))
  const back = money.online.filter(({ backPaise }) => backPaise > 0)
  const amountPaise = back.reduce((sum, { backPaise }) => sum + backPaise, 0)
  await refuseToWait(tx, { orderId, amountPaise })
  for (const { paymentId, backPaise } of back)
    await requestRefund(tx, {
      orderId,
      paymentId,
      amountPaise: backPaise,
      reason: 'by_hand',
      note: changedNote,
      actorId: signedIn(tx).id,
      editId,
    })
  return back.map(({ paymentId }) => paymentId)
}
