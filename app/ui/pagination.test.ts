import { expect, test } from 'vitest'

import { pagesAround } from './pagination.tsx'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 7, [1, 2, null, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [12, 9, [1, null, 9]],
])('on page %i of %i the links are %j', (page, pages, links) => {
  expect(pagesAround(page, pages)).toEqual(links)
})
