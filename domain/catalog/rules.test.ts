import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { theTwelve } from '#tests/support/categories.ts'

import { categoryLabel, knownCategories, packLabel, unitPrice, valueNamed } from './rules.ts'
import type { NetUnit } from './rules.ts'

test('a category is known by its value or label, in any case, and an unknown one is shown as it is', () => {
  const categories = [...theTwelve, { value: 'spices', label: 'Masala', hindiLabel: 'मसाले' }]
  const names = ['Masala', ' dry  FRUITS', 'coffee', 'SPICES', 'toString', '__proto__', '']
  expect(knownCategories(categories, names)).toEqual(['coffee', 'dry fruits', 'spices'])
  expect(valueNamed(categories, 'masala')).toBe('spices')
  expect(valueNamed(categories, ' Sweet  Things ')).toBe('sweet things')
  expect(categoryLabel(categories, 'dry fruits')).toBe('Dry Fruits')
  expect(categoryLabel(categories, 'toys')).toBe('toys')
})

describe('a pack', () => {
  test.each<[number, NetUnit, string]>([
    [1, 'piece', '1 piece'],
    [12, 'piece', '12 pieces'],
    [2000, 'piece', '2000 pieces'],
    [50, 'g', '50 g'],
    [999, 'g', '999 g'],
    [1000, 'g', '1 kg'],
    [1500, 'g', '1.5 kg'],
    [1, 'ml', '1 ml'],
    [1000, 'ml', '1 L'],
    [2250, 'ml', '2.25 L'],
  ])('of %d %s is called %s', (netQuantity, netUnit, label) => {
    expect(packLabel({ netQuantity, netUnit })).toBe(label)
  })

  test.each<[number, NetUnit, number, number, string]>([
    [500, 'g', 60_00, 120_00, 'kg'],
    [250, 'g', 99_00, 396_00, 'kg'],
    [5000, 'ml', 900_00, 180_00, 'L'],
    [12, 'piece', 84_00, 7_00, 'piece'],
    [3, 'piece', 10_00, 3_33, 'piece'],
    [6, 'piece', 10_00, 1_67, 'piece'],
    [1, 'g', 1, 1000, 'kg'],
  ])('of %d %s at %d paise costs %d a %s', (netQuantity, netUnit, sellingPricePaise, paise, per) => {
    expect(unitPrice({ netQuantity, netUnit, sellingPricePaise })).toEqual({ paise, per })
  })

  test.each<[number, NetUnit]>([
    [1000, 'g'],
    [1000, 'ml'],
    [1, 'piece'],
  ])('of %d %s says nothing more than its price', (netQuantity, netUnit) => {
    expect(unitPrice({ netQuantity, netUnit, sellingPricePaise: 40_00 })).toBeNull()
  })

  test('has a unit price that leads back to its price within rounding', () => {
    const pack = fc.record({
      netQuantity: fc.integer({ min: 1, max: 1_000_000 }),
      netUnit: fc.constantFrom<NetUnit>('g', 'ml', 'piece'),
      sellingPricePaise: fc.integer({ min: 0, max: 10_000_000 }),
    })
    fc.assert(
      fc.property(pack, (one) => {
        const price = unitPrice(one)
        if (!price) return
        const base = price.per === 'piece' ? 1 : 1000
        expect(Number.isInteger(price.paise)).toBe(true)
        expect(Math.abs((price.paise * one.netQuantity) / base - one.sellingPricePaise)).toBeLessThanOrEqual(
          one.netQuantity / base / 2 + 1e-6,
        )
      }),
    )
  })
})
