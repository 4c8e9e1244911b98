import { expect, test } from 'vitest'

import { CallCache } from './call-cache.ts'
import type { CachedList, CachedProduct } from './call-cache.ts'

test('an entry stays until its product changes, or everything', async () => {
  const cache = newCache()
  const read = (before: string) => async (missing: readonly string[]) =>
    missing.map((id) => product(id, before))
  await cache.products('here', ['dal', 'oil'], read('old'))
  const shown = async () =>
    (await cache.products('here', ['dal', 'oil'], read('new'))).map((one) => one.before)
  cache.drop(['card:dal', 'category:oils'])
  expect(await shown()).toEqual(['old', 'old'])
  cache.drop(['product:dal'])
  expect(await shown()).toEqual(['new', 'old'])
  cache.drop(['*'])
  expect(await shown()).toEqual(['new', 'new'])
})

test('a product that was read before a change is not cached', async () => {
  const cache = newCache()
  const old = product('dal', 'old')
  const tooLate = async () => {
    cache.drop(['product:dal'])
    return [old]
  }
  expect(await cache.products('here', ['dal'], tooLate)).toEqual([old])
  const now = product('dal', 'new')
  expect(await cache.products('here', ['dal'], async () => [now])).toEqual([now])
  expect(await cache.products('here', ['dal'], tooLate)).toEqual([now])
})

test('a list that was read before a change is answered to those who asked before it, and not cached', async () => {
  const cache = newCache()
  const { promise, resolve } = Promise.withResolvers<CachedList>()
  const first = cache.list('here', 'pulses', () => promise)
  const joined = cache.list('here', 'pulses', () => Promise.reject(new Error('is read already')))
  cache.drop(['product:dal'])
  const later = cache.list('here', 'pulses', async () => list('new'))
  resolve(list('old'))

  expect(await first).toMatchObject({ list: { head: 'old' }, isNew: true })
  expect(await joined).toMatchObject({ list: { head: 'old' }, isNew: false })
  expect(await later).toMatchObject({ list: { head: 'new' } })
  expect(await cache.list('here', 'pulses', () => promise)).toMatchObject({
    list: { head: 'new' },
    isNew: false,
  })
})

test('any change of the catalogue drops all lists, also that one is too long', async () => {
  const cache = newCache()
  const shown = async (head: string) => (await cache.list('here', 'all', async () => list(head))).list?.head
  expect((await cache.list('here', 'all', async () => null)).list).toBeNull()
  expect(await shown('short by now')).toBeUndefined()
  cache.drop(['card:dal'])
  expect(await shown('short')).toBe('short')
})

test('a reading that fails is tried again by the next', async () => {
  const cache = newCache()
  await expect(cache.list('here', 'all', () => Promise.reject(new Error('no database')))).rejects.toThrow()
  expect(await cache.list('here', 'all', async () => list('read'))).toMatchObject({ isNew: true })
})

function newCache(): CallCache {
  return new CallCache({ products: 100_000, lists: 100_000 })
}

function product(id: string, before: string): CachedProduct {
  return { id, before, behind: '', isCounted: false, isOnShelf: true }
}

function list(head: string): CachedList {
  return { head, products: [], tail: '', counted: [], stocks: new Map(), bytes: Buffer.from(head) }
}
