import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sumsOf } from '#domain/order-edits/rules.ts'

import {
  cartTotals,
  discountPercent,
  formatPaise,
  shippingTo,
  specShipping,
  toPaise,
  toRupees,
} from './rules.ts'
import type { PricedLine } from './rules.ts'

function line(quantity: number, sellingPricePaise: number, listPricePaise = sellingPricePaise): PricedLine {
  return { quantity, listPricePaise, sellingPricePaise }
}

/** Always also that the parts make the whole. */
function totals(...lines: PricedLine[]) {
  const result = cartTotals(lines, specShipping)
  expect(result.totalPaise).toBe(result.subtotalPaise + result.shippingPaise)
  return result
}

describe('the totals of a cart', () => {
  test.each([
    ['no lines', [], { subtotalPaise: 0, shippingPaise: 0, totalPaise: 0, toFreeShippingPaise: 0 }],
    [
      'one cheap line',
      [line(1, 40_00)],
      { shippingPaise: 40_00, totalPaise: 80_00, toFreeShippingPaise: 459_00 },
    ],
    [
      'one paisa below 499',
      [line(1, 498_99)],
      { shippingPaise: 40_00, totalPaise: 538_99, toFreeShippingPaise: 1 },
    ],
    ['499 exactly', [line(1, 499_00)], { shippingPaise: 0, totalPaise: 499_00, toFreeShippingPaise: 0 }],
    [
      'one paisa above 499',
      [line(1, 499_01)],
      { shippingPaise: 0, totalPaise: 499_01, toFreeShippingPaise: 0 },
    ],
    ['499 by several lines', [line(2, 199_50), line(4, 25_00)], { subtotalPaise: 499_00, shippingPaise: 0 }],
    ['goods that cost nothing', [line(3, 0)], { subtotalPaise: 0, shippingPaise: 40_00, totalPaise: 40_00 }],
    ['a list price below the sale price', [line(2, 120_00, 100_00)], { discountPaise: -40_00 }],
    ['a discount on every piece', [line(3, 80_00, 100_00), line(1, 5_50, 6_25)], { discountPaise: 60_75 }],
    [
      'the largest cart there can be',
      Array(200).fill(line(99, 1_000_000_000)),
      { subtotalPaise: 19_800_000_000_000, shippingPaise: 0 },
    ],
  ])('for %s', (_what, lines, expected) => {
    expect(totals(...lines)).toMatchObject(expected)
  })

  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    listPricePaise: fc.integer({ min: 0, max: 1_000_000_000 }),
    sellingPricePaise: fc.integer({ min: 0, max: 1_000_000_000 }),
  })
  const anyCart = fc.array(anyLine, { minLength: 1, maxLength: 40 })

  test('are whole paise, never negative, and the sum of their parts', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const { subtotalPaise, discountPaise } = totals(...lines)
        const each = lines.map((one) => cartTotals([one], specShipping).subtotalPaise)
        expect(subtotalPaise).toBe(each.reduce((sum, part) => sum + part, 0))
        expect(Number.isSafeInteger(subtotalPaise)).toBe(true)
        expect(subtotalPaise + discountPaise).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('ship free from 499 on and for 40 below, and say what is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (price) => {
        const { shippingPaise: shipping, toFreeShippingPaise } = totals(line(1, price))
        expect(shipping).toBe(price >= 49_900 ? 0 : 40_00)
        expect(toFreeShippingPaise).toBe(Math.max(0, 49_900 - price))
      }),
    )
  })

  test('at any place are the goods and its fee, and nothing from the sum on that the place or the shop says', () => {
    const sum = fc.option(fc.integer({ min: 1, max: 2_000_00 }))
    const area = fc.record({
      shippingPaise: fc.option(fc.nat(200_00)),
      freeFromPaise: sum,
      isNeverFree: fc.boolean(),
      leastPaise: sum,
    })
    const shop = fc.record({ shippingPaise: fc.nat(200_00), freeFromPaise: sum })
    const small = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        listPricePaise: fc.nat(500_00),
        sellingPricePaise: fc.nat(500_00),
      }),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(small, shop, fc.option(area), (lines, everywhere, its) => {
        const there = shippingTo(everywhere, its)
        const { subtotalPaise, shippingPaise, totalPaise, toFreeShippingPaise } = cartTotals(lines, there)
        const from = its?.isNeverFree ? null : (its?.freeFromPaise ?? everywhere.freeFromPaise)
        const isFree = from !== null && subtotalPaise >= from
        expect(shippingPaise).toBe(isFree ? 0 : (its?.shippingPaise ?? everywhere.shippingPaise))
        expect(totalPaise).toBe(subtotalPaise + shippingPaise)
        expect(toFreeShippingPaise).toBe(shippingPaise > 0 && from !== null ? from - subtotalPaise : 0)
        expect(there.leastPaise).toBe(its?.leastPaise ?? 0)
        // An order that is changed into what it is costs what it cost.
        const before = { isCollected: false, shippingPaise, discountPaise: 0 }
        expect(sumsOf(lines, before, there)).toMatchObject({ shippingPaise, totalPaise })
      }),
    )
  })

  test('do not depend on the order of the lines or on how pieces are spread over lines', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const pieces = lines.flatMap((one) =>
          Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })),
        )
        expect(totals(...pieces.toReversed())).toEqual(totals(...lines))
      }),
      { numRuns: 30 },
    )
  })
})

describe('the discount percent', () => {
  test.each([
    [100_00, 85_00, 15],
    [100_00, 84_50, 16],
    [100_00, 84_51, 15],
    [199_00, 149_00, 25],
    [3_00, 2_00, 33],
    [3_00, 1_00, 67],
    [100_00, 0, 100],
    [100_00, 100_00, 0],
    [100_00, 120_00, 0],
    [100_00, 99_60, 0],
    [0, 0, 0],
    [0, 10_00, 0],
  ])('of %d paise sold at %d is %d', (list, selling, percent) => {
    expect(discountPercent(list, selling)).toBe(percent)
  })

  test('is a whole number from 0 to 100 for all prices', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(price, price, (list, selling) => {
        const percent = discountPercent(list, selling)
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
      }),
    )
  })
})

describe('rupees and paise', () => {
  test('go over into each other without losing a paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (paise) => {
        expect(toPaise(toRupees(paise))).toBe(paise)
        expect(toPaise(Number(toRupees(paise).toFixed(2)))).toBe(paise)
      }),
    )
  })

  test.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [49_90, '₹49.90'],
    [499_00, '₹499.00'],
    [1_23_456_00, '₹1,23,456.00'],
    [-40_00, '-₹40.00'],
  ])('of %d paise read as %s', (paise, text) => {
    expect(formatPaise(paise)).toBe(text)
  })

  test('read as the platform writes rupees of India', () => {
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
    for (let paise = 1; paise < Number.MAX_SAFE_INTEGER; paise = paise * 3 + 7) {
      expect(formatPaise(paise)).toBe(rupees.format(paise / 100))
      expect(formatPaise(-paise)).toBe(rupees.format(-paise / 100))
    }
  })
})
