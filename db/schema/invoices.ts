import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { moment, paise } from './columns.ts'
import { people } from './customers.ts'
import { orders } from './orders.ts'

/** What the shop says of itself on its invoices, as it was when they were written. */
export interface ShopOnInvoices {
  sellerName: string
  /** With town and PIN code, without the state. */
  addressLines: string[]
  /** Two digits: the state's code in GST (domain/addresses/rules.ts). */
  stateCode: string
  /** null: the shop is not registered for GST and writes receipts. */
  gstin: string | null
  /** Its licence to sell food; not there on documents of before, nor where it has none. */
  fssaiLicence?: string
  /** Telephone and e-mail, ready to be read; the same. */
  contact?: string
}

/**
 * The last number that was given out, by series and financial year. Who needs the next one holds the row
 * until the end of their transaction, so a rollback leaves no gap.
 */
export const documentNumbers = pgTable(
  'document_numbers',
  {
    series: text('series').notNull(),
    /** 2627: from 1 April 2026 in Indian time. */
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** One line of a document, as it is printed. */
export interface DocumentLine {
  /** The line's place in the order, from 0. */
  position: number
  productName: string
  hindiName: string | null
  /** What one pack holds, in `netUnit`; both not there on documents of before. */
  netQuantity?: number
  netUnit?: 'g' | 'ml' | 'piece'
  /** Of goods by weight: how much it is. */
  grams?: number
  hsnCode: string | null
  /** null where a credit note is for no whole pieces. */
  quantity: number | null
  /** What one piece cost, with tax; on credit notes null. */
  pricePaise: number | null
  /** Its share of delivery. */
  shippingPaise: number
  /** A discount, and what was given back before the document was written. */
  lessPaise: number
  /** What is paid for it, with tax: pieces and delivery, less `lessPaise`. */
  amountPaise: number
  /** The rate of tax that the amount includes (500 is 5 %); 0 on what bears no tax, and on receipts. */
  rateBp: number
  /** The amount without its tax. */
  valuePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/** All that a document says beside its columns. */
export interface DocumentContent {
  seller: ShopOnInvoices
  /** `gstin`: of a registered business, as it was; not there for all others. */
  buyer: { name: string; addressLines: string[]; gstin?: string }
  /** The code of the state where the goods are handed over: the tax of one's own state is halved. */
  placeOfSupply: string
  orderedAt: string
  lines: DocumentLine[]
  /** Of a credit note: why. */
  reason: string | null
  /** Beside the total: what is kept until bottles and crates are back; not there where nothing is. */
  depositPaise?: number
}

/**
 * What the shop gives with an order (an invoice, a bill of supply or a receipt) and for what it gives back of
 * it later (credit notes). Never changed and never deleted: a trigger refuses both.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: ['tax_invoice', 'bill_of_supply', 'receipt', 'credit_note'] }).notNull(),
    /** The invoice that a credit note is for; null on all others. */
    invoiceId: text('invoice_id'),
    /** Of a later invoice of an order: the one before it, which was credited whole. */
    replacesId: text('replaces_id').unique(),
    series: text('series').notNull(),
    year: text('year').notNull(),
    /** From 1 in each series and year, without a gap. */
    n: integer('n').notNull(),
    /** The three together: HT/2627/000123. */
    number: text('number').notNull().unique(),
    totalPaise: paise('total_paise').notNull(),
    /** The tax that the total contains. */
    taxPaise: paise('tax_paise').notNull(),
    /** Of an invoice: what had been given back of the order's money when it was written. */
    givenBackPaise: paise('given_back_paise').notNull().default(0),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    /** Who sent the order out or gave money back; null for the system itself. */
    actorId: text('actor_id').references(() => people.id),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [
    foreignKey({ name: 'invoices_credited', columns: [table.invoiceId], foreignColumns: [table.id] }),
    foreignKey({ name: 'invoices_replaced', columns: [table.replacesId], foreignColumns: [table.id] }),
    // One invoice an order; each one more takes the place of one that was credited whole.
    uniqueIndex('invoices_first_of_an_order')
      .on(table.orderId)
      .where(sql`${table.kind} <> 'credit_note' and ${table.replacesId} is null`),
    index('invoices_by_order').on(table.orderId),
    // The books of a month.
    index('invoices_by_time').on(table.issuedAt, table.id),
    index('invoices_credit_notes').on(table.invoiceId),
    unique('invoices_gapless').on(table.series, table.year, table.n),
    check(
      'invoices_kind',
      sql`${table.kind} in ('tax_invoice', 'bill_of_supply', 'receipt', 'credit_note') and (${table.kind} = 'credit_note') = (${table.invoiceId} is not null)`,
    ),
    // CGST Rules 2017, rule 46 (b).
    check('invoices_number', sql`${table.number} ~ '^[A-Z0-9/]{1,16}$' and ${table.n} > 0`),
    check('invoices_total', sql`${table.totalPaise} > 0`),
    check('invoices_tax', sql`${table.taxPaise} >= 0`),
  ],
)
