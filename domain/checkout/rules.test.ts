import { expect, test } from 'vitest'

import { nextCheckSeconds, retrySeconds } from './rules.ts'

const minute = 60
const hour = 60 * minute

test.each([
  [0, 30],
  [10 * minute - 1, 30],
  [10 * minute, 2 * minute],
  [hour - 1, 2 * minute],
  [hour, 10 * minute],
  [6 * hour - 1, 10 * minute],
  [6 * hour, hour],
  [120 * hour, hour],
])('a payment order %d s old is asked about again after %d s', (age, wait) => {
  expect(nextCheckSeconds(age)).toBe(wait)
})

test.each([
  [1, 2],
  [2, 4],
  [11, 2048],
  [12, hour],
  [1000, hour],
])('what failed %d times is tried again after %d s', (attempts, wait) => {
  expect(retrySeconds(attempts)).toBe(wait)
})
