import type { Ctx } from '#domain/ground/context.ts'
import { happened } from '#domain/ground/happened.ts'
import { inTransaction } from '#domain/ground/transaction.ts'
import { indianDay } from '#domain/time/rules.ts'

/** Tells the shop, once a day in India, that it has sent all codes that it sends in one day. */
export async function tellCodesUsedUp(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, (tx) => happened(tx, 'codes_used_up', { day: indianDay(tx.now()) }))
}
