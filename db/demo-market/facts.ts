import type { Declarations } from '#domain/catalog/declarations/rules.ts'

import { factsTable, medicinesTable } from './facts-table.ts'
import { certified, makers } from './makers.ts'
import type { DemoCategory, DemoProduct } from './types.ts'

/** Goods of the demo market that are not all from India; undefined: from more than one country. */
const fromElsewhere: Record<string, string | undefined> = {
  pistachio: 'Iran',
  'mixed-dry-fruits-box': undefined,
}

/** Where one village or district can be named, beside those of the table. */
const villages: Record<string, string> = {
  'apple-juice': 'Kotgarh, Himachal Pradesh',
  peach: 'Ramgarh, Uttarakhand',
  elaichi: 'Vandanmedu, Kerala',
  'alphonso-mango': 'Devgad, Maharashtra',
  'terracotta-diya-set': 'Khurja, Uttar Pradesh',
  'chanderi-silk-sari': 'Chanderi, Madhya Pradesh',
  'kondapalli-toy': 'Kondapalli, Andhra Pradesh',
  'safety-matches': 'Sivakasi, Tamil Nadu',
  'jute-tote-bag': 'Murshidabad, West Bengal',
}

/** How long the goods of a shelf can be kept, in days, and how. */
const kept: Partial<Record<DemoCategory, readonly [days: number, how: string]>> = {
  coffee: [365, 'Cool, dry and closed'],
  juice: [180, 'Cool; in the fridge after opening'],
  pulses: [365, 'Cool, dry and closed'],
  vegetables: [5, 'Cool and airy'],
  fruits: [6, 'Cool and airy'],
  medicines: [1095, 'Cool, dry and out of the reach of children'],
  'personal care': [730, 'Cool and dry'],
  oils: [270, 'Cool, dark and closed'],
  'dry fruits': [240, 'Cool, dry and closed'],
  'dairy products': [7, 'In the fridge, at 4 °C'],
  'grains and flours': [180, 'Cool, dry and closed'],
  spices: [365, 'Dry, dark and closed'],
  sweeteners: [365, 'Dry and closed'],
  pickles: [365, 'Dry; under its oil, with a dry spoon'],
  'daily needs': [365, 'Dry and closed'],
  healthcare: [730, 'Cool and dry'],
}

const noFood: readonly DemoCategory[] = ['handmade arts', 'personal care', 'medicines']
const rows = rowsOf(factsTable)
const medicines = rowsOf(medicinesTable)

/**
 * What is declared of a product of the demo market; of another pack what is declared of the first one, whose
 * slug is `of`. Licences and certificates are invented: none begins with 0, and all of these do.
 */
export function declarationsOf(
  product: Pick<DemoProduct, 'slug' | 'name' | 'brand' | 'category'> & { of?: string },
): Declarations {
  const { slug, of = slug, name, brand, category } = product
  const [ingredients, nutrition, allergens, days, how, from] = rows.get(of) ?? []
  const [dose, warning] = medicines.get(of) ?? []
  const [shelfDays, shelfHow] = kept[category] ?? []
  const isFresh = category === 'vegetables' || category === 'fruits'
  const isFood = !noFood.includes(category) && (isFresh || Boolean(nutrition))
  const isKept = isFresh || ingredients !== undefined
  const scheme = isFood ? certified[brand] : undefined
  const place = Object.keys(makers).indexOf(brand) + 1
  return filled({
    diet: isFood ? (of === 'country-eggs' ? 'non-veg' : 'veg') : '',
    ingredients: ingredients === '=' ? name : ingredients,
    allergens: isFood && !isFresh ? allergens || 'None' : allergens,
    nutrition: nutrition && nutritionOf(nutrition, product.category === 'juice'),
    bestBeforeDays: isKept ? days || String(shelfDays ?? 365) : '',
    storage: isKept ? how || shelfHow : '',
    dose,
    warning,
    prescription: dose && 'not needed',
    maker: `${brand}, ${makers[brand]}`,
    makerLicence: ingredients === undefined ? '' : licence({ isFood, isMedicine: Boolean(dose) }, place),
    villageOfOrigin: from || villages[of],
    countryOfOrigin: of in fromElsewhere ? fromElsewhere[of] : 'India',
    organicScheme: scheme,
    organicCertificate: scheme && `0000-${String(place).padStart(4, '0')} (demonstration)`,
  })
}

function licence({ isFood, isMedicine }: Record<'isFood' | 'isMedicine', boolean>, place: number): string {
  const number = String(place).padStart(4, '0')
  if (isFood) return `FSSAI 0000000000${number}`
  return `${isMedicine ? 'Drugs' : 'Cosmetics'} 0000/${number} (demonstration)`
}

/** '349 22 60 2 1.5' in words; words as they are. */
function nutritionOf(figures: string, isPoured: boolean): string {
  if (!/^\d/.test(figures)) return figures
  const [energy, protein, carbohydrate, sugars, fat] = figures.split(' ')
  return `Per 100 ${isPoured ? 'ml' : 'g'}: energy ${energy} kcal, protein ${protein} g, carbohydrate ${carbohydrate} g (sugars ${sugars} g), fat ${fat} g`
}

function rowsOf(table: string): Map<string, string[]> {
  const lines = table.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [slug = '', ...cells] = line.split('|').map((cell) => cell.trim())
      return [slug, cells]
    }),
  )
}

function filled(values: Record<keyof Declarations, string | undefined>): Declarations {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Declarations
}
