import { expect, test } from 'vitest'

import { missWord } from './rules.ts'

test.each([
  ['  Dragon \t  FRUIT ', 'dragon fruit'],
  ['cafe\u0301', 'café'],
  ['\u0939\u093f\u0928\u094d\u200d\u0926\u0940', '\u0939\u093f\u0928\u094d\u200d\u0926\u0940'],
  ['\u202Elaptop\u2066\u0007', 'laptop'],
  ['5 kg 500 g 2 packet atta', '5 kg 500 g 2 packet atta'],
  ['12345 wala', '12345 wala'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('of %j is kept %j', (query, word) => {
  expect(missWord(query)).toBe(word)
})

test.each([
  ['nothing typed', ' \n '],
  ['no letter', '%%% 123 🥭'],
  ['one letter', 'p 1'],
  ['a long text', 'x'.repeat(61)],
  ['a telephone number', 'call 9876543210'],
  ['a number in parts', 'ramesh +91 (987) 65-4'],
  ['a number in Devanagari', 'फ़ोन ९८७६५४'],
  ['an e-mail address', 'Asha@Example.org'],
  ['an address with blanks', 'asha @ example'],
])('of %s nothing is kept', (_what, query) => {
  expect(missWord(query)).toBeNull()
})
