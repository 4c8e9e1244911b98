import { expect, test } from 'vitest'

import { changePercent, daysOf, readReportDays, spanOf } from './rules.ts'

test('seven days end today, and are compared with the seven before up to the same time', () => {
  const span = spanOf(new Date('2026-11-22T10:00:00Z'), 7)
  expect(span).toEqual({
    days: 7,
    from: '2026-11-16',
    to: '2026-11-22',
    before: { from: '2026-11-09', to: '2026-11-15', until: new Date('2026-11-15T10:00:00Z') },
  })
  expect(daysOf(span)).toHaveLength(7)
})

test('today is compared with yesterday up to the same time', () => {
  const { from, before } = spanOf(new Date('2026-11-22T10:00:00Z'), 1)
  expect(from).toBe('2026-11-22')
  expect(before).toMatchObject({ from: '2026-11-21', to: '2026-11-21' })
})

test.each([
  ['30', 30],
  ['8', 7],
  ['7.0', 7],
  ['', 7],
  [null, 7],
])('an address that says %j shows %i days', (typed, days) => {
  expect(readReportDays(typed)).toBe(days)
})

test('nothing is more than nothing by no percent', () => {
  expect([
    changePercent(150, 100),
    changePercent(-50, 100),
    changePercent(5, 0),
    changePercent(5, -5),
  ]).toEqual([50, -150, null, null])
})
