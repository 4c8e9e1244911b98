import * as declarations from '#domain/catalog/declarations/rules.ts'
import type { DeclarationKey } from '#domain/catalog/declarations/rules.ts'
import { countryOf } from '#words/shop/product/country/hi.ts'

import type * as en from './en.ts'

const labels: Record<DeclarationKey, string> = {
  diet: 'शाकाहारी या मांसाहारी',
  ingredients: 'क्या-क्या मिला है',
  allergens: 'एलर्जी वाली चीज़ें',
  nutrition: 'पोषण',
  bestBeforeDays: 'कब तक अच्छा',
  storage: 'कैसे रखें',
  dose: 'खुराक',
  warning: 'सावधानी',
  prescription: 'डॉक्टर की पर्ची',
  maker: 'किसने बनाया',
  makerLicence: 'बनाने वाले का लाइसेंस',
  villageOfOrigin: 'किस गाँव का',
  countryOfOrigin: 'किस देश का',
  organicScheme: 'सर्टिफ़ाइड ऑर्गेनिक',
  organicCertificate: 'ऑर्गेनिक सर्टिफ़िकेट',
}

/** What can be chosen, in its order; of what is not here the value stands as it is. */
const choices: { [Key in DeclarationKey]?: readonly string[] } = {
  diet: ['शाकाहारी', 'मांसाहारी'],
  prescription: ['ज़रूरी नहीं', 'डॉक्टर की पर्ची चाहिए'],
}

const shown: { [Key in DeclarationKey]?: (value: string) => string } = {
  countryOfOrigin: countryOf,
  bestBeforeDays: (days) => `पैकिंग से ${days} दिन`,
}

export const declared: typeof en.declared = (values) =>
  declarations.declared(values).map(({ key, value }) => ({
    key,
    label: labels[key],
    value: ownValue(key, values[key] ?? '') ?? value,
  }))

function ownValue(key: DeclarationKey, given: string): string | undefined {
  const at = Object.keys(declarations.choicesOf(key) ?? {}).indexOf(given)
  return choices[key]?.[at] ?? shown[key]?.(given)
}

export const details = 'सामान की जानकारी'
export const netQuantity = 'पैक में कितना'
export const mrp = 'MRP'
export const withTaxes: typeof en.withTaxes = (sum) => `${sum}, सब टैक्स मिलाकर`
export const consumerCare = 'ग्राहक सेवा'
export const vegetarian = 'शाकाहारी'
export const nonVegetarian = 'मांसाहारी'

export const depositOn = (sum: string) => `+ बोतल का डिपॉज़िट ${sum}, बोतल लौटाने पर वापस`
