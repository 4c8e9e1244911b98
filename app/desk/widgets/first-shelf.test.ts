import { expect, test } from 'vitest'

import { firstShelf } from './first-shelf.ts'

test('Prices and Count open the first shelf that has goods, and in an empty shop the first', () => {
  const shelves = ['coffee', 'oils', 'pulses'].map((value) => ({ value, label: value, hindiLabel: null }))
  expect(firstShelf(shelves, new Set(['pulses', 'oils']))?.value).toBe('oils')
  expect(firstShelf(shelves, new Set())?.value).toBe('coffee')
})
