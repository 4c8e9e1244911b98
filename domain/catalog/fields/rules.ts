import { toPaise, toRupees } from '#domain/pricing/rules.ts'

import { choicesOf, declarationKeys, declarations } from '../declarations/rules.ts'
import type { DeclarationChanges, DeclarationKey, Declarations } from '../declarations/rules.ts'

/**
 * What a field holds. It decides how the value is said on the wire, typed in a form and written in a file.
 * line, text: words on one line, or on several. texts: several words. pictures: addresses. choice: one of
 * some words. hsn: a number of the tax tariff. count: a whole number. paise: rupees on the wire. percent:
 * kept in hundredths. moment: ISO 8601 on the wire.
 */
export type Kind =
  | 'line'
  | 'text'
  | 'texts'
  | 'pictures'
  | 'choice'
  | 'hsn'
  | 'count'
  | 'paise'
  | 'percent'
  | 'moment'

/** Where the form has it: all but the first three fold away, and declarations by themselves. */
export type Group = 'main' | 'pictures' | 'shelf' | 'names' | 'family' | 'pack' | 'tax' | 'declarations'

interface Field {
  /** Its name in calls. */
  wire: string
  kind: Kind
  label: string
  /** What the form calls it, where that is another word. */
  asked?: string
  /** Its column in files; without one the label in small letters. */
  column?: string
  group: Group
  /** What the form says below it. */
  hint?: string
  /**
   * What an empty cell of a file says. required: it is refused, and so is an empty field of the form. clear:
   * the product has none. leave: it stays as it is.
   */
  empty: 'required' | 'clear' | 'leave'
  /** A product has to have it when it is added. */
  neededToAdd?: true
}

/**
 * The fields of a product that people fill in, by their names in the domain and in the order of files. The
 * desk's form, details and history, the wire, and CSV in and out are made of this table (decision 141).
 * queries.ts, the contract and wire.ts do not compile while it lacks a column.
 */
export const productFields = {
  name: {
    wire: 'productName',
    kind: 'line',
    label: 'Name',
    asked: 'Product name',
    group: 'main',
    empty: 'required',
  },
  hindiName: { wire: 'hindiName', kind: 'line', label: 'Hindi name', group: 'names', empty: 'clear' },
  brand: {
    wire: 'brandName',
    kind: 'line',
    label: 'Brand',
    asked: 'Brand name',
    group: 'main',
    empty: 'required',
  },
  category: { wire: 'category', kind: 'choice', label: 'Category', group: 'main', empty: 'required' },
  listPricePaise: { wire: 'price', kind: 'paise', label: 'Price (MRP)', group: 'main', empty: 'required' },
  sellingPricePaise: {
    wire: 'sellingPrice',
    kind: 'paise',
    label: 'Selling price',
    group: 'main',
    empty: 'required',
  },
  family: {
    wire: 'family',
    kind: 'line',
    label: 'Family',
    group: 'family',
    hint: 'The same name for all packs of one product, such as Atta for 1 kg and 5 kg.',
    empty: 'clear',
  },
  netQuantity: {
    wire: 'netQuantity',
    kind: 'count',
    label: 'Pack quantity',
    column: 'net quantity',
    group: 'pack',
    empty: 'leave',
  },
  netUnit: {
    wire: 'netUnit',
    kind: 'choice',
    label: 'Pack unit',
    column: 'net unit',
    group: 'pack',
    empty: 'leave',
  },
  leastGrams: {
    wire: 'leastGrams',
    kind: 'count',
    label: 'By weight, least grams',
    asked: 'By weight: least (g)',
    column: 'least grams',
    group: 'pack',
    hint: 'Such as 500. Then the pack is one step, and prices are for a kg. Empty: sold by the pack.',
    empty: 'clear',
  },
  mostGrams: {
    wire: 'mostGrams',
    kind: 'count',
    label: 'By weight, most grams',
    asked: 'By weight: most (g)',
    column: 'most grams',
    group: 'pack',
    empty: 'clear',
  },
  depositPaise: {
    wire: 'deposit',
    kind: 'paise',
    label: 'Deposit',
    asked: 'Deposit on the bottle (₹)',
    group: 'pack',
    hint: 'Given back for the empty bottle or crate. Not in the price, and without tax. Empty: none.',
    empty: 'clear',
  },
  stock: {
    wire: 'stock',
    kind: 'count',
    label: 'Stock',
    group: 'pack',
    hint: 'Empty: it is not counted, and sold without end.',
    empty: 'leave',
  },
  hsnCode: {
    wire: 'hsnCode',
    kind: 'hsn',
    label: 'HSN code',
    group: 'tax',
    hint: 'For invoices: 4, 6 or 8 digits.',
    empty: 'clear',
  },
  taxRateBp: {
    wire: 'taxRate',
    kind: 'percent',
    label: 'Tax rate',
    asked: 'Tax rate (%)',
    group: 'tax',
    hint: 'The price includes it.',
    empty: 'clear',
  },
  barcode: {
    wire: 'barcode',
    kind: 'line',
    label: 'Bar code',
    column: 'bar code',
    group: 'pack',
    hint: 'The digits below the bars: EAN or UPC.',
    empty: 'clear',
  },
  state: { wire: 'state', kind: 'choice', label: 'State', group: 'shelf', empty: 'leave' },
  onFrom: {
    wire: 'onFrom',
    kind: 'moment',
    label: 'On the shelf from',
    column: 'on from',
    group: 'shelf',
    hint: 'Indian time. May stay empty.',
    empty: 'clear',
  },
  offFrom: {
    wire: 'offFrom',
    kind: 'moment',
    label: 'Off the shelf from',
    column: 'off from',
    group: 'shelf',
    hint: 'Indian time. May stay empty.',
    empty: 'clear',
  },
  aliases: {
    wire: 'aliases',
    kind: 'texts',
    label: 'Other names',
    group: 'names',
    hint: 'Words that people search for. Put commas between them.',
    empty: 'clear',
  },
  description: {
    wire: 'description',
    kind: 'text',
    label: 'Description',
    group: 'main',
    empty: 'clear',
    neededToAdd: true,
  },
  hindiDescription: {
    wire: 'hindiDescription',
    kind: 'text',
    label: 'Hindi description',
    group: 'names',
    hint: 'For the Hindi pages; without it they show the English one.',
    empty: 'clear',
  },
  images: {
    wire: 'productImage',
    kind: 'pictures',
    label: 'Pictures',
    group: 'pictures',
    empty: 'clear',
    neededToAdd: true,
  },
} as const satisfies Record<string, Field>

