import { beforeEach, expect, test } from 'vitest'

import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

const kept = new Map<string, string>()
const keeper = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => kept.clear())

test('the last six searches are kept, the latest first, each once', () => {
  for (const text of ['ghee', 'aloo', 'paneer', 'dal', 'mango', 'oil', 'Ghee', 'honey'])
    rememberSearch(text, keeper)
  expect(recentSearches(keeper)).toEqual(['honey', 'Ghee', 'oil', 'mango', 'dal', 'paneer'])
})

test('a letter is no search, and of a longer word its beginning is not kept beside it', () => {
  for (const text of [' t ', 'tom', 'tomato']) rememberSearch(text, keeper)
  expect(recentSearches(keeper)).toEqual(['tomato'])
  forgetSearches(keeper)
  expect(recentSearches(keeper)).toEqual([])
})

test.each(['{', '"ghee"', '[1, null]', 'null'])('what is kept as %s is no search', (value) => {
  kept.set('haat.searches', value)
  expect(recentSearches(keeper)).toEqual([])
})

test('a browser that keeps nothing has no searches and takes none', () => {
  const closed = () => {
    throw new Error('SecurityError')
  }
  const none = { getItem: closed, setItem: closed, removeItem: closed }
  expect(recentSearches(none)).toEqual([])
  expect(() => rememberSearch('ghee', none)).not.toThrow()
  expect(() => forgetSearches(none)).not.toThrow()
})
