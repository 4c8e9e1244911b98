import { asc, eq, sum } from 'drizzle-orm'

import type { RefundedLine } from '#db/schema/checkout.ts'
import { cashEntries, orderLines, orders, payments } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { creditGivenBack } from '#domain/invoices/credit.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'

import { carryOutRefunds, requestRefund } from './refunds.ts'
import { canGiveBack } from './rules.ts'

export interface RefundByHand {
  orderId: string
  /** The gateway's id of the payment; null: of what was paid in cash, and in cash. */
  paymentId: string | null
  /** What is to be given back, as it was sent; what the gateway could not give back is refused. */
  amountPaise: number
  /** Why, in the shopkeeper's words, for the customer to read. */
  note: string
  /** For which lines of the order. Empty: for none in particular, such as the shipping. */
  lines?: RefundedLine[] | undefined
}

/**
 * Gives a part of a payment back, or of what was paid in cash, once under one idempotency key; the gateway is
 * asked right away, and again until it is done. The row lock of the payment, or for cash that of the order,
 * lets one after the other in, so the sum of all never passes what was paid.
 * @throws not_signed_in, forbidden, not_found, bad_refund with what is left, key_reused
 */
export async function refundByHand(ctx: Ctx, input: RefundByHand, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = admin(ctx)
  const { orderId, paymentId, amountPaise, note, lines = [] } = input
  await once(ctx, { key: idempotencyKey, request: ['refund', input] }, async (tx) => {
    if (paymentId === null) await giveCashBack(tx, input)
    else await refundPart(tx, { ...input, paymentId })
    await creditGivenBack(tx, orderId, { reason: note, pieces: lines })
    tx.log.info({ orderId, payment: paymentId, amountPaise, actorId }, 'refund decided')
    return {}
  })
  if (paymentId !== null) await carryOutRefunds(ctx, paymentId)
}

async function refundPart(tx: Ctx, refund: RefundByHand & { paymentId: string }): Promise<void> {
  const { orderId, paymentId, amountPaise, note, lines = [] } = refund
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment?.orderId !== orderId) throw new DomainError('not_found', { what: 'payment' })
  const leftPaise = payment.amountPaise - payment.refundedPaise
  if (!canGiveBack(amountPaise, leftPaise)) throw new DomainError('bad_refund', { leftPaise })
  await refuseUnknownLines(tx, orderId, lines)
  const actorId = tx.actor?.id ?? null
  await requestRefund(tx, { orderId, paymentId, amountPaise, reason: 'by_hand', note, lines, actorId })
}

async function giveCashBack(tx: Ctx, refund: RefundByHand): Promise<void> {
  const { orderId, amountPaise, note, lines = [] } = refund
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order) throw new DomainError('not_found', { what: 'order' })
  const leftPaise = await cashLeftPaise(tx, orderId)
  const isAmount = Number.isSafeInteger(amountPaise) && amountPaise > 0
  if (!isAmount || amountPaise > leftPaise) throw new DomainError('bad_refund', { leftPaise, isCash: true })
  await refuseUnknownLines(tx, orderId, lines)
  await enterCash(tx, { orderId, amountPaise: -amountPaise, cause: newId(), note })
}

/** What was taken in cash for an order and not given back. Runs under the order's row lock. */
export async function cashLeftPaise({ db }: Ctx, orderId: string): Promise<number> {
  const [cash] = await db
    .select({ paise: sum(cashEntries.amountPaise).mapWith(Number) })
    .from(cashEntries)
    .where(eq(cashEntries.orderId, orderId))
  return cash?.paise ?? 0
}

/** No more pieces of a line than were bought. */
async function refuseUnknownLines({ db }: Ctx, orderId: string, lines: RefundedLine[]): Promise<void> {
  if (lines.length === 0) return
  const bought = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const quantities = new Map(bought.map(({ position, quantity }) => [position, quantity]))
  for (const { position, quantity } of lines)
    if (quantity > (quantities.get(position) ?? 0))
      throw new DomainError('invalid_input', { fields: { lines: { problem: 'unexpected' } } })
}

/**
 * Gives back all that is left of an order's money, in the transaction of its cause: what was paid online to
 * where it came from, what was paid in cash as cash. Answers the payments whose refunds are to be carried
 * out.
 */
export async function giveBackAll(
  tx: Ctx,
  { orderId, reason }: { orderId: string; reason: 'cancelled' | 'returned' },
): Promise<string[]> {
  const paid = await tx.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
    .for('update')
  const withMoney = paid.filter(({ amountPaise, refundedPaise }) => refundedPaise < amountPaise)
  for (const { id, amountPaise, refundedPaise } of withMoney)
    await requestRefund(tx, { orderId, paymentId: id, amountPaise: amountPaise - refundedPaise, reason })
  const cashPaise = await cashLeftPaise(tx, orderId)
  if (cashPaise > 0) await enterCash(tx, { orderId, amountPaise: -cashPaise, cause: reason })
  return withMoney.map(({ id }) => id)
}
