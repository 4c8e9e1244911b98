import { expect, test } from 'vitest'

import { searchWords } from './search-words.ts'

test.each([
  ['', []],
  [' \t\n ', []],
  ['Toor DAL', ['toor', 'dal']],
  ['  toor   dal  ', ['toor', 'dal']],
  ['toor\u00a0dal', ['toor', 'dal']],
  ['टमाटर ताज़ा', ['टमाटर', 'ताज़ा'.normalize('NFC')]],
  ['cafe\u0301', ['café']],
  ['100% _x_ \\', ['100%', '_x_', '\\']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the query %j is read as %j', (query, words) => {
  expect(searchWords(query)).toEqual(words)
})
