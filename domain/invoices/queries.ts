import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { invoices, orders } from '#db/schema/index.ts'
import { signedInFor } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import { hasDuty, isAdmin } from '#domain/ground/rules.ts'

export type DocumentView = Pick<
  typeof invoices.$inferSelect,
  'id' | 'kind' | 'number' | 'totalPaise' | 'issuedAt'
>

/** A document as it is printed. */
export interface PrintedDocument {
  document: typeof invoices.$inferSelect
  orderNumber: number
  /** Of a credit note: the invoice that it is for. */
  invoice: Pick<typeof invoices.$inferSelect, 'number' | 'issuedAt'> | null
}

/** The caller has seen that the order may be read. */
export function documentsOfOrder({ db }: Ctx, orderId: string): Promise<DocumentView[]> {
  return db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      totalPaise: invoices.totalPaise,
      issuedAt: invoices.issuedAt,
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.n))
}

/**
 * An order's invoice, for its owner, an admin, or who packs it: it goes along with the goods. The newest one,
 * or that with this id, in whose place another one may stand.
 * @throws not_signed_in, not_found
 */
export async function invoiceOfOrder(
  ctx: Ctx,
  orderId: string,
  invoiceId?: string,
): Promise<PrintedDocument> {
  const isForAll = hasDuty(signedInFor(ctx, orderId), 'packs')
  const isIt = invoiceId === undefined ? undefined : eq(invoices.id, invoiceId)
  return printed(ctx, { orderId, which: and(ne(invoices.kind, 'credit_note'), isIt), isForAll })
}

/** A credit note of an order, for its owner or an admin. @throws not_signed_in, not_found */
export async function creditNoteOfOrder(
  ctx: Ctx,
  { orderId, noteId }: { orderId: string; noteId: string },
): Promise<PrintedDocument> {
  const which = and(eq(invoices.id, noteId), eq(invoices.kind, 'credit_note'))
  return printed(ctx, { orderId, which, isForAll: isAdmin(signedInFor(ctx, orderId)) })
}

interface Printing {
  orderId: string
  which: SQL | undefined
  /** Whosever order it is. */
  isForAll: boolean
}

async function printed(ctx: Ctx, { orderId, which, isForAll }: Printing): Promise<PrintedDocument> {
  const person = signedInFor(ctx, orderId)
  const invoice = alias(invoices, 'invoice')
  const [found] = await ctx.db
    .select({
      document: invoices,
      orderNumber: orders.number,
      number: invoice.number,
      issuedAt: invoice.issuedAt,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(invoice, eq(invoice.id, invoices.invoiceId))
    .where(and(eq(invoices.orderId, orderId), which, isForAll ? undefined : eq(orders.personId, person.id)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.n))
    .limit(1)
  if (!found) throw new DomainError('not_found', { what: 'invoice' })
  const { document, orderNumber, number, issuedAt } = found
  return { document, orderNumber, invoice: number && issuedAt ? { number, issuedAt } : null }
}
