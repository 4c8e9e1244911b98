import { and, asc, eq, lte } from 'drizzle-orm'

import { fail } from './attempts.ts'
import type { Book } from './book.ts'
import { inBook, lockPayment } from './book.ts'
import { paymentError } from './instruments.ts'
import { sandboxPayments } from './schema.ts'

const bankMayTakeMs = 10 * 60_000
const lookEveryMs = 15_000

/** Answers the chore that fails payments which somebody began and walked away from. */
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
          lte(sandboxPayments.createdAt, new Date(now - bankMayTakeMs)),
        ),
      )
      .orderBy(asc(sandboxPayments.createdAt))
      .limit(50)
    for (const { id } of stale) {
      await inBook(book, async (open) => {
        const { payment } = await lockPayment(open, id)
        if (payment.status === 'created') await fail(open, payment, paymentError('payment_timed_out'))
      })
    }
  }
}
