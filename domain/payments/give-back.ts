import { asc, eq, sum } from 'drizzle-orm'

import type { RefundedLine } from '#db/schema/checkout.ts'
import { cashEntries, orderLines, payments } from '#db/schema/index.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { once } from '#domain/ground/idempotency.ts'
import { creditGivenBack } from '#domain/invoices/credit.ts'

import { carryOutRefunds, requestRefund } from './refunds.ts'
import { canGiveBack } from './rules.ts'

export interface RefundByHand {
  orderId: string
  /** The gateway's id of the payment. */
  paymentId: string
  /** What is to be given back, as it was sent; what the gateway could not give back is refused. */
  amountPaise: number
  /** Why, in the shopkeeper's words, for the customer to read. */
  note: string
  /** For which lines of the order. Empty: for none in particular, such as the shipping. */
  lines?: RefundedLine[] | undefined
}

/**
 * Gives a part of a payment back, once under one idempotency key; the gateway is asked right away, and again
 * until it is done. The payment's row lock lets one after the other in, so the sum of all never passes what
 * was captured. @throws not_signed_in, forbidden, not_found, bad_refund with what is left, key_reused
 */
export async function refundByHand(ctx: Ctx, input: RefundByHand, idempotencyKey?: string): Promise<void> {
  const { id: actorId } = admin(ctx)
  const { orderId, paymentId, amountPaise, note, lines = [] } = input
  await once(ctx, { key: idempotencyKey, request: ['refund', input] }, async (tx) => {
    const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
    if (payment?.orderId !== orderId) throw new DomainError('not_found', { what: 'payment' })
    const leftPaise = payment.amountPaise - payment.refundedPaise
    if (!canGiveBack(amountPaise, leftPaise)) throw new DomainError('bad_refund', { leftPaise })
    await refuseUnknownLines(tx, orderId, lines)
    await requestRefund(tx, { paymentId, amountPaise, reason: 'by_hand', note, lines, actorId })
    await creditGivenBack(tx, orderId, { reason: note, pieces: lines })
    tx.log.info({ orderId, payment: paymentId, amountPaise, actorId }, 'refund decided')
    return {}
  })
  await carryOutRefunds(ctx, paymentId)
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
    await requestRefund(tx, { paymentId: id, amountPaise: amountPaise - refundedPaise, reason })
  const [cash] = await tx.db
    .select({ paise: sum(cashEntries.amountPaise).mapWith(Number) })
    .from(cashEntries)
    .where(eq(cashEntries.orderId, orderId))
  if (cash?.paise)
    await tx.db.insert(cashEntries).values({
      orderId,
      amountPaise: -cash.paise,
      cause: reason,
      actorId: tx.actor?.id ?? null,
      at: tx.now(),
    })
  return withMoney.map(({ id }) => id)
}
