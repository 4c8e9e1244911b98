import { expect, test } from 'vitest'

import { firstGuess, passwordRating } from './rules.ts'

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

test.each([
  ['asha.devi@example.com', 'password_is_email'],
  [' Asha.Devi@Example.com ', 'password_is_email'],
  ['asha.devi', 'password_is_email'],
  ['aaaaaaaa', 'password_one_letter'],
  ['aAaAaAaA', 'password_one_letter'],
  ['आआआआआआआआ', 'password_one_letter'],
  ['asha.devi and mangoes', null],
  ['aaaaaaab', null],
])('%j of asha.devi@example.com is %j', (password, guess) => {
  expect(firstGuess(password, 'Asha.Devi@example.com')).toBe(guess)
})
