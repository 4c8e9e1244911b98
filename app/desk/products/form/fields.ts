import { paiseOf } from '#app/desk/typed-amount.ts'
import type { Product, uploadProduct } from '#contract/products.ts'
import { choicesOf, declarationKeys, declarations } from '#domain/catalog/declarations/rules.ts'
import type { Declarations } from '#domain/catalog/declarations/rules.ts'
import { factsMissing } from '#domain/catalog/facts/rules.ts'
import { filledIn, wiredIn } from '#domain/catalog/fields/rules.ts'
import type { FieldPath, FilledIn, Group, Kind } from '#domain/catalog/fields/rules.ts'
import type { NetUnit } from '#domain/catalog/rules.ts'
import { productStateLabels } from '#domain/catalog/states/rules.ts'
import type { ProductState } from '#domain/catalog/states/rules.ts'
import { discountPercent } from '#domain/pricing/rules.ts'

import { inKilos, inSteps, stepIn, wrongWeights } from './by-weight.ts'
import { kinds } from './kinds.ts'

/** Everything but the pictures, by the names that a refusal has. */
export type FieldName = Exclude<FieldPath, 'productImage'>

/** What is typed about a product, as it stands in the fields. */
export type Fields = Record<FieldName, string> & { netUnit: NetUnit; state: ProductState }

/** What is wrong with a field, or with the pictures; in sentences. */
export type FieldErrors = Partial<Record<FieldPath, string>>

/** A field that is typed, or chosen. */
export interface TypedField extends FilledIn {
  path: FieldName
  kind: Exclude<Kind, 'pictures'>
}

export const typedFields = filledIn.filter((field): field is TypedField => field.kind !== 'pictures')

export function fieldsIn(group: Group): readonly TypedField[] {
  return typedFields.filter((field) => field.group === group)
}

export const fieldNames = typedFields.map(({ path }) => path)

/** What the form calls them. */
export const fieldLabels = Object.fromEntries(
  filledIn.map(({ path, label, asked = label }) => [path, asked]),
) as Record<FieldPath, string>

export const emptyFields = fieldsFrom(({ path }) => {
  if (path === 'netUnit') return 'piece'
  return path === 'state' ? 'on_shelf' : ''
})

export const requiredToEdit = namesOf(({ empty }) => empty === 'required')
export const requiredToAdd = namesOf(({ empty, neededToAdd }) => empty === 'required' || neededToAdd === true)

function namesOf(isMeant: (field: TypedField) => boolean): readonly FieldName[] {
  return typedFields.filter(isMeant).map(({ path }) => path)
}

function fieldsFrom(typedIn: (field: TypedField) => string): Fields {
  return Object.fromEntries(typedFields.map((field) => [field.path, typedIn(field)])) as Fields
}

/** A product as the form shows it. */
export function fieldsOf(product: Product): Fields {
  const typed = inKilos(product)
  return fieldsFrom((field) => {
    const value = wiredIn(typed, field) ?? null
    return value === null ? '' : kinds[field.kind].typed(value as never)
  })
}

/** What stands in a field, as people read it. */
export function asRead(fields: Fields, name: FieldName): string {
  if (name === 'state') return productStateLabels[fields.state]
  const { kind, declaration } = typedFields.find(({ path }) => path === name)!
  const chosen = declaration && choicesOf(declaration)?.[fields[name]]
  return chosen ?? kinds[kind].read({ ...fields, ...datesOf(fields) }[name])
}

/** The facts that the law wants to be said of the goods, and that are not typed, by their labels. */
export function missingIn(fields: Fields): string[] {
  const said = declarationKeys.filter((key) => fields[`declarations.${key}`].trim() !== '')
  return factsMissing({
    name: fields.productName,
    hindiName: fields.hindiName,
    description: fields.description,
    hindiDescription: fields.hindiDescription,
    category: fields.category,
    hsnCode: fields.hsnCode.trim() || null,
    declarations: Object.fromEntries(said.map((key) => [key, ''])) as Declarations,
  }).map((key) => declarations[key].label)
}

export function isSameFields(one: Fields, other: Fields): boolean {
  return fieldNames.every((name) => one[name] === other[name])
}

export const requiredSentence = 'This field is required.'
const quantitySentence = 'Please enter how much is in a pack.'

/** What is wrong with what was typed, as far as that is known before the server is asked. */
export function checkFields(fields: Fields, required: readonly FieldName[], start: Fields): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, kind, empty } of typedFields) {
    const wrong = kinds[kind].wrong?.(fields[path], empty)
    if (wrong) errors[path] = wrong
  }
  if (stepIn(fields) !== null) {
    delete errors.stock
    Object.assign(errors, wrongWeights(fields))
  }
  // The server would keep the pack that it has, with its unit.
  const isPackChanged = start.netQuantity !== '' || start.netUnit !== fields.netUnit
  if (isPackChanged && fields.netQuantity.trim() === '') errors.netQuantity = quantitySentence
  for (const name of required) if (fields[name].trim() === '') errors[name] = requiredSentence
  return errors
}

type Body = (typeof uploadProduct)['schema']['body']['_zod']['input']

/** What is sent to the server. An empty quantity is left out: the server then keeps what it has. */
export function bodyOf(fields: Fields, productImage: string[]): Body {
  const counted = { ...inSteps(fields), ...datesOf(fields) }
  const body: Record<string, unknown> = { productImage }
  const declarations: Record<string, unknown> = {}
  for (const { path, kind, empty, declaration } of typedFields) {
    const sent = kinds[kind].sent(counted[path], empty)
    if (declaration) declarations[declaration] = sent
    else body[path] = sent
  }
  if (!fields.netQuantity.trim()) for (const name of ['netQuantity', 'netUnit']) delete body[name]
  return { ...body, declarations } as Body
}

/** The dates that count: what is on the shelf comes onto it no more, and only what does goes off it. */
function datesOf({ state, onFrom, offFrom }: Fields): Pick<Fields, 'onFrom' | 'offFrom'> {
  const isOn = state === 'on_shelf'
  return { onFrom: isOn ? '' : onFrom, offFrom: isOn || onFrom ? offFrom : '' }
}

/** '20% OFF', or that it sells for ₹0 or above its price (MRP); null while one of them is no amount. */
export function priceHint({ price, sellingPrice }: Pick<Fields, 'price' | 'sellingPrice'>): string | null {
  const [list, selling] = [paiseOf(price), paiseOf(sellingPrice)]
  if (list === null || selling === null) return null
  if (selling === 0) return 'It will be sold for ₹0.00'
  if (selling > list) return 'The selling price is above the price (MRP)'
  const percent = discountPercent(list, selling)
  return percent > 0 ? `${percent}% OFF` : null
}
