import { expect, test } from 'vitest'

import type { ProductStock } from '#contract/stock.ts'

import { balanceWords, lossOf, requestOf } from './repacking.ts'
import type { Part } from './repacking.ts'

const sack = part('sack', 50_000, '1')

test('a repacking says what goes in, what comes out and what is lost', () => {
  expect(lossOf(sack, [part('five', 5000, '8'), part('one', 1000, '10')])).toBe(0)
  expect(lossOf(sack, [part('five', 5000, '')])).toBeNull()
  expect(balanceWords(sack, 0)).toBe('In: 50 kg. Out: 50 kg. Nothing is lost.')
  expect(balanceWords(sack, 2000)).toBe('In: 50 kg. Out: 48 kg. 2 kg are waste.')
  expect(balanceWords(sack, -500)).toBe('In: 50 kg. Out: 50.5 kg. 500 g more come out than go in.')
})

test('goods by weight are typed in kilograms, and sent in steps', () => {
  const ginger = { ...part('ginger', 100, '12.5'), pieces: '12.5' }
  const loose = { ...ginger, product: { ...ginger.product, step: { grams: 100 } } as ProductStock }
  const packs = [part('pack', 250, '50')]
  expect(lossOf(loose, packs)).toBe(0)
  expect(requestOf(loose, packs, '')).toEqual({
    body: { from: { productId: 'ginger', pieces: 125 }, to: [{ productId: 'pack', pieces: 50 }] },
  })
  expect(requestOf({ ...loose, pieces: '0.05' }, packs, '')).toEqual({
    problems: { ginger: 'Please enter kg, in whole steps of 100 g: 12.5.' },
  })
})

test('it is sent with its waste only where something is lost, and then with the reason', () => {
  const nine = [part('five', 5000, '9')]
  expect(requestOf(sack, nine, ' ')).toEqual({ problems: { waste: 'Please say why less comes out.' } })
  expect(requestOf(sack, nine, ' Torn ')).toEqual({
    body: {
      from: { productId: 'sack', pieces: 1 },
      to: [{ productId: 'five', pieces: 9 }],
      waste: 'Torn',
    },
  })
  expect(requestOf(sack, [part('five', 5000, '10')], 'Torn')).toMatchObject({
    body: { to: [{ pieces: 10 }] },
  })
})

test.each([
  [null, [], { '': 'Choose what is packed.' }],
  [sack, [], { '': 'Choose what it becomes.' }],
  [sack, [part('five', 5000, 'x')], { five: 'Please enter a whole number.' }],
  [sack, [part('oil', 500, '2', 'ml')], { oil: 'It is measured in another way.' }],
  [sack, [part('five', 5000, '11')], { '': 'More comes out than goes in. Please check the pieces.' }],
])('what is not whole is said at its field (%#)', (from, to, problems) => {
  expect(requestOf(from, to, '')).toEqual({ problems })
})

function part(id: string, netQuantity: number, pieces: string, netUnit: 'g' | 'ml' = 'g'): Part {
  const product = { _id: id, productName: id, netQuantity, netUnit, stock: 9, held: 0 } as ProductStock
  return { product, pieces }
}
