import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { invoices, orders } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { readWhole } from '#domain/ground/whole-list.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { momentsOf } from './rules.ts'

/** An invoice or a credit note as the books have it. */
export interface BookDocument {
  id: string
  document: typeof invoices.$inferSelect
  orderNumber: number
  /** Of a credit note: the invoice that it is for. */
  invoice: Pick<typeof invoices.$inferSelect, 'number' | 'issuedAt' | 'totalPaise' | 'content'> | null
}

/**
 * All documents of a month in the order in which they were written, with what `more` reads of some of them.
 * The caller has asked who may.
 */
export async function readDocuments<Row extends BookDocument = BookDocument>(
  ctx: Ctx,
  { month, more }: { month: string; more?: (tx: Ctx, documents: BookDocument[]) => Promise<Row[]> },
  take: Take<Row>,
): Promise<void> {
  const ids = ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(isOfMonth(month))
    .orderBy(...inOrder)
  const rowsOf = async (tx: Ctx, some: string[]) => {
    const documents = await documentsWhere(tx, inArray(invoices.id, some))
    return more ? more(tx, documents) : (documents as Row[])
  }
  await readWhole(ctx, { ids, rowsOf }, take)
}

/** Documents of which this is true. */
export async function documentsWhere({ db }: Ctx, where: SQL | undefined): Promise<BookDocument[]> {
  const credited = alias(invoices, 'credited')
  const found = await db
    .select({
      document: invoices,
      orderNumber: orders.number,
      number: credited.number,
      issuedAt: credited.issuedAt,
      totalPaise: credited.totalPaise,
      content: credited.content,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(credited, eq(credited.id, invoices.invoiceId))
    .where(where)
    .orderBy(...inOrder)
  return found.map(({ document, orderNumber, number, issuedAt, totalPaise, content }) => ({
    id: document.id,
    document,
    orderNumber,
    invoice: number && issuedAt ? { number, issuedAt, totalPaise: totalPaise!, content: content! } : null,
  }))
}

/** By the index; of two that were written in one moment the order is any, and always the same. */
export const inOrder = [asc(invoices.issuedAt), asc(invoices.id)]

export function isOfMonth(month: string): SQL | undefined {
  const { from, until } = momentsOf(month)
  return and(gte(invoices.issuedAt, from), lt(invoices.issuedAt, until))
}
