import { expect, test } from 'vitest'

import { documents as words } from '#words/documents/en.ts'

import { columnsOf } from './columns.ts'

test('a document of before packs were written down says the name alone, and has no column of units', () => {
  const line = { productName: 'Jeera', hindiName: 'जीरा', quantity: 2, amountPaise: 600_00 }
  const before = columnsOf(documentOf(line), words)
  expect(before.map(({ title }) => title)).toEqual(['Goods', 'Qty', 'Amount'])
  expect(before[0]?.text(line as never)).toBe('Jeera\nजीरा')

  const now = { ...line, netQuantity: 100, netUnit: 'g' }
  const columns = columnsOf(documentOf(now), words)
  expect(columns.map(({ text }) => text(now as never))).toEqual([
    'Jeera 100 g\nजीरा',
    '2',
    '200 GMS',
    '600.00',
  ])
})

function documentOf(line: object): Parameters<typeof columnsOf>[0] {
  const content = { lines: [line], placeOfSupply: '09', seller: { stateCode: '09' } }
  return { kind: 'receipt', taxPaise: 0, content } as never
}
