import * as filters from '#domain/catalog/filters/rules.ts'
import type { Filter, FilterName } from '#domain/catalog/filters/rules.ts'
import { countryOf } from '#words/shop/product/country/hi.ts'

import type * as en from './en.ts'

// Orders and values in the order of `sortLabels` and of each filter.

const orders = [
  'दाम: कम से ज़्यादा',
  'दाम: ज़्यादा से कम',
  'किलो, लीटर या नग का दाम',
  'छूट: ज़्यादा से कम',
  'सबसे नया',
  'किस देश का',
]

const own: Record<FilterName, { title?: string; none?: string; values?: readonly string[] }> = {
  price: {
    title: 'दाम',
    none: 'कोई भी दाम',
    values: ['₹100 से कम', '₹100 से ₹250', '₹250 से ₹500', '₹500 से ₹1,000', '₹1,000 से ज़्यादा'],
  },
  discount: {
    title: 'छूट',
    none: 'छूट हो या न हो',
    values: ['10% या ज़्यादा छूट', '15% या ज़्यादा छूट', '20% या ज़्यादा छूट'],
  },
  reduced: { values: ['सिर्फ़ छूट वाला'] },
  origin: { title: 'किस देश का', none: 'कोई भी देश' },
  diet: { values: ['सिर्फ़ शाकाहारी'] },
  organic: { values: ['सर्टिफ़ाइड ऑर्गेनिक'] },
  stock: { values: ['सिर्फ़ स्टॉक वाला'] },
}

export const sortLabels: typeof en.sortLabels = filters.sortLabels.map(({ value }, at) => ({
  value,
  label: orders[at] ?? value,
}))

export const filterOf: typeof en.filterOf = (name): Filter => {
  const { values, ...said } = own[name]
  if (!values) return said
  const known = filters.filterOf(name).values ?? []
  return { ...said, values: known.map(({ value }, at) => ({ value, label: values[at] ?? value })) }
}

export const filtersIn: typeof en.filtersIn = (choice) =>
  filters.chosenIn(choice).flatMap((name) => {
    const { title, values } = filterOf(name)
    if (!values) return [{ name, label: `${title}: ${countryOf(choice[name] ?? '')}` }]
    return values.filter(({ value }) => value === choice[name]).map(({ label }) => ({ name, label }))
  })

export const valuesOf: typeof en.valuesOf = (name, offered, chosen) =>
  filterOf(name).values ??
  filters.valuesOf(name, offered, chosen).map(({ value }) => ({ value, label: countryOf(value) }))
