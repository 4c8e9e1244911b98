import type { invoices } from '#db/schema/index.ts'
import type { DocumentLine } from '#db/schema/invoices.ts'
import { withPack } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { isUnionTerritory, unitQuantity } from '#domain/invoices/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { kiloPaise } from '#domain/pricing/weighing/rules.ts'
import type { documents } from '#words/documents/en.ts'

/** What papers say in one language. */
export type DocumentWords = typeof documents

/** A column of the table of goods. */
export interface Column {
  title: string
  /** In points; null for the one that takes what is left. */
  width: number | null
  align?: 'left' | 'right'
  /** null: nothing to say of this line. */
  text: (line: DocumentLine) => string | null
  /** What stands below all lines. */
  sum?: (lines: readonly DocumentLine[]) => string
}

type Document = typeof invoices.$inferSelect

/** The columns that this document needs: those of which no line has anything to say are left out. */
export function columnsOf({ content, kind, taxPaise }: Document, words: DocumentWords): Column[] {
  const { lines, placeOfSupply, seller } = content
  const has = (of: (line: DocumentLine) => unknown) => lines.some((line) => Boolean(of(line)))
  const isSameState = placeOfSupply === seller.stateCode
  const ofTax = isSameState
    ? [
        money('CGST', 38, ({ cgstPaise }) => cgstPaise),
        money(stateTaxName(seller.stateCode), 38, ({ sgstPaise }) => sgstPaise),
      ]
    : [money('IGST', 48, ({ igstPaise }) => igstPaise)]
  const saysTax = kind === 'tax_invoice' || (kind === 'credit_note' && taxPaise > 0)
  return [
    {
      title: words.goods,
      width: null,
      text: goodsOf,
      sum: () => words.total,
    },
    ...(has(({ hsnCode }) => hsnCode) ? [{ title: 'HSN', width: 34, text: hsnOf }] : []),
    ...(has(({ quantity }) => quantity)
      ? [{ title: words.quantity, width: 22, align: 'right' as const, text: quantityOf }]
      : []),
    ...(lines.some(unitsOf)
      ? [{ title: words.units, width: 44, align: 'right' as const, text: unitsOf }]
      : []),
    ...(has(({ pricePaise }) => pricePaise) ? [priceColumn(words.price)] : []),
    ...(has(({ shippingPaise }) => shippingPaise)
      ? [money(words.delivery, 40, ({ shippingPaise }) => shippingPaise)]
      : []),
    ...(has(({ lessPaise }) => lessPaise) ? [money(words.less, 44, ({ lessPaise }) => lessPaise)] : []),
    ...(saysTax ? [money(words.value, 52, ({ valuePaise }) => valuePaise), rateColumn, ...ofTax] : []),
    money(words.amount, 56, ({ amountPaise }) => amountPaise),
  ]
}

/** The half of the tax that is the state's own; a union territory's has another name. */
export function stateTaxName(stateCode: string): string {
  return isUnionTerritory(stateCode) ? 'UTGST' : 'SGST'
}

/** The name with its pack, and the Hindi name below. */
function goodsOf({ productName, hindiName, ...line }: DocumentLine): string {
  const pack = packOf(line)
  const goods = pack && !line.grams ? withPack(productName, pack) : productName
  return hindiName ? `${goods}\n${hindiName}` : goods
}

/** What one pack holds; null on documents of before. */
function packOf({ netQuantity, netUnit }: Partial<PackSize>): PackSize | null {
  return netQuantity && netUnit ? { netQuantity, netUnit } : null
}

/** By the unit quantity codes of GST. */
function unitsOf(line: DocumentLine): string | null {
  if (line.grams) return unitQuantity(1, { netQuantity: line.grams, netUnit: 'g' })
  const pack = packOf(line)
  return pack && line.quantity !== null ? unitQuantity(line.quantity, pack) : null
}

function hsnOf({ hsnCode }: DocumentLine): string | null {
  return hsnCode
}

function quantityOf({ quantity, grams }: DocumentLine): string | null {
  return quantity === null || grams ? null : String(quantity)
}

function priceColumn(title: string): Column {
  return {
    title,
    width: 48,
    align: 'right',
    text: priceOf,
  }
}

/** What one costs, and of goods by weight a kilogram. */
function priceOf({ pricePaise, quantity, netQuantity, grams }: DocumentLine): string | null {
  if (pricePaise === null) return null
  if (!grams || !quantity || !netQuantity) return plain(pricePaise)
  const line = { quantity, netQuantity, weighedGrams: grams, sellingPricePaise: pricePaise }
  return `${plain(kiloPaise(line))}/kg`
}

const rateColumn: Column = {
  title: 'GST',
  width: 24,
  align: 'right',
  text: ({ rateBp }) => percent(rateBp),
}

function money(title: string, width: number, of: (line: DocumentLine) => number): Column {
  return {
    title,
    width,
    align: 'right',
    text: (line) => plain(of(line)),
    sum: (lines) => plain(lines.reduce((total, line) => total + of(line), 0)),
  }
}

/** An amount without ₹, as it stands in a table. */
export function plain(paise: number): string {
  return formatPaise(paise).replace('₹', '')
}

/** 500 is 5%. */
export function percent(rateBp: number): string {
  return `${rateBp / 100}%`
}
