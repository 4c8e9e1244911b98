import { expect, test } from 'vitest'

import { documentKind, documentNumber, financialYear, spreadShipping, taxIn, unitQuantity } from './rules.ts'

test.each([
  // amount, rate, same state: value, CGST, SGST, IGST
  [105_00, 500, true, [100_00, 2_50, 2_50, 0]],
  [105_00, 500, false, [100_00, 0, 0, 5_00]],
  [118_00, 1800, true, [100_00, 9_00, 9_00, 0]],
  // Each half is rounded by itself: 4.7619 paise of tax are two halves of 2.
  [100, 500, true, [96, 2, 2, 0]],
  [100, 500, false, [95, 0, 0, 5]],
  // Half a paisa goes up: 21 paise at 5 % hold exactly 0.5 + 0.5.
  [21, 500, true, [19, 1, 1, 0]],
  [99_99, 0, true, [99_99, 0, 0, 0]],
  [0, 1200, true, [0, 0, 0, 0]],
] as const)(
  '%i paise at %i hundredths of a percent, same state %s, hold %j',
  (amount, rate, isSame, expected) => {
    const taxed = taxIn(amount, rate, isSame)
    expect([taxed.valuePaise, taxed.cgstPaise, taxed.sgstPaise, taxed.igstPaise]).toEqual(expected)
    expect(taxed.valuePaise + taxed.cgstPaise + taxed.sgstPaise + taxed.igstPaise).toBe(amount)
  },
)

test.each([
  [40_00, [100_00, 300_00], [10_00, 30_00]],
  [40_00, [100_00, 100_00, 100_00], [13_34, 13_33, 13_33]],
  [1, [10, 20, 30], [0, 0, 1]],
  [0, [10, 20], [0, 0]],
  [40_00, [0], [40_00]],
] as const)('%i paise of shipping over %j come to %j', (shipping, amounts, expected) => {
  expect(spreadShipping(shipping, amounts)).toEqual(expected)
})

test('the document follows from GSTIN and rates', () => {
  expect(documentKind('27AAAAA0000A1Z5', [0, 500])).toBe('tax_invoice')
  expect(documentKind('27AAAAA0000A1Z5', [0, 0])).toBe('bill_of_supply')
  expect(documentKind(null, [500])).toBe('receipt')
})

test.each([
  ['2027-03-31T18:29:59Z', '2627', 'the last second of 31 March in India'],
  ['2027-03-31T18:30:00Z', '2728', 'the first of 1 April'],
  ['2099-12-31T00:00:00Z', '9900', 'the turn of a century'],
])('%s belongs to the financial year %s: %s', (at, year) => {
  expect(financialYear(new Date(at))).toBe(year)
})

test('a number has at most sixteen characters', () => {
  expect(documentNumber('HT', '2627', 123)).toBe('HT/2627/000123')
  expect(documentNumber('HAAT', '2627', 999_999)).toHaveLength(16)
})

test.each([
  [2, { netQuantity: 100, netUnit: 'g' }, '200 GMS'],
  [3, { netQuantity: 500, netUnit: 'g' }, '1.5 KGS'],
  [1, { netQuantity: 1000, netUnit: 'g' }, '1 KGS'],
  [2, { netQuantity: 250, netUnit: 'ml' }, '500 MLT'],
  [2, { netQuantity: 1000, netUnit: 'ml' }, '2 LTR'],
  [3, { netQuantity: 12, netUnit: 'piece' }, '36 NOS'],
] as const)('%j packs of %j are %s in the unit codes of GST', (packs, pack, said) => {
  expect(unitQuantity(packs, pack)).toBe(said)
})
