import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepPlace, keptFirst, startPlace } from './place.ts'

const addresses = [
  { _id: 'new', delivered: true },
  { _id: 'old', delivered: true },
]

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
  expect(startPlace([{ _id: 'new', delivered: true }])).toEqual({ addressId: 'new' })
  keepPlace({ collect: true })
  expect(startPlace(addresses)).toEqual({ collect: true })
})

test('an address where the shop does not deliver is never chosen by itself, also where it was chosen before', () => {
  const [far, near] = [
    { _id: 'far', delivered: false },
    { _id: 'near', delivered: true },
  ]
  keepPlace({ addressId: 'far' })
  expect(startPlace([far, near])).toEqual({ addressId: 'near' })
  expect(startPlace([far])).toBeNull()
})

test('a browser that keeps nothing for this site chooses as at first', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  keepPlace({ addressId: 'old' })
  expect(startPlace(addresses)).toEqual({ addressId: 'new' })
})
