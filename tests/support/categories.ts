import type { Category } from '#domain/catalog/rules.ts'

/** The twelve categories of the spec, in its order, as every shop begins with them. */
export const theTwelve: readonly Category[] = [
  ['Coffee', 'कॉफ़ी'],
  ['Juice', 'जूस'],
  ['Pulses', 'दालें'],
  ['Vegetables', 'सब्ज़ियाँ'],
  ['Fruits', 'फल'],
  ['Handmade Arts', 'हस्तशिल्प'],
  ['Healthcare', 'स्वास्थ्य'],
  ['Medicines', 'दवाइयाँ'],
  ['Personal Care', 'निजी देखभाल'],
  ['Oils', 'तेल'],
  ['Dry Fruits', 'सूखे मेवे'],
  ['Dairy Products', 'दूध और पनीर'],
].map(([label = '', hindiLabel = '']) => ({ value: label.toLowerCase(), label, hindiLabel }))
