import { expect, test } from 'vitest'

import { hasLostLetters, isRoundingOf, isSpoiledCopy } from './spoiled.ts'

test('a copy without the letters that a file could not hold is known as a copy', () => {
  expect(isSpoiledCopy('??? 500', 'दाल 500')).toBe(true)
  expect(isSpoiledCopy('?? fresh', '🥔 fresh')).toBe(true)
  expect(isSpoiledCopy('Palak é', 'Pālak é')).toBe(true)
  expect(isSpoiledCopy('two\nlines', 'two\r\nlines')).toBe(true)
  for (const other of ['??', '??? 400', 'दालx500', '????????'])
    expect(isSpoiledCopy(other, 'दाल 500'), other).toBe(false)
  // A letter that the file can hold was changed by somebody.
  expect(isSpoiledCopy('D?l', 'Dal')).toBe(false)
  expect(hasLostLetters('??? ??')).toBe(true)
  expect(hasLostLetters('Why?')).toBe(false)
})

test('a shortened code is known as the one that it was made of', () => {
  expect(isRoundingOf('8.90123E+12', '8901234567894')).toBe(true)
  expect(isRoundingOf('8,9E+12', '8901234567894')).toBe(true)
  expect(isRoundingOf('8.90124E+12', '8901234567894')).toBe(false)
  expect(isRoundingOf('8.90123E+11', '8901234567894')).toBe(false)
})
