import { expect, test } from 'vitest'

import { passwordRating } from './rules.ts'

test.each([
  ['seven77', 'too_short'],
  ['eight888', 'fair'],
  ['eleven_1111', 'fair'],
  ['twelve_12121', 'good'],
  ['fourteen_14141', 'good'],
  ['fifteen_1515151', 'strong'],
  ['short                  ', 'too_short'],
])('%j is %s by its length', (password, rating) => {
  expect(passwordRating(password)).toBe(rating)
})
