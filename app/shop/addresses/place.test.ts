import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepPlace, keptFirst, startPlace } from './place.ts'

const addresses = [{ _id: 'new' }, { _id: 'old' }]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the newest address is chosen where nothing was, and nothing where there is none', () => {
  expect(startPlace(addresses)).toEqual({ addressId: 'new' })
  expect(startPlace([])).toBeNull()
})

test('what was chosen is chosen after a reload, unless the address is gone', () => {
  keepPlace({ addressId: 'old' })
  expect(startPlace(addresses)).toEqual({ addressId: 'old' })
  expect(keptFirst(addresses).map(({ _id }) => _id)).toEqual(['old', 'new'])
  expect(startPlace([{ _id: 'new' }])).toEqual({ addressId: 'new' })
  keepPlace({ collect: true })
  expect(startPlace(addresses)).toEqual({ collect: true })
})

test('a browser that keeps nothing for this site chooses as at first', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  keepPlace({ addressId: 'old' })
  expect(startPlace(addresses)).toEqual({ addressId: 'new' })
})
