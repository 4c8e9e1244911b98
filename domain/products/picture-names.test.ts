import { expect, test } from 'vitest'

import { matchPictures } from './picture-names.ts'
import type { NamedGoods } from './picture-names.ts'

function goods(id: string, name: string, more: Partial<NamedGoods> = {}): NamedGoods {
  const plain = { hindiName: null, brand: 'Gram Seva', barcode: null, aliases: [] }
  return { id, name, ...plain, netQuantity: 1000, netUnit: 'g', ...more }
}

const shelf = [
  goods('tomato', 'Tomato', { hindiName: 'टमाटर', aliases: ['tamatar'] }),
  goods('atta1', 'Atta', { netQuantity: 1000 }),
  goods('atta5', 'Atta', { netQuantity: 5000 }),
  goods('ghee', 'Cow Ghee', { netQuantity: 1500, netUnit: 'ml', brand: 'Amla & Co.' }),
  goods('b12', 'Vitamin B 12', { netQuantity: 1, netUnit: 'piece', barcode: '8901234567894' }),
  goods('puree', 'Crème Fraîche'),
]

test.each([
  ['tomato.jpg', ['tomato'], 1],
  ['TOMATO.PNG', ['tomato'], 1],
  ['tomato-2.jpg', ['tomato'], 2],
  ['tomato_03.jpeg', ['tomato'], 3],
  ['Tomato (4).webp', ['tomato'], 4],
  ['Tomato Gram Seva 1kg.jpg', ['tomato'], 1],
  ['tamatar.jpg', ['tomato'], 1],
  ['टमाटर.jpg', ['tomato'], 1],
  ['टमाटर-2.jpg'.normalize('NFD'), ['tomato'], 2],
  ['atta 5 kg.jpg', ['atta5'], 1],
  ['atta-5000g-2.jpg', ['atta5'], 2],
  ['atta.jpg', ['atta1', 'atta5'], 1],
  ['cow_ghee-1.5L.jpg', ['ghee'], 1],
  ['amla & co cow ghee.jpg', ['ghee'], 1],
  ['vitamin-b-12.jpg', ['b12'], 1],
  ['vitamin b 12 2.jpg', ['b12'], 2],
  ['8901234567894.jpg', ['b12'], 1],
  ['8901234567894_2.jpg', ['b12'], 2],
  ['creme fraiche.jpg', ['puree'], 1],
  ['IMG_2041.jpg', [], 1],
  ['7.jpg', [], 1],
  ['.jpg', [], 1],
])('%s is of %j, view %i', (fileName, ids, view) => {
  expect(matchPictures([fileName], shelf)).toEqual([{ fileName, ids, view }])
})
