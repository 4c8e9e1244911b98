import { expect, test } from 'vitest'

import { differences, isSameButStock, merged, rebased } from './differences.ts'
import type { Version } from './differences.ts'
import { emptyFields } from './fields.ts'

const loaded: Version = {
  fields: { ...emptyFields, productName: 'Ghee', brandName: 'Gomati', price: '720', stock: '4' },
  images: ['/1', '/2'],
}
const mine: Version = {
  fields: { ...loaded.fields, productName: 'Desi Ghee', price: '700.0' },
  images: ['/2', '/1'],
}
const theirs: Version = {
  fields: { ...loaded.fields, productName: 'Pure Ghee', brandName: 'Koyna', price: '700' },
  images: ['/1', '/2'],
}

test('where two versions differ, mine is proposed unless I have left it as it was', () => {
  expect(differences(mine, theirs, loaded)).toEqual({
    productName: 'mine',
    brandName: 'theirs',
    productImage: 'mine',
  })
})

test('each part comes from the side that was chosen for it', () => {
  expect(merged(mine, theirs, { productName: 'theirs', brandName: 'mine', productImage: 'theirs' })).toEqual({
    fields: { ...mine.fields, productName: 'Pure Ghee' },
    images: theirs.images,
  })
})

const withStock = (stock: string): Version => ({ ...loaded, fields: { ...loaded.fields, stock } })

test.each([
  ['what I left alone is theirs', '10', '10', '7', '7'],
  ['ten made fifteen while three were sold: twelve', '10', '15', '7', '12'],
  ['ten made six while three were sold: three', '10', '6', '7', '3'],
  ['there are never fewer than none', '10', '2', '7', '0'],
  ['where I begin to count, my number is what I counted', '', '5', '7', '5'],
  ['where I end the counting, nobody counts', '10', '', '7', ''],
  ['where they ended the counting, my number is what I counted', '10', '15', '', '15'],
])('stock that I changed is a difference to theirs: %s', (_, shownToMe, typed, present, result) => {
  const mine = rebased(withStock(typed), withStock(shownToMe), withStock(present))
  expect(mine.fields.stock).toBe(result)
})

test('of the stock theirs is proposed, though I have changed it', () => {
  expect(differences(withStock('12'), withStock('7'), withStock('10'))).toEqual({ stock: 'theirs' })
})

test('two rates that read the same are one, and another rate is a difference', () => {
  const withRate = (taxRate: string): Version => ({ ...loaded, fields: { ...loaded.fields, taxRate } })
  expect(differences(withRate('5.00'), withRate('5'), withRate('5'))).toEqual({})
  expect(differences(withRate('12'), withRate('5'), withRate('5'))).toEqual({ taxRate: 'mine' })
})

test('a product is what I sent, whatever was sold of it and however the server writes it', () => {
  const sent: Version = {
    fields: {
      ...mine.fields,
      aliases: 'toop,neyyi ,',
      netQuantity: '0500',
      productName: ' Desi Ghee',
      stock: '15',
    },
    images: mine.images,
  }
  const stored: Version = {
    fields: { ...mine.fields, aliases: 'toop, neyyi', netQuantity: '500', stock: '14' },
    images: mine.images,
  }
  expect(isSameButStock(sent, stored)).toBe(true)
  expect(isSameButStock(sent, { ...stored, images: loaded.images })).toBe(false)
  expect(isSameButStock({ ...sent, fields: { ...sent.fields, price: '701' } }, stored)).toBe(false)
})
