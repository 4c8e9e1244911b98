import { expect, test } from 'vitest'

import { differences, merged } from './differences.ts'
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