type Table = typeof productFields
export type ProductField = keyof Table

/** Fields that hold this. */
export type FieldOfKind<Of extends Kind> = {
  [Name in ProductField]: Table[Name]['kind'] extends Of ? Name : never
}[ProductField]

/** Fields that a product has to have when it is added. */
export type NeededField = {
  [Name in ProductField]: Table[Name] extends { empty: 'required' } | { neededToAdd: true } ? Name : never
}[ProductField]

/** The name of a field in calls. */
export type WireOf<Name extends ProductField> = Table[Name]['wire']
export type WireName = WireOf<ProductField>

/** Where calls have what people fill in, as a refusal names it: `declarations.countryOfOrigin`. */
export type FieldPath = WireName | `declarations.${DeclarationKey}`

/** A field of a product or one of its declarations, which are filled in alike. */
export interface FilledIn extends Omit<Field, 'wire'> {
  /** Its name in the domain and in the audit. */
  name: ProductField | DeclarationKey
  path: FieldPath
  /** None for a field. */
  declaration?: DeclarationKey
}

/** All that people fill in of a product, in the order of files. */
export const filledIn: readonly FilledIn[] = [
  ...(Object.entries(productFields) as [ProductField, Field & { wire: WireName }][]).map(
    ([name, { wire, ...field }]) => ({ ...field, name, path: wire }),
  ),
  ...declarationKeys.map((key): FilledIn => ({
    ...declarations[key],
    name: key,
    path: `declarations.${key}`,
    declaration: key,
    kind: choicesOf(key) ? 'choice' : 'isLong' in declarations[key] ? 'text' : 'line',
    group: 'declarations',
    empty: 'clear',
  })),
]

/** What is filled in of a product as the domain has it; undefined for what is not declared. */
export function valueIn(
  product: Record<ProductField, unknown> & { declarations: Declarations },
  { name, declaration }: FilledIn,
): unknown {
  return declaration ? product.declarations[declaration] : product[name as ProductField]
}

/** The same of a product of a call. */
export function wiredIn(
  product: Record<WireName, unknown> & { declarations: DeclarationChanges },
  { path, declaration }: FilledIn,
): unknown {
  return declaration ? product.declarations[declaration] : product[path as WireName]
}

/** A value as calls say it: rupees, percent, ISO 8601. */
export function wireValue(kind: Kind, value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (kind === 'paise') return toRupees(value as number)
  if (kind === 'percent') return (value as number) / 100
  return kind === 'moment' ? (value as Date).toISOString() : value
}

/** A value of a call as it is kept: paise, hundredths of a percent, a Date. */
export function keptValue(kind: Kind, sent: unknown): unknown {
  if (sent === null || sent === undefined) return sent
  if (kind === 'paise') return toPaise(sent as number)
  if (kind === 'percent') return Math.round((sent as number) * 100)
  return kind === 'moment' ? new Date(sent as string) : sent
}
