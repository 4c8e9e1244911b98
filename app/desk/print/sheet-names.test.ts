import { expect, test } from 'vitest'

import { sheetNames } from './sheet-names.ts'

test('a sheet in Hindi calls goods by their Hindi name, and keeps the ordered one beside it', () => {
  const tomato = { productName: 'Tomato', hindiName: 'टमाटर' }
  expect(sheetNames(tomato, 'hi')).toEqual({ name: 'टमाटर', ordered: 'Tomato' })
  expect(sheetNames({ productName: 'Neem Comb', hindiName: null }, 'hi')).toEqual({ name: 'Neem Comb' })
  expect(sheetNames(tomato, 'en')).toEqual({ name: 'Tomato' })
})
