import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cartTotals, specShipping } from '#domain/pricing/rules.ts'

import { codeProblemWords, readCode, whyNothing } from './codes/rules.ts'
import { discountsOfLines, offeredTotals, takeOff } from './rules.ts'
import type { OfferKind, OfferTerms, ShopOfferKind } from './terms.ts'

const terms = (kind: OfferKind, its: Partial<OfferTerms> = {}): OfferTerms => ({
  kind,
  percent: null,
  offPaise: null,
  takePieces: null,
  payPieces: null,
  productIds: null,
  category: null,
  leastPaise: 0,
  ...its,
})
const goods = (productId: string, quantity: number, sellingPricePaise: number, category = 'oils') => ({
  productId,
  category,
  quantity,
  sellingPricePaise,
  listPricePaise: sellingPricePaise,
})
const cart = [goods('oil', 3, 100_00), goods('dal', 1, 50_01, 'pulses'), goods('salt', 2, 10_00, 'spices')]

test.each([
  ['3 for 2 of one good', [terms('n_for_m', { takePieces: 3, payPieces: 2, productIds: ['oil'] })], 100_00],
  ['2 for 1 of all, each good by itself', [terms('n_for_m', { takePieces: 2, payPieces: 1 })], 110_00],
  ['10 % of a shelf', [terms('percent', { percent: 10, category: 'pulses' })], 5_00],
  ['10 % of all, a half paisa for the shopper', [terms('percent', { percent: 10 })], 37_00],
  [
    'rupees, and never more than the goods that they are for',
    [terms('rupees', { offPaise: 99_00, productIds: ['dal'] })],
    50_01,
  ],
  ['nothing below the least sum', [terms('rupees', { offPaise: 50_00, leastPaise: 370_02 })], 0],
  ['from the least sum on', [terms('rupees', { offPaise: 50_00, leastPaise: 370_01 })], 50_00],
  ['all but one rupee', [terms('percent', { percent: 100 })], 369_01],
  [
    'percent of what pieces have left, and rupees of what percent has left',
    [
      terms('rupees', { offPaise: 50_00 }),
      terms('percent', { percent: 50 }),
      terms('n_for_m', { takePieces: 3, payPieces: 2 }),
    ],
    // 100.00, then half of 270.01, then 50.00.
    100_00 + 135_01 + 50_00,
  ],
])('%s', (_what, offers, offPaise) => {
  const totals = offeredTotals(cart, specShipping, offers)
  expect(totals.offPaise).toBe(offPaise)
  expect(totals).toMatchObject({ subtotalPaise: 370_01, shippingPaise: 40_00, fullPaise: 410_01 })
  expect(totals.totalPaise).toBe(410_01 - offPaise)
})

const members = (prices: Record<string, number>): OfferTerms => ({
  ...terms('group_price', { productIds: [], priceGroup: 'members' }),
  prices: Object.entries(prices).map(([productId, paise]) => ({ productId, paise })),
})

test.each([
  ['prices of a group', [members({ oil: 80_00, dal: 50_00 })], 60_01],
  ['none above what everybody pays', [members({ oil: 100_00, dal: 60_00 })], 0],
  ['a percent of what has none', [members({ oil: 80_00 }), terms('percent', { percent: 10 })], 60_00 + 7_00],
  [
    'no pieces free of what has one',
    [members({ oil: 60_00 }), terms('n_for_m', { takePieces: 3, payPieces: 2 })],
    120_00,
  ],
  [
    'the offers alone, where they take more',
    [members({ oil: 95_00 }), terms('n_for_m', { takePieces: 3, payPieces: 2 })],
    100_00,
  ],
])('of a group: %s', (_what, offers, offPaise) => {
  expect(offeredTotals(cart, specShipping, offers).offPaise).toBe(offPaise)
})

test('a code that takes nothing off beside lower prices says so', () => {
  const code = terms('percent', { percent: 5, productIds: ['oil'] })
  const totals = offeredTotals(cart, specShipping, [members({ oil: 80_00 }), code])
  expect(whyNothing(code, totals, cart)).toEqual({ why: 'lower_already' })
  // Of other goods it would take nothing off beside any price.
  const ofOthers = terms('percent', { percent: 5, productIds: ['ghee'] })
  expect(whyNothing(ofOthers, totals, cart)).toEqual({ why: 'other_goods' })
})

