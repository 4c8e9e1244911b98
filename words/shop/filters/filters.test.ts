import { expect, test } from 'vitest'

import { filterNames } from '#domain/catalog/filters/rules.ts'

import * as en from './en.ts'
import * as hi from './hi.ts'

test('each filter has in Hindi the values that it has in English, in their order', () => {
  const valuesIn = ({ filterOf }: typeof en) =>
    filterNames.map((name) => filterOf(name).values?.map(({ value }) => value))
  expect(valuesIn(hi)).toEqual(valuesIn(en))
  expect(hi.sortLabels.map(({ value }) => value)).toEqual(en.sortLabels.map(({ value }) => value))
})

test('what is chosen is told in Hindi', () => {
  expect(hi.filtersIn({ price: '100-250', origin: 'India', stock: 'in' })).toEqual([
    { name: 'price', label: '₹100 से ₹250' },
    { name: 'origin', label: 'किस देश का: भारत' },
    { name: 'stock', label: 'सिर्फ़ स्टॉक वाला' },
  ])
})

test('of the countries of goods India is told in Hindi, and others as the shop has them', () => {
  expect(hi.valuesOf('origin', { origin: ['India', 'Iran'] }, undefined)).toEqual([
    { value: 'India', label: 'भारत' },
    { value: 'Iran', label: 'Iran' },
  ])
})

test('no filter, order or value has lost its Hindi', () => {
  const labels = [...hi.sortLabels, ...filterNames.flatMap((name) => hi.filterOf(name).values ?? [])].map(
    ({ label }) => label,
  )
  expect(labels.filter((label) => /[A-Za-z]/.test(label))).toEqual([])
})
