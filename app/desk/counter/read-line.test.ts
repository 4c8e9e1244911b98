import { expect, test } from 'vitest'

import { readLine } from './read-line.ts'

test.each([
  ['atta', 1, 'atta'],
  ['2 atta', 2, 'atta'],
  ['  12   toor dal ', 12, 'toor dal'],
  ['2x atta', 2, 'atta'],
  ['2 x atta', 2, 'atta'],
  ['atta x2', 2, 'atta'],
  ['atta ×2', 2, 'atta'],
  ['atta x 2', 2, 'atta'],
  ['toor dal 3', 3, 'toor dal'],
  ['0 atta', 1, 'atta'],
  ['100 atta', 1, '100 atta'],
  ['2', 1, '2'],
  ['आटा 2', 2, 'आटा'],
  ['', 1, ''],
])('%o is %i of %o', (typed, quantity, words) => {
  expect(readLine(typed)).toEqual({ quantity, words })
})
