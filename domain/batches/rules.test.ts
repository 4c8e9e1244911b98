import { expect, test } from 'vitest'

import { newCode } from './new-code.ts'
import { codeOf, leastLifeDays, proposedBestBefore, sellUntil } from './rules.ts'

test.each([
  ['fresh goods are brought with a day of life at least', '2026-12-03', 1],
  ['what lives eleven days or more with 30 % of it', '2026-12-10', 4],
  ['and with 45 days where it lives long', '2027-11-29', 45],
])('%s', (_what, bestBefore, days) => {
  expect(leastLifeDays({ madeOn: '2026-11-29', bestBefore }, null)).toBe(days)
  expect(leastLifeDays({ madeOn: '2026-11-29', bestBefore }, 7)).toBe(7)
})

test('the last day of selling leaves so much life, and the end is proposed by the shelf life', () => {
  expect(sellUntil({ madeOn: '2026-11-29', bestBefore: '2026-12-03' }, null)).toBe('2026-12-02')
  expect(proposedBestBefore('2026-11-29', '180')).toBe('2027-05-28')
  expect(
    [undefined, '', '0', '-1', 'long', '1.5', '9999'].map((days) => proposedBestBefore('2026-11-29', days)),
  ).toEqual(Array.from({ length: 7 }, () => null))
})

test('a code is read in any case and with what people put between; what cannot be one is none', () => {
  expect([codeOf(' ab2d-ef3h '), codeOf('AB2D EF3H')]).toEqual(['AB2DEF3H', 'AB2DEF3H'])
  expect(['', 'AB2DEF3', 'AB2DEF3HX', 'AB0DEF3H', 'ABIDEF3H', 'आल2DEF3H'].map(codeOf)).toEqual(
    Array.from({ length: 6 }, () => null),
  )
  for (let made = 0; made < 200; made += 1) expect(codeOf(newCode())).not.toBe(null)
})
