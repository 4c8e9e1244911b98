import { and, asc, eq, isNull } from 'drizzle-orm'

import {
  batches,
  orderLines,
  orders,
  payments,
  recalledOrders,
  returnLines,
  returns,
} from '#db/schema/index.ts'
import { moveInTransaction } from '#domain/fulfilment/move-order.ts'
import { takePackingBack } from '#domain/fulfilment/take-back.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { expectedError } from '#domain/ground/expected-error.ts'
import type { EventReaders } from '#domain/ground/happened.ts'
import { newId } from '#domain/ground/ids.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { creditTakenBack } from '#domain/invoices/credit.ts'
import { discountsOfLines } from '#domain/offers/rules.ts'
import { changeInTransaction, plannedChange } from '#domain/order-edits/change-order.ts'
import { carryOutRefunds } from '#domain/payments/refunds.ts'
import { decide } from '#domain/returns/decide-return.ts'
import { returnablePieces } from '#domain/returns/returnable.ts'
import { shareReturned } from '#domain/settlement/share-order.ts'

/** So many orders are done in one call: each has a transaction of its own. */
const mostDone = 20

type Order = typeof orders.$inferSelect
type Recalled = typeof recalledOrders.$inferSelect
type Outcome = NonNullable<Recalled['outcome']>

/**
 * Does what follows a recall for orders that wait: what has not left goes without the pieces, or is cancelled
 * where it has nothing else; of what was delivered the money goes back, online by itself, and by hand as for
 * a return. What is on its way waits until it has arrived or come back. Called again until nothing more can
 * be done; each order is done once.
 * @throws not_signed_in, forbidden
 */
export async function carryOutRecall(ctx: Ctx, batchId: string, most = mostDone): Promise<void> {
  admin(ctx)
  const waiting = await ctx.db
    .select()
    .from(recalledOrders)
    .innerJoin(batches, eq(batches.id, recalledOrders.batchId))
    .innerJoin(orders, eq(orders.id, recalledOrders.orderId))
    .where(and(eq(recalledOrders.batchId, batchId), isNull(recalledOrders.outcome)))
    .orderBy(asc(orders.number))
  let done = 0
  for (const row of waiting) {
    if (done === most) return
    if (row.orders.status === 'out_for_delivery') continue
    const of = { productId: row.batches.productId, reason: row.batches.recallReason! }
    try {
      await carryOut(ctx, row.recalled_orders, of)
      done++
    } catch (error) {
      // It stays in the list, where the desk sees how the order stands; the others go on.
      if (!expectedError(error)) throw error
      ctx.log.warn({ batchId, orderId: row.orders.id, error }, 'recall of an order waits')
    }
  }
}

interface Of {
  productId: string
  reason: string
}

