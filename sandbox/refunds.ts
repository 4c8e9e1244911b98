import { eq, sql } from 'drizzle-orm'

import type { Book, PaymentRow, RefundRow } from './book.ts'
import { lockPayment, updatePayment } from './book.ts'
import { announce } from './events.ts'
import { newId } from './ids.ts'
import { SandboxRefusal, unknownId } from './refusals.ts'
import { sandboxRefunds } from './schema.ts'

export interface RefundRequest {
  /** All that is left when it is not said. */
  amount?: number | undefined
  speed: 'normal' | 'optimum'
  notes: Record<string, string>
  receipt: string | null
}

const sixMonthsMs = 183 * 24 * 60 * 60 * 1000

/**
 * Gives money back by Razorpay's rules. `status` is what the bank makes of it. To be called in a
 * transaction.
 */
export async function refundPayment(
  book: Book,
  paymentId: string,
  request: RefundRequest,
  idempotencyKey: string | null,
  status: 'processed' | 'pending',
): Promise<RefundRow> {
  const fingerprint = JSON.stringify([paymentId, request])
  if (idempotencyKey !== null) {
    const earlier = await earlierRefund(book, idempotencyKey, fingerprint)
    if (earlier) return earlier
  }
  const { payment } = await lockPayment(book, paymentId)
  const amountPaise = refundableAmount(book, payment, request.amount)
  return writeRefund(book, payment, {
    id: newId('rfnd'),
    paymentId,
    amountPaise,
    currency: payment.currency,
    status,
    speed: request.speed,
    notes: request.notes,
    receipt: request.receipt,
    idempotencyKey,
    request: fingerprint,
    createdAt: book.now(),
  })
}

/** A payment that was authorised when its order had been paid goes back whole, at once and by itself. */
export async function refundSurplus(book: Book, payment: PaymentRow): Promise<PaymentRow> {
  await writeRefund(book, payment, {
    id: newId('rfnd'),
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    currency: payment.currency,
    status: 'processed',
    speed: 'normal',
    notes: {},
    receipt: null,
    idempotencyKey: null,
    request: 'surplus',
    createdAt: book.now(),
  })
  return { ...payment, status: 'refunded', amountRefundedPaise: payment.amountPaise }
}

/**
 * The bank's answer to a refund that was pending: done, or impossible, which makes the money the shop's
 * again.
 */
export async function settleRefund(
  book: Book,
  refundId: string,
  outcome: 'processed' | 'failed',
): Promise<RefundRow> {
  const found = await book.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, refundId))
  if (!found[0]) throw unknownId()
  const { payment } = await lockPayment(book, found[0].paymentId)
  const [refund] = await book.db
    .update(sandboxRefunds)
    .set({ status: outcome })
    .where(sql`${sandboxRefunds.id} = ${refundId} and ${sandboxRefunds.status} = 'pending'`)
    .returning()
  if (!refund) throw new SandboxRefusal('The refund is not pending.')
  const amountRefundedPaise = payment.amountRefundedPaise - (outcome === 'failed' ? refund.amountPaise : 0)
  const updated = await updatePayment(book, payment.id, withRefunded(payment, amountRefundedPaise))
  await announce(book, payment.webhookMode, { event: `refund.${outcome}`, refund, payment: updated })
  return refund
}

async function writeRefund(book: Book, payment: PaymentRow, refund: RefundRow): Promise<RefundRow> {
  await book.db.insert(sandboxRefunds).values(refund)
  const amountRefundedPaise = payment.amountRefundedPaise + refund.amountPaise
  const updated = await updatePayment(book, payment.id, withRefunded(payment, amountRefundedPaise))
  await announce(book, payment.webhookMode, { event: 'refund.created', refund, payment: updated })
  if (refund.status === 'processed') {
    await announce(book, payment.webhookMode, { event: 'refund.processed', refund, payment: updated })
  }
  return refund
}

function withRefunded(payment: PaymentRow, amountRefundedPaise: number): Partial<PaymentRow> {
  const status = amountRefundedPaise === payment.amountPaise ? 'refunded' : 'captured'
  return { amountRefundedPaise, status }
}

function refundableAmount(book: Book, payment: PaymentRow, asked: number | undefined): number {
  if (payment.status === 'refunded') {
    throw new SandboxRefusal('The payment has been fully refunded already.')
  }
  if (payment.status !== 'captured') {
    throw new SandboxRefusal('The payment status should be captured for action to be taken')
  }
  if (book.now().getTime() - payment.createdAt.getTime() > sixMonthsMs) {
    throw new SandboxRefusal('The payment is more than six months old and cannot be refunded.')
  }
  const left = payment.amountPaise - payment.amountRefundedPaise
  const amount = asked ?? left
  if (amount > payment.amountPaise) {
    throw new SandboxRefusal('The refund amount provided is greater than amount captured.', {
      field: 'amount',
    })
  }
  if (amount > left) {
    throw new SandboxRefusal('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    })
  }
  return amount
}

/**
 * What was answered to this key before; a key that is being answered just now is refused, as Razorpay does.
 */
async function earlierRefund(book: Book, key: string, fingerprint: string): Promise<RefundRow | null> {
  const locked = await book.db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`razorpay_sandbox ${key}`}, 0)) as free`,
  )
  if (!locked.rows[0]?.free) {
    throw new SandboxRefusal('A request with this idempotency key is in progress.', { status: 409 })
  }
  const rows = await book.db.select().from(sandboxRefunds).where(eq(sandboxRefunds.idempotencyKey, key))
  const earlier = rows[0]
  if (earlier && earlier.request !== fingerprint) {
    throw new SandboxRefusal('The idempotency key was used with a different request.')
  }
  return earlier ?? null
}
