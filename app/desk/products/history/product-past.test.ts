import { expect, test } from 'vitest'

import type { AuditEntry } from '#contract/audit.ts'
import type { Product } from '#contract/products.ts'

import { pastOf } from './product-past.ts'

const product = {
  _id: 'tomato',
  productName: 'Tomato',
  hindiName: 'टमाटर',
  brandName: 'Gram Seva',
  category: 'vegetables',
  description: 'Red and firm.',
  productImage: ['/images/tomato-800.webp'],
  price: 50,
  sellingPrice: 45,
  netQuantity: 500,
  netUnit: 'g',
  aliases: [],
  stock: 7,
  hsnCode: null,
  taxRate: 5,
  declarations: { villageOfOrigin: 'Kotgarh', countryOfOrigin: 'India' },
  createdAt: '2026-11-01T04:30:00.000Z',
  updatedAt: '2026-11-20T04:30:00.000Z',
} as unknown as Product

const entry = (_id: number, before: AuditEntry['before'], after: AuditEntry['after']): AuditEntry => ({
  _id,
  at: `2026-11-${10 + _id}T04:30:00.000Z`,
  by: { _id: 'meena', name: 'Meena', email: 'meena@example.com' },
  action: before ? 'product_changed' : 'product_added',
  object: { kind: 'product', _id: 'tomato', name: 'Tomato' },
  before,
  after,
  requestId: 'ab12',
})

const dearer = entry(3, { sellingPricePaise: 40_00 }, { sellingPricePaise: 45_00 })
const reworded = entry(2, { description: 'Red.', stock: 9 }, { description: 'Red and firm.', stock: 7 })
const declared = entry(4, { countryOfOrigin: null }, { countryOfOrigin: 'India' })
const listed = entry(1, { listPricePaise: 48_00 }, { listPricePaise: 50_00 })

test('prices and texts are told apart, and both begin with how an imported product stood', () => {
  const { prices, texts } = pastOf(product, [dearer, reworded, listed], true)

  expect(prices).toMatchObject([
    { kind: 'changed', at: dearer.at, by: 'Meena', pricePaise: 50_00, sellingPricePaise: 45_00 },
    { kind: 'changed', at: listed.at, by: 'Meena', pricePaise: 50_00, sellingPricePaise: 40_00 },
    { kind: 'start', at: product.createdAt, by: null, pricePaise: 48_00, sellingPricePaise: 40_00 },
  ])
  expect(texts[0]?.changes).toEqual([{ field: 'description', before: 'Red.', after: 'Red and firm.' }])
  expect(texts[1]).toMatchObject({ kind: 'start', at: product.createdAt, by: null })
  expect(texts[1]?.changes.find(({ field }) => field === 'description')?.after).toBe('Red.')
  expect(texts).toHaveLength(2)
})

test('a product that was made here begins with who made it', () => {
  const made = entry(0, null, { name: 'Tomato', listPricePaise: 48_00, sellingPricePaise: 40_00, stock: 9 })

  const { prices, texts } = pastOf(product, [listed, made], true)

  expect(prices.at(-1)).toMatchObject({ kind: 'start', at: made.at, by: 'Meena', pricePaise: 48_00 })
  expect(texts.at(-1)).toMatchObject({ kind: 'start', at: made.at, by: 'Meena' })
})

test('what is declared of it has its history', () => {
  const { texts } = pastOf(product, [declared, reworded], true)

  expect(texts[0]?.changes).toEqual([{ field: 'countryOfOrigin', before: null, after: 'India' }])
  const start = new Map(texts.at(-1)?.changes.map(({ field, after }) => [field, after]))
  expect([start.get('villageOfOrigin'), start.get('countryOfOrigin')]).toEqual(['Kotgarh', undefined])
})

test('while older entries are not loaded nobody says how it began', () => {
  const { prices, texts } = pastOf(product, [dearer], false)

  expect(prices.map(({ kind }) => kind)).toEqual(['changed'])
  expect(texts).toEqual([])
})
