import { expect, test } from 'vitest'

import { categoryPath, isDeskPath, searchPath } from './paths.ts'

test('a category and a search have the shortest addresses', () => {
  expect(categoryPath('dry fruits')).toBe('/product-category?category=dry+fruits')
  expect(searchPath('dal & rice')).toBe('/search?q=dal+%26+rice')
  expect(searchPath('  ')).toBe('/search')
})

test.each([
  ['/admin-panel', true],
  ['/Admin-Panel/stock#top', true],
  ['/admin-panel?days=30', true],
  ['/admin-panels', false],
  ['/search?q=/admin-panel/', false],
])('%s is of the panel: %s', (address, isOfPanel) => {
  expect(isDeskPath(address)).toBe(isOfPanel)
})
