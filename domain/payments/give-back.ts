import { asc, eq, sql } from 'drizzle-orm'

import type { RefundedLine } from '#db/schema/checkout.ts'
import { orderLines, orders, payments } from '#db/schema/index.ts'
import { depositKeptPaise } from '#domain/deposits/queries.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { happened } from '#domain/ground/happened.ts'
import { once } from '#domain/ground/idempotency.ts'
import { newId } from '#domain/ground/ids.ts'
import { moneyEntriesOf } from '#domain/orders/counter-cash.ts'
import { enterCash } from '#domain/orders/enter-cash.ts'
import type { CashEntered } from '#domain/orders/enter-cash.ts'
import { holdOwner } from '#domain/orders/hold-owner.ts'
import {
  changedCause,
  noDeliveryCause,
  shippingToGiveBackPaise,
  surplusLeftPaise,
} from '#domain/orders/rules.ts'
import { takeOff } from '#domain/receivables/take-off.ts'

import { carryOutRefunds, requestRefund } from './refunds.ts'
import { canGiveBack, leftByHand } from './rules.ts'
import { isAtDesk, orWaits, refuseToWait } from './waiting-refund.ts'

export interface RefundByHand {
  orderId: string
  /** The gateway's id of the payment; null: of what was paid in cash, or to the shop's own UPI id. */
  paymentId: string | null
  /** What is to be given back, as it was sent; what the gateway could not give back is refused. */
  amountPaise: number
  /** Why, in the shopkeeper's words, for the customer to read. */
  note: string
  /** For the desk alone, of what goes back by hand. At most 500 characters. */
  ourNote?: string | undefined
  /** For which lines of the order. Empty: for none in particular, such as the shipping. */
  lines?: RefundedLine[] | undefined
  /** How it goes back by hand; left out: by UPI where there is a reference or it came so, else in cash. */
  way?: 'cash' | 'upi' | undefined
  /** The reference of what was sent by UPI. */
  upiReference?: string | undefined
  /** It is what was paid in cash or by UPI for a delivery that nobody made; once an order. */
  isDelivery?: boolean | undefined
  /** It is what was paid for goods that were taken out of the order since. */
  isSurplus?: boolean | undefined
}

/**
 * Gives a part of a payment back, or of what was paid in cash, once under one idempotency key; the gateway is
 * asked right away, and again until it is done. The row lock of the payment, or for cash that of the order,
 * lets one after the other in, so the sum of all never passes what was paid.
 * @throws not_signed_in, forbidden, not_found, invalid_input, bad_refund with what is left,
 *   upi_reference_used, key_reused, refund_waits, refund_waits_already, only_administrator
 */
export async function refundByHand(ctx: Ctx, input: RefundByHand, idempotencyKey?: string): Promise<void> {
  admin(ctx)
  const asked = { request: { kind: 'refund', input } as const, note: input.note }
  const repeatable = { key: idempotencyKey, request: ['refund', input] }
  const paymentIds = await orWaits(ctx, asked, () => once(ctx, repeatable, (tx) => giveBack(tx, input)))
  for (const id of paymentIds) await carryOutRefunds(ctx, id)
}

/** In the transaction of who gives it back or allows it. Answers the payment that it goes back from. */
export async function giveBack(tx: Ctx, input: RefundByHand): Promise<string[]> {
  const { orderId, paymentId, amountPaise, note, lines = [] } = input
  await holdOwner(tx, orderId)
  // Of what one person gives back of an order one thing after the other is counted (`refuseToWait`).
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order) throw new DomainError('not_found', { what: 'order' })
  await refuseDeposit(tx, order, input)
  if (paymentId === null) await handBack(tx, order, input)
  else await refundPart(tx, { ...input, paymentId })
  await happened(tx, 'money_goes_back', { orderId, reason: note, pieces: lines })
  tx.log.info({ orderId, payment: paymentId, amountPaise, actorId: tx.actor?.id }, 'refund decided')
  return paymentId === null ? [] : [paymentId]
}

/**
 * What is kept for bottles and crates goes back for these alone, or with the goods in them. @throws
 * bad_refund with what is left beside it
 */
