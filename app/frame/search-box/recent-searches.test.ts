import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the last six searches are kept, the latest first, each once', () => {
  for (const text of ['ghee', 'aloo', 'paneer', 'dal', 'mango', 'oil', 'Ghee', 'honey']) rememberSearch(text)
  expect(recentSearches()).toEqual(['honey', 'Ghee', 'oil', 'mango', 'dal', 'paneer'])
})

test('a letter is no search, and of a longer word its beginning is not kept beside it', () => {
  for (const text of [' t ', 'tom', 'tomato']) rememberSearch(text)
  expect(recentSearches()).toEqual(['tomato'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['{', '"ghee"', '[1, null]', 'null'])('what is kept as %s is no search', (value) => {
  kept.set('haat.searches', value)
  expect(recentSearches()).toEqual([])
})

test('a browser that refuses its store has no searches and takes none', () => {
  refuseStorage()
  expect(recentSearches()).toEqual([])
  expect(() => rememberSearch('ghee')).not.toThrow()
  expect(() => forgetSearches()).not.toThrow()
})

/** As with cookies blocked: already the word `localStorage` throws. */
function refuseStorage(): void {
  vi.stubGlobal('localStorage', null)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}
