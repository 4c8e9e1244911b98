import { expect, test } from 'vitest'

import { backupDay, keptDays } from './rules.ts'

test('a backup is due from its hour in India on, until the next one is', () => {
  expect(backupDay(new Date('2026-11-26T02:59:00+05:30'), 3)).toBe('2026-11-25')
  expect(backupDay(new Date('2026-11-26T03:00:00+05:30'), 3)).toBe('2026-11-26')
  expect(backupDay(new Date('2026-11-27T02:00:00+05:30'), 3)).toBe('2026-11-26')
})

test('seven days, four weeks and twelve months are kept, each by its newest backup', () => {
  const night = (n: number) => new Date(Date.UTC(2026, 10, 26) - n * 86_400_000).toISOString().slice(0, 10)
  let present: string[] = []
  // Night after night for two years, as the shop goes through it.
  for (let n = 730; n >= 0; n--) present = [...keptDays([...present, night(n)])]
  expect(present.toSorted().toReversed()).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6].map(night),
    // Sundays of the weeks before, and the last days of the months before.
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ])
})

test('nights that were missed take nothing away', () => {
  const days = ['2026-11-26', '2026-09-02', '2026-03-01']
  expect(keptDays(days)).toEqual(new Set(days))
})
