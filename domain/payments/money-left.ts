import { eq } from 'drizzle-orm'

import { cashEntries, payments } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

import { leftByHand } from './rules.ts'

/** What of an order's money has not been given back, in paise, by the way in which it goes back. */
export async function moneyLeft(
  { db }: Ctx,
  orderId: string,
): Promise<{ online: number; upi: number; cash: number; receivable: number }> {
  const paid = await db.select().from(payments).where(eq(payments.orderId, orderId))
  const entries = await db.select().from(cashEntries).where(eq(cashEntries.orderId, orderId))
  const { upiPaise, cashPaise, receivablePaise } = leftByHand(entries)
  const online = paid.reduce((sum, { amountPaise, refundedPaise }) => sum + amountPaise - refundedPaise, 0)
  return { online, upi: upiPaise, cash: cashPaise, receivable: receivablePaise }
}