async function carryOut(ctx: Ctx, { batchId, orderId, pieces }: Recalled, of: Of): Promise<void> {
  const paymentIds = await inTransaction(ctx, async (tx) => {
    const its = and(eq(recalledOrders.batchId, batchId), eq(recalledOrders.orderId, orderId))
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    // Under the lock: somebody else may have done it.
    const [row] = await tx.db.select().from(recalledOrders).where(its)
    if (row!.outcome !== null) return []
    const done = await actOn({ ...tx, readers: untold(tx.readers) }, order!, { ...of, pieces })
    await tx.db.update(recalledOrders).set({ outcome: done.outcome, doneAt: tx.now() }).where(its)
    return done.paymentIds
  })
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/** The recall itself has told its customer; a second message of the same would be one too many. */
function untold(readers: EventReaders): EventReaders {
  return {
    ...readers,
    order_changed: [],
    order_moved: [],
    move_taken_back: [creditTakenBack],
    return_answered: [shareReturned],
  }
}

interface Done {
  outcome: Outcome
  paymentIds: string[]
}

async function actOn(tx: Ctx, order: Order, of: Of & { pieces: number }): Promise<Done> {
  const { status } = order
  if (status === 'cancelled' || status === 'refunded') return { outcome: 'nothing', paymentIds: [] }
  if (status === 'delivered') return giveBack(tx, order, of)
  return takeOut(tx, order, of)
}

/** @throws what changing or cancelling an order throws */
async function takeOut(
  tx: Ctx,
  order: Order,
  { productId, pieces, reason: note }: Of & { pieces: number },
): Promise<Done> {
  const orderId = order.id
  const lines = without(await linesOf(tx, orderId), productId, pieces)
  if (lines.every(({ quantity }) => quantity === 0)) {
    const { paymentIds } = await moveInTransaction(tx, { orderId, action: 'cancel', note })
    return { outcome: 'cancelled', paymentIds }
  }
  if (order.status === 'packed') await takePackingBack(tx, { order, reason: note })
  // As where the shop lacks goods: what was brought free stays so.
  const change = { orderId, version: order.version, lines, keepsDelivery: true }
  const { after } = await plannedChange(tx, change)
  const { paymentIds } = await changeInTransaction(tx, { ...change, totalPaise: after.totalPaise, note })
  return { outcome: 'taken_out', paymentIds }
}

function linesOf({ db }: Ctx, orderId: string) {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** The lines with so many pieces of a product less, of its last line first. */
function without(
  lines: Awaited<ReturnType<typeof linesOf>>,
  productId: string,
  pieces: number,
): { position: number; quantity: number }[] {
  let rest = pieces
  return lines
    .toReversed()
    .map((line) => {
      // A box goes whole, because it has one price.
      const inOne = (line.productId === productId ? 1 : 0) + inBox(line, productId)
      const taken = inOne === 0 ? 0 : Math.min(Math.ceil(rest / inOne), line.quantity)
      rest = Math.max(0, rest - taken * inOne)
      return { position: line.position, quantity: line.quantity - taken }
    })
    .toReversed()
}

function inBox({ box }: Awaited<ReturnType<typeof linesOf>>[number], goodsId: string): number {
  return box?.find(({ productId }) => productId === goodsId)?.quantity ?? 0
}

/** As a return that the shop asks for: online money goes back at once, the rest waits for a hand. */
async function giveBack(tx: Ctx, order: Order, of: Of & { pieces: number }): Promise<Done> {
  const lines = await linesOf(tx, order.id)
  const left = await returnablePieces(tx, order.id)
  const kept = without(lines, of.productId, of.pieces)
  const back = lines.flatMap(({ position, quantity }, place) => {
    const wanted = quantity - kept[place]!.quantity
    const can = left.find((line) => line.position === position)?.pieces ?? 0
    return wanted > 0 && can > 0 ? [{ position, quantity: Math.min(wanted, can) }] : []
  })
  if (back.length === 0) return { outcome: 'nothing', paymentIds: [] }
  const returnId = newId()
  const asked = {
    id: returnId,
    orderId: order.id,
    wish: 'money',
    reason: of.reason,
    createdAt: tx.now(),
  } as const
  await tx.db.insert(returns).values(asked)
  await tx.db.insert(returnLines).values(back.map((line) => ({ ...line, returnId, orderId: order.id })))
  const amountPaise = worthOf(lines, back, order)
  if (amountPaise === 0 || (await leftOnlinePaise(tx, order.id)) < amountPaise)
    return { outcome: 'return_asked', paymentIds: [] }
  const { paymentIds } = await decide(tx, {
    returnId,
    outcome: { is: 'money', amountPaise },
    answer: of.reason,
  })
  return { outcome: 'given_back', paymentIds }
}

/** What was paid for these pieces, offers taken off; a part of a paisa goes to the customer. */
function worthOf(
  lines: Awaited<ReturnType<typeof linesOf>>,
  back: readonly { position: number; quantity: number }[],
  order: Order,
): number {
  const discounts = discountsOfLines(lines, order)
  return lines.reduce((sum, { position, quantity, sellingPricePaise }, place) => {
    const pieces = back.find((line) => line.position === position)?.quantity ?? 0
    const paidPaise = quantity * sellingPricePaise - discounts[place]!
    return sum + Math.ceil((paidPaise * pieces) / quantity)
  }, 0)
}

async function leftOnlinePaise({ db }: Ctx, orderId: string): Promise<number> {
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId)).for('update')
  return paid.reduce((sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise, 0)
}
