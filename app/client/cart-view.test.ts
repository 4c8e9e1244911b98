import { expect, test } from 'vitest'

import type { CartLine } from '#contract/cart.ts'

import { countShown, linesInKnownOrder, linesShown, quantityShown } from './cart-view.ts'
import type { Basket } from './cart-view.ts'

function line(name: string, quantity: number): CartLine {
  return {
    _id: `line-of-${name}`,
    quantity,
    productId: {
      _id: name,
      productName: name,
      hindiName: null,
      brandName: 'Mandi Subah',
      category: 'vegetables',
      productImage: [],
      description: '',
      price: 50,
      sellingPrice: 40,
      netQuantity: 1000,
      netUnit: 'g',
      aliases: [],
      stock: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  }
}

function basketOf(lines: CartLine[], wanted: [string, number][] = []): Basket {
  return { state: 'ready', lines, wanted: new Map(wanted) }
}

function names(lines: readonly CartLine[]): string[] {
  return lines.map(({ productId }) => productId._id)
}

test('what the person wants is shown before the server has it', () => {
  const basket = basketOf(
    [line('tomato', 2)],
    [
      ['tomato', 5],
      ['onion', 1],
    ],
  )
  expect(quantityShown(basket, 'tomato')).toBe(5)
  expect(quantityShown(basket, 'onion')).toBe(1)
  expect(quantityShown(basket, 'potato')).toBe(0)
  expect(linesShown(basket)).toMatchObject([{ quantity: 5 }])
})

test('the count takes in what is on its way, and leaves out what is being taken out', () => {
  expect(countShown(basketOf([line('tomato', 2), line('potato', 1)]))).toBe(2)
  expect(countShown(basketOf([line('tomato', 2)], [['onion', 1]]))).toBe(2)
  expect(countShown(basketOf([line('tomato', 2), line('potato', 1)], [['tomato', 0]]))).toBe(1)
})

test('a line that was put back keeps its place, and a new one comes last', () => {
  const before = [line('tomato', 0), line('potato', 1)]
  const answered = [line('potato', 1), line('onion', 1), line('tomato', 2)]
  expect(names(linesInKnownOrder(answered, before))).toEqual(['tomato', 'potato', 'onion'])
})
