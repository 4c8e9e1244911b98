import { describe, expect, test } from 'vitest'

import type { ProductPrices } from '#contract/prices.ts'

import { pasted, pastedWords, readBlock } from './pasted.ts'

describe('cells of a spreadsheet', () => {
  test.each<[string, string[][]]>([
    [
      '49\t60\n50\t61\n',
      [
        ['49', '60'],
        ['50', '61'],
      ],
    ],
    [
      '₹1,250.50\t1,300\r\n\t12',
      [
        ['₹1,250.50', '1,300'],
        ['', '12'],
      ],
    ],
    ['1,250\n1,300', [['1,250'], ['1,300']]],
    ['1250,50', [['1250,50']]],
    [
      '49.5,60,,on\n50,61,7,off',
      [
        ['49.5', '60', '', 'on'],
        ['50', '61', '7', 'off'],
      ],
    ],
    [
      '49;60\n50;61',
      [
        ['49', '60'],
        ['50', '61'],
      ],
    ],
    ['"a\tb"\tc', [['a\tb', 'c']]],
    ['7', [['7']]],
  ])('%j is read as %j', (text, cells) => {
    expect(readBlock(text)).toEqual(cells)
  })
})

describe('a paste', () => {
  const row = { price: 60, sellingPrice: 49.5, stock: 12, held: 0, state: 'on_shelf' } as const
  const words = { productName: '', brandName: '', netQuantity: 1, netUnit: 'piece' } as const
  const rows: ProductPrices[] = ['a', 'b', 'c'].map((_id) => ({ ...row, ...words, _id }))

  test('fills down and to the right of its cell, leaves blanks, and says what had no place', () => {
    const block = [
      ['70', '', 'off', 'more'],
      ['x', '5', ''],
      ['1', '2', '3'],
    ]
    const result = pasted({}, rows, { place: { row: 1, column: 1 }, block })
    expect(Object.entries(result.drafts).map(([id, { typed }]) => [id, typed])).toEqual([
      ['b', { price: '70', state: 'off' }],
      ['c', { price: 'x', stock: '5' }],
    ])
    expect(pastedWords(result)).toBe(
      '4 cells filled. 1 cell is wrong. 4 cells had no place here and were left out.',
    )
  })

  test('of what is there already changes nothing, and over what was typed it is the paste that counts', () => {
    const place = { row: 0, column: 0 }
    const typed = pasted({}, rows, { place, block: [['55', '66']] }).drafts
    expect(pasted(typed, rows, { place, block: [['49.50', '67']] }).drafts).toEqual({
      a: { seen: { price: 60, sellingPrice: 49.5, stock: 12, state: 'on_shelf' }, typed: { price: '67' } },
    })
    expect(pasted({}, rows, { place, block: [['49.50']] }).drafts).toEqual({})
  })
})
