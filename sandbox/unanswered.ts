import { and, asc, eq, lte, or, sql } from 'drizzle-orm'

import { authorize, fail, succeed } from './attempts.ts'
import type { Book, OrderRow, PaymentRow } from './book.ts'
import { inBook, lockPayment, updatePayment } from './book.ts'
import { paymentError } from './instruments.ts'
import { refundSurplus } from './refunds.ts'
import { SandboxRefusal } from './refusals.ts'
import { sandboxPayments } from './schema.ts'

const bankMayTakeMs = 10 * 60_000
const lookEveryMs = 15_000
const lateMs = 30_000

/** Lets the bank say yes to a payment half a minute from now, whoever waits. */
export function confirmLater(book: Book, { id, instrument }: PaymentRow): Promise<PaymentRow> {
  return updatePayment(book, id, { instrument: { ...instrument, lateAt: book.now().getTime() + lateMs } })
}

/**
 * Answers the chore that ends payments which somebody began and walked away from: in failure, or a late yes.
 */
export function failUnanswered(book: Book): () => Promise<void> {
  let lookedAt = 0
  return async () => {
    const now = book.now().getTime()
    if (now - lookedAt < lookEveryMs) return
    lookedAt = now
    const stale = await book.db
      .select({ id: sandboxPayments.id })
      .from(sandboxPayments)
      .where(
        and(
          eq(sandboxPayments.status, 'created'),
          or(
            lte(sandboxPayments.createdAt, new Date(now - bankMayTakeMs)),
            lte(sql`(${sandboxPayments.instrument}->>'lateAt')::bigint`, now),
          ),
        ),
      )
      .orderBy(asc(sandboxPayments.createdAt))
      .limit(50)
    for (const { id } of stale) {
      await inBook(book, async (open) => {
        const { order, payment } = await lockPayment(open, id)
        if (payment.status !== 'created') return
        if (payment.instrument.lateAt === undefined)
          await fail(open, payment, paymentError('payment_timed_out'))
        else await confirm(open, order, payment)
      })
    }
  }
}

/** What was paid by another attempt meanwhile goes back, as at Razorpay; beside money set aside it fails. */
async function confirm(book: Book, order: OrderRow, payment: PaymentRow): Promise<void> {
  if (order.status === 'paid') return void (await refundSurplus(book, await authorize(book, payment)))
  await succeed(book, order, payment).catch(async (error: unknown) => {
    if (!(error instanceof SandboxRefusal)) throw error
    await fail(book, payment, paymentError('payment_failed'))
  })
}
