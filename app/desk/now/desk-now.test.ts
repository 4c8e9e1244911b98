import { expect, test } from 'vitest'

import { newSince } from './desk-now.ts'

test('a notice that comes back, because its order was handed over by mistake, is not told again', () => {
  expect(newSince(7, [{ _id: 8 }, { _id: 5 }])).toEqual([{ _id: 8 }])
})
