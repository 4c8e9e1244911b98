import fc from 'fast-check'
import { expect, test } from 'vitest'

import { weekOf } from '#domain/growers/rules.ts'

import { goodsValue, sharesOf } from './rules.ts'

const given = (batchId: string, pieces: number, back = 0, shareBp: number | null = 7000) => ({
  batchId,
  shareBp,
  pieces,
  back,
})

test('what was paid is split by pieces to the paisa, and what rounding leaves is of the last batch', () => {
  expect(sharesOf({ valuePaise: 100, pieces: 3 }, [given('a', 1), given('b', 2)])).toEqual([
    { batchId: 'a', pieces: 1, valuePaise: 33, sharePaise: 23 },
    { batchId: 'b', pieces: 2, valuePaise: 67, sharePaise: 47 },
  ])
})

test('pieces of no batch are the cooperative’s, and what came back is nobody’s', () => {
  expect(sharesOf({ valuePaise: 400_00, pieces: 4 }, [given('a', 2, 1), given('b', 1, 1)])).toEqual([
    { batchId: 'a', pieces: 1, valuePaise: 100_00, sharePaise: 70_00 },
    { batchId: 'b', pieces: 0, valuePaise: 0, sharePaise: 0 },
  ])
  expect(sharesOf({ valuePaise: 100, pieces: 1 }, [given('a', 1, 0, null)])[0]).toMatchObject({
    sharePaise: 0,
  })
})

test('whatever is sold of however many batches, their parts are never more than what was paid', () => {
  const one = fc.record({ pieces: fc.nat(9), back: fc.nat(9) })
  fc.assert(
    fc.property(
      fc.nat(9_999_999),
      fc.nat(5),
      fc.array(one, { minLength: 1, maxLength: 4 }),
      (paise, unnamed, lots) => {
        const batches = lots.map(({ pieces, back }, n) =>
          given(String(n), pieces + 1, Math.min(back, pieces + 1)),
        )
        const pieces = batches.reduce((sum, batch) => sum + batch.pieces, unnamed)
        const shares = sharesOf({ valuePaise: paise, pieces }, batches)
        const all = shares.reduce((sum, { valuePaise }) => sum + valuePaise, 0)
        expect(all).toBeLessThanOrEqual(paise)
        const isAllKept = unnamed === 0 && batches.every(({ back }) => back === 0)
        expect(all).toBeGreaterThanOrEqual(isAllKept ? paise : 0)
        for (const { valuePaise, sharePaise } of shares) expect(sharePaise).toBeLessThanOrEqual(valuePaise)
      },
    ),
  )
})

test('goods are worth what their line says without delivery and tax', () => {
  expect(goodsValue({ amountPaise: 145_00, shippingPaise: 40_00, rateBp: 500 })).toBe(100_00)
  // What was given back before may be more than the goods.
  expect(goodsValue({ amountPaise: 10_00, shippingPaise: 40_00, rateBp: 0 })).toBe(0)
})

test('a week runs from Saturday to Friday', () => {
  expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-04'].map(weekOf)).toEqual([
    '2026-11-21',
    '2026-11-28',
    '2026-11-28',
    '2026-11-28',
  ])
})
