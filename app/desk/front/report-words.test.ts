import { expect, test } from 'vitest'

import { axisOf } from './axis.ts'
import { changeWords, longTime, shortTime, weekday } from './report-words.ts'

test('days and hours are named as one says them', () => {
  expect(['2026-11-22', '2026-01-05', '00:00', '12:00', '23:00'].map(shortTime)).toEqual([
    '22 Nov',
    '5 Jan',
    '12 am',
    '12 pm',
    '11 pm',
  ])
  expect(longTime('2026-11-22')).toBe('Sun 22 Nov')
  expect(weekday('2026-11-22')).toBe('Sun')
})

test('a change is told in words, and never as a part of nothing', () => {
  expect(changeWords(150_00, 100_00)).toBe('50 % more than ₹100.00')
  expect(changeWords(-50_00, 100_00)).toBe('150 % less than ₹100.00')
  expect(changeWords(100_001, 100_000)).toBe('a little more than ₹1,000.00')
  expect(changeWords(12, 1, String)).toBe('much more than 1')
  expect(changeWords(5, 5)).toBe('as before')
  expect(changeWords(5_00, 0)).toBe('₹0.00 before')
  expect(changeWords(3, 2, String)).toBe('50 % more than 2')
})

test('an axis ends at a round number that every bar stays below', () => {
  expect(axisOf([0, 0])).toEqual({ top: 100_00, bottom: 0 })
  expect(axisOf([4_321_00, 12_00])).toEqual({ top: 5_000_00, bottom: 0 })
  expect(axisOf([1_000_00, -380_00])).toEqual({ top: 1_000_00, bottom: -400_00 })
  expect(axisOf([-380_00])).toEqual({ top: 0, bottom: -400_00 })
})
