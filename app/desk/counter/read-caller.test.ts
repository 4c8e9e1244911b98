import { expect, test } from 'vitest'

import { readCaller } from './read-caller.ts'

test.each([
  ['Lata Bai 98220 11223', 'Lata Bai', '98220 11223'],
  ['+91 98220-11223 Lata', 'Lata', '+91 98220-11223'],
  ['Lata  Bai', 'Lata Bai', ''],
  ['9822011223', '', '9822011223'],
  ['Lata4 98220 11223', 'Lata4', '98220 11223'],
  ['Lata 2', 'Lata 2', ''],
])('%o is %o with the number %o', (typed, name, mobile) => {
  expect(readCaller(typed)).toEqual({ name, mobile })
})
