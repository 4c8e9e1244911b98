import { expect, test } from 'vitest'

import { amountCell, barcodeCell, hsnCell, momentOf, packOf, percentCell } from './spreadsheet-cells.ts'

test.each([
  ['1,250', '1250'],
  ['1,25,000', '125000'],
  ['12,34,567.50', '1234567.50'],
  ['₹ 1,250.00', '1250.00'],
  ['? 99', '99'],
  ['Rs. 250/-', '250'],
  [' 45.5 ', '45.5'],
])('an amount of %s is %s', (cell, amount) => {
  expect(amountCell(cell, ',')).toBe(amount)
  expect(amountCell(cell, ';')).toBe(amount)
})

test('what may mean two amounts is none', () => {
  for (const [cell, delimiter] of [
    ['45,50', ','],
    ['1,25', '\t'],
    ['1.250', ';'],
    ['123,45,678', ','],
    ['0,500', ','],
    ['0,500', ';'],
  ] as const)
    expect(Number(amountCell(cell, delimiter)), cell).toBeNaN()
  expect(amountCell('45,50', ';')).toBe('45.50')
  expect(amountCell('1.250,50', ';')).toBe('1250.50')
})

test('a tax of 5% is 5, and one with a decimal comma is read where it is one', () => {
  expect([percentCell('5%', ','), percentCell('12.50 %', ','), percentCell('12,5 %', ';')]).toEqual([
    '5',
    '12.50',
    '12.5',
  ])
})

test('a code that has lost the 0 at its beginning gets it back, and no other', () => {
  expect(['713', '71310', '7131000', "'0713", '0713', '1006'].map(hsnCell)).toEqual([
    '0713',
    '071310',
    '07131000',
    '0713',
    '0713',
    '1006',
  ])
  // Two are missing, or none is.
  for (const code of ['13', '071', '71311000', '12']) expect(hsnCell(code)).toBe(code)
  expect(barcodeCell('1234565')).toBe('01234565')
  expect(barcodeCell('1234566')).toBe('1234566')
  expect(barcodeCell('12345678905')).toBe('0012345678905')
})

test.each([
  ['2026-12-03T06:00:00+05:30', '2026-12-03T06:00:00+05:30'],
  ['2026-12-03', '2026-12-03T00:00:00+05:30'],
  ['2026-12-03 06:00', '2026-12-03T06:00:00+05:30'],
  ['03-12-2026 6:05', '2026-12-03T06:05:00+05:30'],
  ['25/12/2026 06:00:10 PM', '2026-12-25T18:00:10+05:30'],
  ['12/25/2026 12:00 AM', '2026-12-25T00:00:00+05:30'],
  // The third of December or the twelfth of March.
  ['03/12/2026', '03/12/2026'],
  ['tomorrow', 'tomorrow'],
])('a moment of %s is %s', (cell, moment) => expect(momentOf(cell)).toBe(moment))

test('a pack that may be one and a half kilograms or fifteen hundred is left for the contract to refuse', () => {
  expect(packOf({ quantity: '1,500', unit: 'kg' }, ';')).toEqual({ quantity: '1,500', unit: 'kg' })
  expect(packOf({ quantity: '1,5 kg', unit: undefined }, ';')).toEqual({ quantity: '1500', unit: 'g' })
})

test.each([
  [
    ['1', 'kg'],
    ['1000', 'g'],
  ],
  [
    ['1.5', ' Kg '],
    ['1500', 'g'],
  ],
  [
    ['2.3 KG', undefined],
    ['2300', 'g'],
  ],
  [
    ['500 gms', ''],
    ['500', 'g'],
  ],
  [
    ['1', 'Ltr.'],
    ['1000', 'ml'],
  ],
  [
    ['12', 'Pcs'],
    ['12', 'piece'],
  ],
  [
    ['1,500', 'G'],
    ['1500', 'g'],
  ],
  // What is not known, and what says nothing of a pack, is left for the contract to refuse.
  [
    ['3', 'bunch'],
    ['3', 'bunch'],
  ],
  [
    [undefined, 'kg'],
    [undefined, 'kg'],
  ],
  [
    ['', 'kg'],
    ['', 'kg'],
  ],
] as const)('a pack of %j is %j', ([quantity, unit], [kept, keptUnit]) =>
  expect(packOf({ quantity, unit }, ',')).toEqual({ quantity: kept, unit: keptUnit }),
)
