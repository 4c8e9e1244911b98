import { amountOf, amountSentence, paiseOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import type { Product, uploadProduct } from '#contract/products.ts'
import type { NetUnit, ProductState } from '#domain/catalog/rules.ts'
import { discountPercent, toPaise } from '#domain/pricing/rules.ts'
import { ofIndianField, toIndianField } from '#domain/time/rules.ts'

/** What is typed about a product, as it stands in the fields. */
export interface Fields {
  productName: string
  brandName: string
  category: string
  description: string
  /** Rupees. */
  price: string
  /** Rupees. */
  sellingPrice: string
  hindiName: string
  /** Empty: it has no other pack. */
  family: string
  /** Separated by commas. */
  aliases: string
  netQuantity: string
  netUnit: NetUnit
  /** Empty: nobody counts. */
  stock: string
  /** Digits; empty where it is not known. */
  hsnCode: string
  /** Percent; empty where it is not known. */
  taxRate: string
  state: ProductState
  /** Indian time, `2026-11-21T15:30`; empty where nothing is planned. */
  onFrom: string
  /** The same. */
  offFrom: string
}

export type FieldName = keyof Fields

/** What is wrong with a field, or with the pictures; in sentences. */
export type FieldErrors = Partial<Record<FieldName | 'productImage', string>>

export const fieldLabels: Record<FieldName | 'productImage', string> = {
  productName: 'Product name',
  brandName: 'Brand name',
  category: 'Category',
  description: 'Description',
  price: 'Price',
  sellingPrice: 'Selling price',
  hindiName: 'Hindi name',
  family: 'Family',
  aliases: 'Other names',
  netQuantity: 'Pack quantity',
  netUnit: 'Pack unit',
  stock: 'Stock',
  hsnCode: 'HSN code',
  taxRate: 'Tax rate (%)',
  state: 'State',
  onFrom: 'On the shelf from',
  offFrom: 'Off the shelf from',
  productImage: 'Pictures',
}

export const emptyFields: Fields = {
  productName: '',
  brandName: '',
  category: '',
  description: '',
  price: '',
  sellingPrice: '',
  hindiName: '',
  family: '',
  aliases: '',
  netQuantity: '',
  netUnit: 'piece',
  stock: '',
  hsnCode: '',
  taxRate: '',
  state: 'on_shelf',
  onFrom: '',
  offFrom: '',
}

export const requiredToEdit: readonly FieldName[] = [
  'productName',
  'brandName',
  'category',
  'price',
  'sellingPrice',
]
export const requiredToAdd: readonly FieldName[] = [...requiredToEdit, 'description']

/** A product as the form shows it. */
export function fieldsOf(product: Product): Fields {
  return {
    productName: product.productName,
    brandName: product.brandName,
    category: product.category,
    description: product.description,
    price: rupeesTyped(toPaise(product.price)),
    sellingPrice: rupeesTyped(toPaise(product.sellingPrice)),
    hindiName: product.hindiName ?? '',
    family: product.family ?? '',
    aliases: product.aliases.join(', '),
    netQuantity: String(product.netQuantity),
    netUnit: product.netUnit,
    stock: product.stock === null ? '' : String(product.stock),
    hsnCode: product.hsnCode ?? '',
    taxRate: product.taxRate === null ? '' : String(product.taxRate),
    state: product.state,
    onFrom: product.onFrom ? toIndianField(product.onFrom) : '',
    offFrom: product.offFrom ? toIndianField(product.offFrom) : '',
  }
}

export function isSameFields(one: Fields, other: Fields): boolean {
  return fieldNames.every((name) => one[name] === other[name])
}

export const fieldNames = Object.keys(emptyFields) as FieldName[]

export const requiredSentence = 'This field is required.'
const wholeSentence = 'Please enter a whole number.'
const hsnSentence = 'Please enter 4, 6 or 8 digits, such as 0713.'
const percentSentence = 'Please enter a percentage from 0 to 100, such as 5 or 12.5.'
const quantitySentence = 'Please enter how much is in a pack.'

/** What is wrong with what was typed, as far as that is known before the server is asked. */
export function checkFields(fields: Fields, required: readonly FieldName[], start: Fields): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of ['price', 'sellingPrice'] as const)
    if (!/^\d+(\.\d{1,2})?$/.test(amountOf(fields[name]))) errors[name] = amountSentence
  for (const name of ['netQuantity', 'stock'] as const)
    if (!/^\d*$/.test(fields[name].trim())) errors[name] = wholeSentence
  if (!/^(\d{4}|\d{6}|\d{8})?$/.test(fields.hsnCode.trim())) errors.hsnCode = hsnSentence
  const rate = percentOf(fields.taxRate)
  if (rate !== null && !(rate >= 0 && rate <= 100)) errors.taxRate = percentSentence
  // The server would keep the pack that it has, with its unit.
  const isPackChanged = start.netQuantity !== '' || start.netUnit !== fields.netUnit
  if (isPackChanged && fields.netQuantity.trim() === '') errors.netQuantity = quantitySentence
  for (const name of required) if (fields[name].trim() === '') errors[name] = requiredSentence
  return errors
}

