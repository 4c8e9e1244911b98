import { expect, test } from 'vitest'

import { nextMonth } from './begin-month.ts'
import { bySeason, indianMonth, monthOfWeek, termOf, weekInMonth } from './rules.ts'
import type { Amount } from './rules.ts'

test.each([
  ['2026-11-30T18:29:59.999Z', 10, '2026-11-30T18:30:00.000Z'],
  ['2026-11-30T18:30:00.000Z', 11, '2026-12-31T18:30:00.000Z'],
  ['2026-12-31T18:30:00.000Z', 0, '2027-01-31T18:30:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 1, '2028-02-29T18:30:00.000Z'],
])('at %s it is that month in India, until the next one begins there', (at, month, next) => {
  expect(indianMonth(new Date(at))).toBe(month)
  expect(nextMonth(new Date(at)).toISOString()).toBe(next)
})

test('goods stand by what there is now, what comes within two months and what comes later, over the end of the year', () => {
  const peas = season('PPs.......sP')
  expect([1, 10, 9, 8, 7].map((month) => termOf(peas, month))).toEqual([
    'now',
    'now',
    'soon',
    'soon',
    'later',
  ])
  const [plenty, some, soon, later] = [
    season('P...........'),
    season('s...........'),
    season('.P..........'),
    season('......P.....'),
  ]
  expect([later, some, soon, plenty].toSorted(bySeason(0))).toEqual([plenty, some, soon, later])
})

test('a week is one of four of its month', () => {
  expect([1, 4, 5, 48].map((week) => [monthOfWeek(week), weekInMonth(week)])).toEqual([
    [0, 1],
    [0, 4],
    [1, 1],
    [11, 4],
  ])
})

function season(letters: string) {
  const amounts: Record<string, Amount> = { '.': 'none', s: 'some', P: 'plenty' }
  return { months: Array.from(letters, (letter) => amounts[letter]!) }
}