test('three for two counts the pieces of one good, on however many lines it stands: the cheaper ones are free', () => {
  const dear = { ...goods('oil', 2, 110_00), position: 0 }
  const cheap = { ...goods('oil', 4, 100_00), position: 1 }
  const other = { ...goods('dal', 2, 1_00, 'pulses'), position: 2 }
  const offer = terms('n_for_m', { takePieces: 3, payPieces: 2 })
  expect(takeOff([dear, cheap, other], 0, [offer])).toMatchObject([
    { lines: [{ position: 1, paise: 200_00 }] },
  ])
  const few = { ...cheap, quantity: 1 }
  expect(takeOff([dear, few, other], 0, [offer])).toMatchObject([{ lines: [{ position: 1, paise: 100_00 }] }])
  // Of each good by itself: five pieces of two goods are no three of one.
  expect(takeOff([{ ...dear, quantity: 2 }, other], 0, [offer])).toMatchObject([{ lines: [] }])
})

test('delivery is free by an offer, and an offer of what is free already takes nothing', () => {
  const free = terms('free_delivery', { leastPaise: 300_00 })
  const once = offeredTotals(cart, specShipping, [free, free])
  expect(once).toMatchObject({
    shippingPaise: 0,
    toFreeShippingPaise: 0,
    totalPaise: 370_01,
    fullPaise: 410_01,
  })
  expect(once.offers).toHaveLength(1)
  expect(offeredTotals([goods('oil', 5, 100_00)], specShipping, [free]).offers).toEqual([])
})

test('a code is read however it is typed, and says what is missing for it', () => {
  expect(readCode(' diwali-5 0')).toBe('DIWALI50')
  const totals = { subtotalPaise: 259_00, offers: [] }
  const problem = whyNothing(terms('rupees', { offPaise: 1, leastPaise: 299_00 }), totals, cart)
  expect(codeProblemWords(problem)).toBe('This code is for goods from ₹299: add ₹40.00 more.')
})

const someTerms = fc
  .record({
    kind: fc.constantFrom<ShopOfferKind[]>('n_for_m', 'percent', 'rupees', 'free_delivery'),
    percent: fc.integer({ min: 1, max: 100 }),
    offPaise: fc.integer({ min: 1, max: 900_00 }),
    takePieces: fc.integer({ min: 2, max: 4 }),
    productIds: fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 })),
    category: fc.option(fc.constantFrom('oils', 'pulses')),
    leastPaise: fc.constantFrom(0, 100_00, 500_00),
  })
  .map((its) => ({ ...its, payPieces: its.takePieces - 1 }))
const someLine = fc.record({
  productId: fc.constantFrom('a', 'b', 'c', 'd'),
  category: fc.constantFrom('oils', 'pulses'),
  quantity: fc.integer({ min: 1, max: 9 }),
  sellingPricePaise: fc.integer({ min: 1, max: 300_00 }),
})

test('whatever is taken off adds up to the paisa, leaves a rupee of the goods, and does not depend on who asks when', () => {
  fc.assert(
    fc.property(
      fc.array(someLine, { minLength: 1, maxLength: 6 }),
      fc.array(someTerms, { maxLength: 4 }),
      fc.option(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 300_00 }))),
      fc.nat(50_00),
      (someLines, ofShop, prices, deskPaise) => {
        const offers = [...(prices ? [members(prices)] : []), ...ofShop]
        const lines = someLines.map((line, position) => ({
          ...line,
          position,
          listPricePaise: line.sellingPricePaise,
        }))
        const totals = offeredTotals(lines, specShipping, offers)
        const full = cartTotals(lines, specShipping)
        expect(totals.totalPaise).toBe(full.subtotalPaise - totals.offPaise + totals.shippingPaise)
        // Never dearer than for who has no prices of their own.
        expect(totals.totalPaise).toBeLessThanOrEqual(offeredTotals(lines, specShipping, ofShop).totalPaise)
        expect(full.subtotalPaise - totals.offPaise).toBeGreaterThanOrEqual(
          Math.min(full.subtotalPaise, 1_00),
        )
        // As an order that is changed into what it is.
        const again = takeOff(lines, full.shippingPaise, totals.offers)
        expect(again).toEqual(totals.offers)
        // By line, with what the desk gives besides.
        const discountPaise = Math.min(full.subtotalPaise, totals.offPaise + deskPaise)
        const parts = discountsOfLines(lines, { discountPaise, offers: totals.offers })
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discountPaise)
        for (const [place, part] of parts.entries()) {
          const { quantity, sellingPricePaise } = lines[place]!
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(quantity * sellingPricePaise)
        }
      },
    ),
  )
})
