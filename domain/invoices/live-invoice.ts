import { and, desc, eq, ne } from 'drizzle-orm'

import { invoices } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'

export type Invoice = typeof invoices.$inferSelect

/** The newest invoice of an order, locked, with its credit notes in their order; null where there is none. */
export async function lockInvoice(
  { db }: Ctx,
  orderId: string,
): Promise<{ invoice: Invoice; notes: Invoice[]; creditedPaise: number } | null> {
  // One after the other: two payments of one order may be given back at the same time.
  const [invoice] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), ne(invoices.kind, 'credit_note')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.n))
    .limit(1)
    .for('update')
  if (!invoice) return null
  const notes = await db
    .select()
    .from(invoices)
    .where(eq(invoices.invoiceId, invoice.id))
    .orderBy(invoices.issuedAt, invoices.n)
  return { invoice, notes, creditedPaise: notes.reduce((sum, { totalPaise }) => sum + totalPaise, 0) }
}
