import { expect, test } from 'vitest'

import { rangeOf } from './chosen-rows.ts'

test('a range goes from the row that was chosen last to this one, up or down', () => {
  const shown = ['a', 'b', 'c', 'd']
  expect(rangeOf(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rangeOf(shown, null, 'c')).toEqual(['c'])
  // The one chosen last stands on another page.
  expect(rangeOf(shown, 'x', 'c')).toEqual(['c'])
})
