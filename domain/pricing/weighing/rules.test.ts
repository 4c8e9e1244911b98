import { expect, test } from 'vitest'

import { weighed } from './rules.ts'

/** A kilogram in steps of 100 g. */
const kilo = { quantity: 10, netQuantity: 100 }

test('less than was ordered costs less, and each part of a paisa is the customer’s', () => {
  const line = weighed({ ...kilo, costsPaise: 40_00 }, 940)
  expect(line).toMatchObject({ orderedGrams: 1000, costsPaise: 37_60, backPaise: 2_40, asks: false })

  // 33.33… rupees a kilogram, less an offer: 943 g are 31.4301 rupees.
  expect(weighed({ ...kilo, costsPaise: 33_33 }, 943)).toMatchObject({ costsPaise: 31_43, backPaise: 1_90 })
  for (const grams of [1, 7, 333, 999])
    for (const costsPaise of [0, 1, 99, 33_33, 1_00_000_01]) {
      const { costsPaise: now, backPaise } = weighed({ ...kilo, costsPaise }, grams)
      expect(now + backPaise).toBe(costsPaise)
      expect(now * 1000).toBeLessThanOrEqual(costsPaise * grams)
    }
})

test('up to a tenth more is a gift, and more than that asks and costs nothing by itself', () => {
  expect(weighed({ ...kilo, costsPaise: 40_00 }, 1000)).toMatchObject({ backPaise: 0, giftGrams: 0 })
  expect(weighed({ ...kilo, costsPaise: 40_00 }, 1100)).toMatchObject({
    costsPaise: 40_00,
    giftGrams: 100,
    asks: false,
  })
  expect(weighed({ ...kilo, costsPaise: 40_00 }, 1101)).toMatchObject({ costsPaise: 40_00, asks: true })
})

test('whole steps that were not needed can be sold to the next one', () => {
  expect(weighed({ ...kilo, costsPaise: 40_00 }, 940).stepsLeft).toBe(0)
  expect(weighed({ ...kilo, costsPaise: 40_00 }, 700).stepsLeft).toBe(3)
})
