import { expect, test } from 'vitest'

import { countAt, countMs } from './counting.ts'

test.each([1000, 400, 20])('a counter begins at 0 and ends at %i', (target) => {
  expect(countAt(target, 0)).toBe(0)
  expect(countAt(target, countMs)).toBe(target)
  expect(countAt(target, countMs * 3)).toBe(target)
})

test('a counter never runs backwards', () => {
  const seen = Array.from({ length: 200 }, (_, step) => countAt(1000, (step * countMs) / 150))
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
})

test('a clock that begins a moment late counts from 0', () => {
  expect(countAt(1000, -16)).toBe(0)
})
