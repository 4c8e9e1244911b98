import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { invoices } from '#db/schema/index.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { depositsOwedPaise } from '#domain/deposits/queries.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { TillWay } from '#domain/till/rules.ts'
import { moneyByHand } from '#domain/till/sums.ts'
import { indianDay } from '#domain/time/rules.ts'

import { documentsWhere, inOrder, isOfMonth } from './month-documents.ts'
import type { BookDocument } from './month-documents.ts'
import { documentsAFile, momentsOf, monthPattern, monthsBetween } from './rules.ts'

/** A month as the room of the books shows it. */
export interface MonthView {
  month: string
  /** All months since the first document, the newest first. */
  months: string[]
  invoices: { count: number; totalPaise: number; taxPaise: number }
  creditNotes: { count: number; totalPaise: number; taxPaise: number }
  /** Of the invoices those with a customer's GSTIN. */
  b2bCount: number
  /** What came in by hand, less what was given back. Paise. */
  money: Record<TillWay, number>
  /** What the shop owed for bottles and crates when the month was over, or now. Paise. */
  depositsPaise: number
}

/** `month`: the one of today where it is none. @throws not_signed_in, forbidden */
export async function monthView(ctx: Ctx, asked: string | null): Promise<MonthView> {
  admin(ctx)
  const { db, now } = ctx
  const today = indianDay(now()).slice(0, 7)
  const month = asked !== null && monthPattern.test(asked) ? asked : today
  const isCredit = eq(invoices.kind, 'credit_note')
  const sumWhere = (where: typeof isCredit, column: typeof invoices.totalPaise) =>
    sql`coalesce(sum(${column}) filter (where ${where}), 0)::bigint`.mapWith(Number)
  const countWhere = (where: typeof isCredit | undefined) =>
    sql`count(*) filter (where ${where})`.mapWith(Number)
  const isInvoice = sql`not ${isCredit}`
  const [first, sums, money, depositsPaise] = await Promise.all([
    db.select({ at: invoices.issuedAt }).from(invoices).orderBy(asc(invoices.issuedAt)).limit(1),
    db
      .select({
        invoices: countWhere(isInvoice),
        invoicedPaise: sumWhere(isInvoice, invoices.totalPaise),
        invoicedTaxPaise: sumWhere(isInvoice, invoices.taxPaise),
        notes: countWhere(isCredit),
        creditedPaise: sumWhere(isCredit, invoices.totalPaise),
        creditedTaxPaise: sumWhere(isCredit, invoices.taxPaise),
        b2b: countWhere(and(isInvoice, isNotNull(sql`${invoices.content} -> 'buyer' ->> 'gstin'`))),
      })
      .from(invoices)
      .where(isOfMonth(month)),
    moneyByHand(ctx, momentsOf(month)),
    depositsOwedPaise(ctx, momentsOf(month).until),
  ])
  const of = sums[0]!
  const since = first[0] ? indianDay(first[0].at).slice(0, 7) : today
  return {
    month,
    months: monthsBetween(since < month ? since : month, today > month ? today : month),
    invoices: { count: of.invoices, totalPaise: of.invoicedPaise, taxPaise: of.invoicedTaxPaise },
    creditNotes: { count: of.notes, totalPaise: of.creditedPaise, taxPaise: of.creditedTaxPaise },
    b2bCount: of.b2b,
    money,
    depositsPaise,
  }
}

/**
 * Invoices and credit notes of a month, `documentsAFile` at a time, in the order in which they were written;
 * who took them out is written down. `part` counts from 1.
 * @throws not_signed_in, forbidden, not_found
 */
export async function documentsOfMonth(
  ctx: Ctx,
  { month, part }: { month: string; part: number },
): Promise<BookDocument[]> {
  admin(ctx)
  const ids = await ctx.db
    .select({ id: invoices.id })
    .from(invoices)
    .where(isOfMonth(month))
    .orderBy(...inOrder)
    .limit(documentsAFile)
    .offset((part - 1) * documentsAFile)
  if (ids.length === 0) throw new DomainError('not_found', { what: 'invoice' })
  const after = { book: 'documents', form: 'PDF', part }
  await writeAudit(ctx, { action: 'books_taken_out', objectId: month, before: null, after })
  return documentsWhere(
    ctx,
    inArray(
      invoices.id,
      ids.map(({ id }) => id),
    ),
  )
}
