import { stateName } from '#domain/addresses/rules.ts'
import { gstr1Tables } from '#domain/books/gstr1.ts'
import type { BookDocument } from '#domain/books/month-documents.ts'
import type { Amounts } from '#domain/books/register.ts'
import type { BookName } from '#domain/books/rules.ts'
import type { BookRows } from '#domain/books/take-book.ts'
import { documentTitles } from '#domain/invoices/rules.ts'
import { plainRupees } from '#domain/pricing/rules.ts'
import { kindWords } from '#domain/till/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import { momentCell } from '#server/csv/cells.ts'

/** A column of a book, in its CSV and its PDF. */
export interface BookColumn<Row> {
  name: string
  write: (row: Row) => string
  /** How wide it is in the PDF beside the others; 0: it stands in the CSV alone. */
  weight: number
  isNumber?: boolean
  /** Of an amount: in paise, for the sum below all rows; left out where rows must not be added up. */
  paise?: (row: Row) => number
}

/** Rupees with two decimals, as all amounts here; days as 2026-11-26. */
export const bookColumns: { [Name in BookName]: BookColumn<BookRows[Name]>[] } = {
  register: [
    text('date', 6, ({ of }) => indianDay(of.document.issuedAt)),
    text('number', 10, ({ of }) => of.document.number),
    text('kind', 6, ({ of }) => documentTitles[of.document.kind]),
    text('for invoice', 10, ({ of }) => of.invoice?.number ?? ''),
    text('for invoice of', 0, ({ of }) => (of.invoice ? indianDay(of.invoice.issuedAt) : '')),
    text('order number', 4, ({ of }) => String(of.orderNumber)),
    text('customer', 9, ({ of }) => of.document.content.buyer.name),
    text('gstin', 11, ({ of }) => gstinOf(of)),
    text('place of supply', 9, ({ of }) => placeCell(of.document.content.placeOfSupply)),
    money('taxable value', ({ taxablePaise }) => taxablePaise),
    money('value without tax', ({ valuePaise, taxablePaise }) => valuePaise - taxablePaise),
    ...taxes(),
    money('total', ({ totalPaise }) => totalPaise),
  ],
  gstr1: [
    text('table', 7, ({ table }) => gstr1Tables[table]),
    text('what', 7, ({ what }) => what),
    text('gstin', 12, ({ of }) => (of ? gstinOf(of) : '')),
    text('customer', 6, ({ of }) => of?.document.content.buyer.name ?? ''),
    text('number', 12, ({ of, numbers }) => of?.document.number ?? numbers?.first ?? ''),
    text('last number', 12, ({ numbers }) => numbers?.last ?? ''),
    text('documents', 4, ({ numbers }) => (numbers ? String(numbers.total) : '')),
    text('not used', 4, ({ numbers }) => (numbers ? String(numbers.notUsed) : '')),
    text('date', 7, ({ of }) => (of ? indianDay(of.document.issuedAt) : '')),
    // Of the whole document, in each of its rows.
    { ...number('document value', 7, documentValue) },
    text('for invoice', 12, ({ of }) => of?.invoice?.number ?? ''),
    text('for invoice of', 0, ({ of }) => (of?.invoice ? indianDay(of.invoice.issuedAt) : '')),
    text('place of supply', 8, ({ place }) => placeCell(place)),
    number('rate', 3, ({ rateBp }) => percentCell(rateBp)),
    // Credit notes stand here without a minus, so nothing is added up.
    ...[money<Amounts>('taxable value', ({ valuePaise }) => valuePaise), ...taxes()].map(
      ({ paise: _paise, ...column }) => column,
    ),
  ],
  hsn: [
    text('sold to', 4, ({ isB2b }) => (isB2b ? 'B2B' : 'B2C')),
    text('hsn code', 6, ({ hsnCode }) => hsnCode),
    text('unit', 4, ({ unit }) => unit),
    number('quantity', 6, ({ quantityMilli }) => milliCell(quantityMilli)),
    number('rate', 4, ({ rateBp }) => percentCell(rateBp)),
    money('total', ({ totalPaise }) => totalPaise),
    money('taxable value', ({ valuePaise }) => valuePaise),
    ...taxes(),
  ],
  brands: [
    text('brand', 14, ({ brand }) => brand),
    number('pieces', 5, ({ pieces }) => String(pieces)),
    money('invoiced', ({ totalPaise, creditedPaise }) => totalPaise + creditedPaise),
    money('credited', ({ creditedPaise }) => creditedPaise),
    money('sales', ({ totalPaise }) => totalPaise),
    money('value', ({ valuePaise }) => valuePaise),
    money('tax', ({ totalPaise, valuePaise }) => totalPaise - valuePaise),
  ],
  money: [
    text('at', 9, ({ at }) => momentCell(at)),
    text('what', 8, ({ kind }) => kindWords[kind]),
    text('order number', 5, ({ orderNumber }) => String(orderNumber ?? '')),
    text('upi reference', 9, ({ reference }) => reference ?? ''),
    money('cash', ({ way, amountPaise }) => (way === 'cash' ? amountPaise : 0)),
    money('upi', ({ way, amountPaise }) => (way === 'upi' ? amountPaise : 0)),
    money('khata', ({ way, amountPaise }) => (way === 'receivable' ? amountPaise : 0)),
    text('till', 3, ({ tillId }) => String(tillId ?? '')),
    text('note', 10, ({ note }) => note ?? ''),
    text('by', 8, ({ by }) => by),
  ],
}

function text<Row>(name: string, weight: number, write: (row: Row) => string): BookColumn<Row> {
  return { name, weight, write }
}

function number<Row>(name: string, weight: number, write: (row: Row) => string): BookColumn<Row> {
  return { name, weight, write, isNumber: true }
}

function money<Row>(name: string, paise: (row: Row) => number): BookColumn<Row> {
  return { ...number<Row>(name, 6, (row) => plainRupees(paise(row))), paise }
}

function taxes(): BookColumn<Amounts>[] {
  return [
    money('igst', ({ igstPaise }) => igstPaise),
    money('cgst', ({ cgstPaise }) => cgstPaise),
    money('sgst', ({ sgstPaise }) => sgstPaise),
  ]
}

function documentValue({ of }: BookRows['gstr1']): string {
  return of ? plainRupees(of.document.totalPaise) : ''
}

function gstinOf({ document }: BookDocument): string {
  return document.content.buyer.gstin ?? ''
}

/** 27-Maharashtra, as the GST portal has it. */
function placeCell(code: string): string {
  return code === '' ? '' : `${code}-${stateName(code)}`
}

/** 5 for 500. */
function percentCell(rateBp: number | null): string {
  return rateBp === null ? '' : String(rateBp / 100)
}

/** 1.5 for 1500. */
function milliCell(milli: number): string {
  return String(milli / 1000)
}
