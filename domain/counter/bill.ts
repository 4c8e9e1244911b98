import { and, asc, desc, eq, gt, ne } from 'drizzle-orm'

import { cashEntries, invoices, orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { isMoney, referenceOfCash } from '#domain/orders/counter-cash.ts'
import { isSeen } from '#domain/orders/seen-by.ts'

/** The bill of an order as it is printed, with what was taken for it by hand and not entered by mistake. */
export interface Bill {
  document: typeof invoices.$inferSelect
  orderNumber: number
  paid: Pick<typeof cashEntries.$inferSelect, 'way' | 'amountPaise' | 'givenPaise' | 'reference'>[]
}

/**
 * The bill of an order (its newest invoice, bill of supply or receipt), for whoever may see the order.
 * @throws not_signed_in, not_found
 */
export async function billOf(ctx: Ctx, orderId: string): Promise<Bill> {
  const [found] = await ctx.db
    .select({ order: orders, document: invoices })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), ne(invoices.kind, 'credit_note')))
    .where(eq(orders.id, orderId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.n))
    .limit(1)
  if (!(await isSeen(ctx, found?.order))) throw new DomainError('not_found', { what: 'order' })
  const { order, document } = found!
  if (!document) throw new DomainError('not_found', { what: 'invoice' })
  const paid = await ctx.db
    .select({
      way: cashEntries.way,
      amountPaise: cashEntries.amountPaise,
      givenPaise: cashEntries.givenPaise,
      reference: referenceOfCash,
    })
    .from(cashEntries)
    .where(and(eq(cashEntries.orderId, orderId), gt(cashEntries.amountPaise, 0), isMoney))
    .orderBy(asc(cashEntries.id))
  return { document, orderNumber: order.number, paid }
}
