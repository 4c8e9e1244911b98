import { expect, test } from 'vitest'

import { filledPart } from './rating.tsx'

test.each([
  [5, '100%'],
  [4.7, '90%'],
  [4.5, '90%'],
  [4.2, '80%'],
  [0.25, '10%'],
  [0, '0%'],
  [-1, '0%'],
  [9, '100%'],
])('%d stars fill the row to %s', (stars, filled) => {
  expect(filledPart(stars)).toBe(filled)
})
