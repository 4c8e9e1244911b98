import { offerKinds } from '#app/desk/offers/offer-words.ts'
import { returnStates } from '#app/desk/returns/return-words.ts'
import { whyLabels } from '#app/desk/stock/stock-words.ts'
import type { AuditEntry } from '#contract/audit.ts'
import { stateName } from '#domain/addresses/rules.ts'
import { filledIn } from '#domain/catalog/fields/rules.ts'
import { productStateLabels } from '#domain/catalog/states/rules.ts'
import { orderStatusLabels } from '#domain/orders/rules.ts'
import { refundReasonLabels } from '#domain/payments/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'
import { kindWords } from '#domain/till/rules.ts'
import { dateAndTime, longDate } from '#domain/time/rules.ts'

/** What was done, in the words of its name: 'Stock entered'. */
export function actionWords(action: string): string {
  return sentence(action.replaceAll('_', ' '))
}

/** Fields that are read first; the database keeps them by the length of their names. */
const firstFields = [
  'name',
  'hindiName',
  'family',
  'brand',
  'category',
  'listPricePaise',
  'sellingPricePaise',
  'description',
  'hindiDescription',
  'netQuantity',
  'netUnit',
  'stock',
  'status',
  'returnStatus',
  'amountPaise',
]

/** Names of fields that their own words do not say. */
const fieldNames: Record<string, string> = {
  ...Object.fromEntries(filledIn.map(({ name, label }) => [name, label])),
  gstin: 'GSTIN',
  stateCode: 'State',
  pinCode: 'PIN code',
  isCollected: 'Fetched at the market',
  isRestocked: 'Back on the shelf',
  isRenamed: 'New name',
  returnStatus: 'Return',
  replacementOrderId: 'Replacement order',
  replacesOrderId: 'Replaces order',
  transactionId: 'Payment',
  count: 'Areas in all',
  takesCash: 'Takes cash',
  isTakenBack: 'Undone',
  offPaise: 'Rupees off',
  takePieces: 'Pieces that they take',
  payPieces: 'Pieces that they pay',
  productIds: 'Products',
  leastPaise: 'From a sum of goods on',
  personId: 'For one person',
  isFirstOrder: 'For a first order',
  mostUses: 'Times in all',
  mostUsesEach: 'Times a person',
  fromAt: 'From',
  untilAt: 'Until',
}

/** What a field is called: 'Selling price' of `sellingPricePaise`. */
export function fieldWords(field: string): string {
  const unitless = field.replace(/(Paise|Bp)$/, '')
  return fieldNames[field] ?? sentence(unitless.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`))
}

/** What stands for words of their own, by the field. */
const labels: Record<string, Record<string, string>> = {
  state: productStateLabels,
  status: orderStatusLabels,
  returnStatus: returnStates,
  reason: refundReasonLabels,
  why: whyLabels,
  cause: kindWords,
  kind: offerKinds,
}

/** A field's value as people read it: '₹80.00', '5%', 'Packed'; 'none' for nothing. */
export function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return field === 'stock' ? 'Not counted' : 'none'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return numberWords(field, value)
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (field === 'stateCode') return stateName(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return longDate(value)
  // Days are kept as moments: midnight in India, of the last one that after it.
  if (/^(from|until)At$/.test(field) && value.endsWith('T18:30:00.000Z'))
    return longDate(new Date(Date.parse(value) - (field === 'untilAt' ? 1 : 0)))
  if (/(At|From)$/.test(field) && !Number.isNaN(Date.parse(value))) return dateAndTime(value)
  return labels[field]?.[value] ?? value
}

function numberWords(field: string, value: number): string {
  if (field.endsWith('Paise')) return formatPaise(value)
  return field.endsWith('Bp') ? `${value / 100}%` : String(value)
}

/** One field of an entry, before and after. */
export interface FieldChange {
  field: string
  /** undefined: there was nothing before. */
  before: unknown
  after: unknown
}

/** What an entry changed. Of what is new or gone only the fields that say something. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const named = Object.keys({ ...before, ...after })
  const fields = [
    ...firstFields.filter((field) => named.includes(field)),
    ...named.filter((field) => !firstFields.includes(field)),
  ]
  const changes = fields.map((field) => ({ field, before: before?.[field], after: after?.[field] }))
  return before && after ? changes : changes.filter((one) => !isEmpty(one.before ?? one.after))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
