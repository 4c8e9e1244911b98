import { expect, test } from 'vitest'

import { paiseOf, rupeesTyped } from './typed-amount.ts'

test('an amount stands in a field as people write it, and is read as it stands there', () => {
  const amounts = [252_75, 120_00, 945_60, 1_20_000_00]
  expect([...amounts, 0].map(rupeesTyped)).toEqual(['252.75', '120', '945.60', '120000', ''])
  expect(amounts.map(rupeesTyped).map(paiseOf)).toEqual(amounts)
})
