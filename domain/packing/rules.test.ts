import { expect, test } from 'vitest'

import { insteadPricePaise, isFood, shareOfBatches } from './rules.ts'

test('what goes instead costs what it costs today, and never more than what is missing', () => {
  const price = (todayPaise: number, pieces: number, missingPieces = 1) =>
    insteadPricePaise({ todayPaise, pieces, missingPieces, missingPricePaise: 100_00 })
  expect([price(60_00, 1), price(120_00, 1), price(60_00, 2), price(33_34, 3)]).toEqual([
    60_00, 100_00, 50_00, 33_33,
  ])
  expect(price(120_00, 3, 2)).toBe(66_66)
})

test('soap, medicine and pottery are packed apart from the food; a shelf of the shop’s own by what is declared', () => {
  const of = (category: string, diet?: string) => isFood(category, { diet }, category === 'gifts')
  expect([of('lentils'), of('personal care', 'veg'), of('gifts'), of('gifts', 'veg')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('pieces of batches that were named take the place of others, as far as they lie there', () => {
  const share = (named: [string, number][], ledger: [string, number][], lying: [string, number][] = []) =>
    shareOfBatches({
      total: 3,
      named: named.map(([batchId, pieces]) => ({ batchId, pieces })),
      ledger: ledger.map(([batchId, pieces]) => ({ batchId, pieces })),
      lying: new Map(lying),
    })
  const b = (batchId: string, pieces: number) => ({ batchId, pieces })
  expect(share([], [['A', 3]])).toEqual({ packed: [b('A', 3)], back: { pieces: 0, batches: [] }, out: [] })
  expect(share([['B', 3]], [['A', 3]], [['B', 9]])).toEqual({
    packed: [b('B', 3)],
    back: { pieces: 3, batches: [b('A', 3)] },
    out: [b('B', 3)],
  })
  // One piece was named by another line; the rest is as the ledger says.
  expect(
    share(
      [['B', 1]],
      [
        ['A', 2],
        ['B', 1],
      ],
    ),
  ).toEqual({
    packed: [b('B', 1), b('A', 2)],
    back: { pieces: 0, batches: [] },
    out: [],
  })
  // By the ledger one piece of it lies there; two are of no batch.
  expect(share([['B', 3]], [['A', 1]], [['B', 1]])).toEqual({
    packed: [b('B', 3)],
    back: { pieces: 1, batches: [b('A', 1)] },
    out: [b('B', 1)],
  })
})