type Body = (typeof uploadProduct)['schema']['body']['_zod']['input']

/** What is sent to the server. An empty quantity is left out: the server then keeps what it has. */
export function bodyOf(fields: Fields, productImage: string[]): Body {
  const quantity = fields.netQuantity.trim()
  return {
    productName: fields.productName,
    brandName: fields.brandName,
    category: fields.category,
    description: fields.description,
    price: amountOf(fields.price),
    sellingPrice: amountOf(fields.sellingPrice),
    productImage,
    hindiName: fields.hindiName.trim() || null,
    family: fields.family.trim() || null,
    aliases: aliasesOf(fields.aliases),
    ...(quantity && { netQuantity: Number(quantity), netUnit: fields.netUnit }),
    stock: countOf(fields.stock),
    hsnCode: fields.hsnCode.trim() || null,
    taxRate: percentOf(fields.taxRate),
    state: fields.state,
    onFrom: momentOf(datesOf(fields).onFrom),
    offFrom: momentOf(datesOf(fields).offFrom),
  }
}

function momentOf(typed: string): string | null {
  return typed ? ofIndianField(typed) : null
}

/** The dates that count: what is on the shelf comes onto it no more, and only what does goes off it. */
export function datesOf({ state, onFrom, offFrom }: Fields): Pick<Fields, 'onFrom' | 'offFrom'> {
  const isOn = state === 'on_shelf'
  return { onFrom: isOn ? '' : onFrom, offFrom: isOn || onFrom ? offFrom : '' }
}

/** '20% OFF', or that it sells for ₹0 or above its list price; null while one of them is no amount. */
export function priceHint({ price, sellingPrice }: Pick<Fields, 'price' | 'sellingPrice'>): string | null {
  const [list, selling] = [paiseOf(price), paiseOf(sellingPrice)]
  if (list === null || selling === null) return null
  if (selling === 0) return 'It will be sold for ₹0.00'
  if (selling > list) return 'The selling price is above the list price'
  const percent = discountPercent(list, selling)
  return percent > 0 ? `${percent}% OFF` : null
}

/** The pieces that were typed; null where nobody counts. */
export function countOf(typed: string): number | null {
  return typed.trim() ? Number(typed) : null
}

/** The percentage that was typed: `5`, `12.5`, `18 %`. Null for nothing, NaN for what is no percentage. */
export function percentOf(typed: string): number | null {
  const bare = typed.replace(/\s*%\s*$/, '').trim()
  if (bare === '') return null
  return /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Number(bare) : NaN
}

/** What was typed between the commas. */
export function aliasesOf(typed: string): string[] {
  return typed
    .split(',')
    .map((alias) => alias.trim())
    .filter(Boolean)
}
