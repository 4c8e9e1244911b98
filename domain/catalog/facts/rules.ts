import type { DeclarationKey, Declarations } from '../declarations/rules.ts'

// What the law wants to be said of goods before they are bought, by what they are (docs/law.md). It is our
// reading of it, and no lawyer's.

/** fresh: fruit and vegetables as they grew. care: cosmetics and soap. thing: all that is none of these. */
export type GoodsKind = 'fresh' | 'food' | 'medicine' | 'care' | 'thing'

/** Shelves that say it by themselves. */
export const kindOfShelf: Readonly<Record<string, GoodsKind>> = {
  fruits: 'fresh',
  vegetables: 'fresh',
  medicines: 'medicine',
}

/** On other shelves the tax tariff says it: the first that fits, as JavaScript and PostgreSQL read it. */
export const kindsOfHsn: readonly (readonly [begins: string, kind: GoodsKind])[] = [
  // Salt stands among the stones.
  ['^(0[1-9]|1[0-9]|2[0-4]|2501)', 'food'],
  ['^300[34]', 'medicine'],
  ['^(330[3-7]|3401)', 'care'],
  ['', 'thing'],
]

/** And of goods without a number in it the shelf; other shelves have food. */
export const kindWithoutHsn: Readonly<Record<string, GoodsKind>> = {
  'personal care': 'care',
  'handmade arts': 'thing',
  healthcare: 'thing',
}

const always = ['maker', 'countryOfOrigin'] as const

export const neededFacts: Readonly<Record<GoodsKind, readonly DeclarationKey[]>> = {
  fresh: always,
  food: [
    'diet',
    'ingredients',
    'allergens',
    'nutrition',
    'bestBeforeDays',
    'storage',
    'makerLicence',
    ...always,
  ],
  medicine: ['ingredients', 'bestBeforeDays', 'dose', 'warning', 'prescription', 'makerLicence', ...always],
  care: ['ingredients', 'bestBeforeDays', 'makerLicence', ...always],
  thing: always,
}

/** A word that nobody may say of goods without a certificate: it begins a word of what they are told by. */
export const organicWords = '(organic|जैविक|ऑर्गेनिक)'

interface Goods {
  name: string
  hindiName: string | null
  description: string
  hindiDescription: string
  category: string
  hsnCode: string | null
  declarations: Declarations
}

/** What the law wants to be said of these goods, and nobody has said. */
export function factsMissing({
  name,
  hindiName,
  description,
  hindiDescription,
  category,
  hsnCode,
  declarations,
}: Goods): DeclarationKey[] {
  const byTariff =
    hsnCode === null ? undefined : kindsOfHsn.find(([begins]) => new RegExp(begins).test(hsnCode))
  const kind = kindOfShelf[category] ?? byTariff?.[1] ?? kindWithoutHsn[category] ?? 'food'
  const told = [name, hindiName, description, hindiDescription].join(' ')
  const isCalledOrganic = new RegExp(`(^|[^a-z])${organicWords}`, 'i').test(told)
  return [...neededFacts[kind], ...(isCalledOrganic ? (['organicCertificate'] as const) : [])].filter(
    (key) => declarations[key] === undefined,
  )
}