async function refuseDeposit(
  tx: Ctx,
  order: typeof orders.$inferSelect,
  { amountPaise, isDelivery, isSurplus }: RefundByHand,
): Promise<void> {
  const keptPaise = await depositKeptPaise(tx, order)
  if (keptPaise === 0 || isDelivery || isSurplus) return
  const leftPaise = Math.max(0, (await moneyLeftPaise(tx, order.id)) - keptPaise)
  if (amountPaise > leftPaise) throw new DomainError('bad_refund', { leftPaise })
}

/** What was paid for an order, online and by hand, and not given back. Runs under its row lock. */
async function moneyLeftPaise(tx: Ctx, orderId: string): Promise<number> {
  const left = sql`coalesce(sum(${payments.amountPaise} - ${payments.refundedPaise}), 0)`.mapWith(Number)
  const [online] = await tx.db.select({ left }).from(payments).where(eq(payments.orderId, orderId))
  return online!.left + (await leftPaiseByHand(tx, orderId))
}

async function refundPart(tx: Ctx, refund: RefundByHand & { paymentId: string }): Promise<void> {
  const { orderId, paymentId, amountPaise, note, lines = [] } = refund
  const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId)).for('update')
  if (payment?.orderId !== orderId) throw new DomainError('not_found', { what: 'payment' })
  const leftPaise = payment.amountPaise - payment.refundedPaise
  if (!canGiveBack(amountPaise, leftPaise)) throw new DomainError('bad_refund', { leftPaise })
  await refuseUnknownLines(tx, orderId, lines)
  await refuseToWait(tx, { orderId, amountPaise })
  const actorId = tx.actor?.id ?? null
  await requestRefund(tx, { orderId, paymentId, amountPaise, reason: 'by_hand', note, lines, actorId })
}

async function handBack(tx: Ctx, order: typeof orders.$inferSelect, refund: RefundByHand): Promise<void> {
  const { orderId, note, ourNote, lines = [] } = refund
  const entries = await moneyEntriesOf(tx, orderId)
  const left = leftByHand(entries)
  const leftPaise = leftFor(refund, order, entries)
  const isAmount = Number.isSafeInteger(refund.amountPaise) && refund.amountPaise > 0
  if (!isAmount || refund.amountPaise > leftPaise)
    throw new DomainError('bad_refund', { leftPaise, isCash: true })
  await refuseUnknownLines(tx, orderId, lines)
  await refuseToWait(tx, { orderId, amountPaise: refund.amountPaise })
  const cause = causeOf(refund)
  const offPaise = await takeOff(tx, { orderId, amountPaise: refund.amountPaise, cause, note, ourNote })
  const amountPaise = refund.amountPaise - offPaise
  if (amountPaise === 0) return
  const upiReference = referenceOf({ ...refund, amountPaise }, left)
  await enterCash(tx, { orderId, amountPaise: -amountPaise, cause, note, ourNote, upiReference })
}

function leftFor(
  { isDelivery, isSurplus }: RefundByHand,
  order: typeof orders.$inferSelect,
  entries: Awaited<ReturnType<typeof moneyEntriesOf>>,
): number {
  if (isDelivery) return shippingToGiveBackPaise({ ...order, transactionId: order.paymentId }, entries)
  if (isSurplus) return surplusLeftPaise(order, entries)
  const { cashPaise, upiPaise, receivablePaise } = leftByHand(entries)
  return cashPaise + upiPaise + receivablePaise
}

function causeOf({ isDelivery, isSurplus }: RefundByHand): string {
  if (isDelivery) return noDeliveryCause
  return isSurplus ? `${changedCause}${newId()}` : newId()
}

/**
 * The reference under which it went back by UPI; undefined where it goes back in cash. @throws invalid_input
 */
function referenceOf(
  { amountPaise, way, upiReference }: RefundByHand,
  { cashPaise }: ReturnType<typeof leftByHand>,
): string | undefined {
  const isByUpi = way ? way === 'upi' : upiReference !== undefined || amountPaise > cashPaise
  if (isByUpi && upiReference === undefined) throw wrongReference('missing')
  if (!isByUpi && upiReference !== undefined) throw wrongReference('unexpected')
  return upiReference
}

function wrongReference(problem: 'missing' | 'unexpected'): DomainError<'invalid_input'> {
  return new DomainError('invalid_input', { fields: { upiReference: { problem } } })
}

