import { changesOf } from '#app/desk/audit/audit-words.ts'
import type { FieldChange } from '#app/desk/audit/audit-words.ts'
import type { AuditEntry } from '#contract/audit.ts'
import type { Product } from '#contract/products.ts'
import { filledIn, keptValue, wiredIn } from '#domain/catalog/fields/rules.ts'

/** What became of a product's prices and texts, newest first. */
export interface ProductPast {
  prices: PriceStep[]
  texts: TextStep[]
}

interface Step {
  at: string
  /** By name; null for the shop itself, and for what was there before anybody wrote down who did it. */
  by: string | null
  /** start: how it stood when it came to the shop. */
  kind: 'changed' | 'start'
}

/** The prices from then on, in paise. */
export interface PriceStep extends Step {
  pricePaise: number
  sellingPricePaise: number
}

export interface TextStep extends Step {
  changes: FieldChange[]
}

/** Stock has a ledger of its own. */
const notTexts = new Set(['listPricePaise', 'sellingPricePaise', 'stock'])

/**
 * Goes back from the product as it is now. `isWhole`: these are all of its entries, so what is left of it at
 * the end is how it came to the shop, by hand or with an import that wrote no entry.
 */
export function pastOf(product: Product, entries: readonly AuditEntry[], isWhole: boolean): ProductPast {
  const past: ProductPast = { prices: [], texts: [] }
  let fields = auditedFields(product)
  const prices = () => ({
    pricePaise: Number(fields['listPricePaise']),
    sellingPricePaise: Number(fields['sellingPricePaise']),
  })
  for (const entry of entries.filter(({ before }) => before !== null)) {
    const step = { at: entry.at, by: entry.by?.name ?? null, kind: 'changed' } as const
    const changes = changesOf(entry)
    fields = { ...fields, ...entry.after }
    if (changes.some(({ field }) => field.endsWith('PricePaise'))) past.prices.push({ ...step, ...prices() })
    const texts = changes.filter(({ field }) => !notTexts.has(field))
    if (texts.length > 0) past.texts.push({ ...step, changes: texts })
    fields = { ...fields, ...entry.before }
  }
  if (!isWhole) return past
  const added = entries.find(({ before }) => before === null)
  fields = { ...fields, ...added?.after }
  const start = { at: added?.at ?? product.createdAt, by: added?.by?.name ?? null, kind: 'start' } as const
  const texts = changesOf({ before: null, after: fields }).filter(({ field }) => !notTexts.has(field))
  past.prices.push({ ...start, ...prices() })
  past.texts.push({ ...start, changes: texts })
  return past
}

/** A product of the wire by the names that the audit has for its fields, but for its place and its pieces. */
function auditedFields(product: Product): Record<string, unknown> {
  const told = filledIn.filter(({ name, group }) => group !== 'shelf' && name !== 'stock')
  return Object.fromEntries(told.map((field) => [field.name, keptValue(field.kind, wiredIn(product, field))]))
}
