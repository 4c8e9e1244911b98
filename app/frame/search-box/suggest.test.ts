import { expect, test } from 'vitest'

import type { CardProduct } from '#app/ui/product-card.tsx'
import { theTwelve } from '#tests/support/categories.ts'

import { suggestionsFor } from './suggest.ts'

function card(name: string, category: string): CardProduct {
  return {
    id: name.toLowerCase(),
    name,
    otherName: null,
    category,
    listPricePaise: 5000,
    sellingPricePaise: 4000,
    netQuantity: 500,
    netUnit: 'g',
    isSoldOut: false,
  }
}

const tomato = card('Tomato', 'vegetables')

test('goods of the answer are suggested, and the stall on which they lie', () => {
  expect(suggestionsFor('tamatar', { query: 'tamatar', products: [tomato] }, theTwelve)).toEqual({
    products: [{ to: '/product/tomato', product: tomato }],
    categories: [{ to: '/product-category?category=vegetables', label: 'Vegetables' }],
  })
})

test('categories are suggested by the beginning of any of their words', () => {
  const labels = (text: string) =>
    suggestionsFor(text, { query: '', products: [] }, theTwelve).categories.map(({ label }) => label)
  expect(labels('fruit')).toEqual(['Fruits', 'Dry Fruits'])
  expect(labels('CARE')).toEqual(['Personal Care'])
  expect(labels('फल')).toEqual(['Fruits'])
  expect(labels('zz')).toEqual([])
})

test('a shelf that the answer names is suggested first, by whatever word', () => {
  const results = { query: 'sabzi', products: [card('Ghee', 'oils')], shelves: [{ value: 'vegetables' }] }
  expect(suggestionsFor('sabzi', results, theTwelve).categories[0]?.label).toBe('Vegetables')
})

test('the answer to the letters before stands until the next one comes; the answer to other letters does not', () => {
  const results = { query: 'tom', products: [tomato] }
  expect(suggestionsFor('toma', results, theTwelve).products).toHaveLength(1)
  expect(suggestionsFor('to', results, theTwelve).products).toHaveLength(1)
  expect(suggestionsFor('ghee', results, theTwelve).products).toEqual([])
})

test('at most five goods and three categories are suggested, and nothing for nothing', () => {
  const products = ['oils', 'pulses', 'coffee', 'juice', 'fruits', 'medicines'].map((category, place) =>
    card(`Thing ${place}`, category),
  )
  const { products: goods, categories } = suggestionsFor('thing', { query: 'thing', products }, theTwelve)
  expect([goods.length, categories.length]).toEqual([5, 3])
  expect(suggestionsFor('  ', { query: '', products }, theTwelve)).toEqual({ products: [], categories: [] })
})