/**
 * What was taken in cash, or to the shop's own UPI id, and not given back. Runs under the order's row lock.
 */
export async function cashLeftPaise(ctx: Ctx, orderId: string): Promise<number> {
  const { cashPaise, upiPaise } = leftByHand(await moneyEntriesOf(ctx, orderId))
  return cashPaise + upiPaise
}

/** The same with what is written down. Runs under the order's row lock. */
export async function leftPaiseByHand(ctx: Ctx, orderId: string): Promise<number> {
  const { cashPaise, upiPaise, receivablePaise } = leftByHand(await moneyEntriesOf(ctx, orderId))
  return cashPaise + upiPaise + receivablePaise
}

/**
 * Takes off what is written down of an order, and enters what a hand gives back beyond that of its cash and
 * UPI, each in the way in which it came: what came by UPI needs the reference with which it was
 * sent back. Of a part the UPI goes first where there is one. With a `way` all of it goes so. Runs
 * under the order's row lock. @throws invalid_input, upi_reference_used
 */
export async function enterHandedBack(
  tx: Ctx,
  back: Pick<CashEntered, 'orderId' | 'amountPaise' | 'cause' | 'note' | 'ourNote' | 'upiReference'>,
  way?: 'cash' | 'upi',
): Promise<void> {
  const { upiReference, ...entry } = back
  const amountPaise = back.amountPaise - (await takeOff(tx, entry))
  const isNothing = amountPaise === 0
  if ((way === 'cash' || isNothing) && upiReference !== undefined) throw wrongReference('unexpected')
  if (isNothing) return
  if (way === 'upi' && upiReference === undefined) throw wrongReference('missing')
  if (way) return enterCash(tx, { ...entry, amountPaise: -amountPaise, upiReference })
  const { cashPaise, upiPaise } = leftByHand(await moneyEntriesOf(tx, back.orderId))
  const byUpiPaise = upiReference === undefined ? 0 : Math.min(amountPaise, upiPaise)
  if (upiReference !== undefined && byUpiPaise === 0) throw wrongReference('unexpected')
  const inCashPaise = amountPaise - byUpiPaise
  if (inCashPaise > cashPaise) throw wrongReference('missing')
  if (byUpiPaise > 0) await enterCash(tx, { ...entry, amountPaise: -byUpiPaise, upiReference })
  if (inCashPaise > 0) await enterCash(tx, { ...entry, amountPaise: -inCashPaise })
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

interface BackByHand {
  orderId: string
  /** How all of it goes back by hand; left out: the way in which it came. */
  way?: 'cash' | 'upi' | undefined
  upiReference?: string | undefined
  ourNote?: string | undefined
}

/**
 * Gives back all that is left of an order's money, in the transaction of its cause: what was paid online to
 * where it came from, what was paid in cash as cash, and what came to the shop's own UPI id by UPI, with the
 * reference of what was sent. Answers the payments whose refunds are to be carried out.
 * @throws invalid_input, upi_reference_used, refund_waits
 */
export async function giveBackAll(
  tx: Ctx,
  { orderId, reason, way, upiReference, ourNote }: BackByHand & { reason: 'cancelled' | 'returned' },
): Promise<string[]> {
  const paid = await tx.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
    .for('update')
  const withMoney = paid.filter(({ amountPaise, refundedPaise }) => refundedPaise < amountPaise)
  const onlinePaise = withMoney.reduce((sum, one) => sum + one.amountPaise - one.refundedPaise, 0)
  const amountPaise = await leftPaiseByHand(tx, orderId)
  await refuseToWait(tx, { orderId, amountPaise: onlinePaise + amountPaise })
  const { actor } = tx
  const actorId = actor && (await isAtDesk(tx, actor, orderId)) ? actor.id : null
  for (const { id, amountPaise: paidPaise, refundedPaise } of withMoney) {
    const leftPaise = paidPaise - refundedPaise
    await requestRefund(tx, { orderId, paymentId: id, amountPaise: leftPaise, reason, actorId })
  }
  if (amountPaise > 0 || upiReference !== undefined)
    await enterHandedBack(tx, { orderId, amountPaise, cause: reason, ourNote, upiReference }, way)
  return withMoney.map(({ id }) => id)
}
