import { writeAudit } from '#domain/audit/write-audit.ts'
import { admin } from '#domain/ground/authorize.ts'
import type { Ctx } from '#domain/ground/context.ts'
import type { Take } from '#domain/ground/whole-list.ts'

import { BrandSales, withBrands } from './brands.ts'
import type { BrandRow } from './brands.ts'
import { Gstr1 } from './gstr1.ts'
import type { Gstr1Row } from './gstr1.ts'
import { HsnSummary } from './hsn.ts'
import type { HsnRow } from './hsn.ts'
import { readMoney } from './money.ts'
import type { MoneyLine } from './money.ts'
import { readDocuments } from './month-documents.ts'
import { registerLine } from './register.ts'
import type { RegisterLine } from './register.ts'
import type { BookName } from './rules.ts'

/** What each book is made of. */
export interface BookRows {
  register: RegisterLine
  gstr1: Gstr1Row
  hsn: HsnRow
  brands: BrandRow
  money: MoneyLine
}

export interface Wanted<Name extends BookName = BookName> {
  book: Name
  /** 2026-11 */
  month: string
  form: 'CSV' | 'PDF'
}

/**
 * A book of a month, to be kept outside of the shop, handed on as it is read. It names customers, so who took
 * it out is written down before the first line goes. @throws not_signed_in, forbidden
 */
export async function takeBook<Name extends BookName>(
  ctx: Ctx,
  { book, month, form }: Wanted<Name>,
  take: Take<BookRows[Name]>,
): Promise<void> {
  admin(ctx)
  await writeAudit(ctx, { action: 'books_taken_out', objectId: month, before: null, after: { book, form } })
  await readers[book](ctx, month, take)
}

const readers: {
  [Name in BookName]: (ctx: Ctx, month: string, take: Take<BookRows[Name]>) => Promise<void>
} = {
  register: (ctx, month, take) =>
    readDocuments(ctx, { month }, (documents, isLast) => take(documents.map(registerLine), isLast)),
  gstr1: (ctx, month, take) => {
    const figures = new Gstr1()
    return readDocuments(ctx, { month }, (documents, isLast) => {
      const own = documents.flatMap((document) => figures.rowsOf(document))
      return take(isLast ? [...own, ...figures.sums()] : own, isLast)
    })
  },
  hsn: (ctx, month, take) => {
    const summary = new HsnSummary()
    return readDocuments(ctx, { month }, async (documents, isLast) => {
      for (const document of documents) summary.add(document)
      if (isLast) await take(summary.rows(), true)
    })
  },
  brands: (ctx, month, take) => {
    const sales = new BrandSales()
    return readDocuments(ctx, { month, more: withBrands }, async (documents, isLast) => {
      for (const document of documents) sales.add(document)
      if (isLast) await take(sales.rows(), true)
    })
  },
  money: readMoney,
}
