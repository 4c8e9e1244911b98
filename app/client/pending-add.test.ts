import { describe, expect, test } from 'vitest'

import { rememberAdd, safePath, takePendingAdd } from './pending-add.ts'
import type { Keeper } from './pending-add.ts'

function keeperWith(kept?: string): Keeper {
  const entries = new Map<string, string>(kept === undefined ? [] : [['haat.pending-add', kept]])
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

describe('a pending add', () => {
  test('is handed out once', () => {
    const keeper = keeperWith()
    rememberAdd({ productId: 'tomato', returnTo: '/product/tomato?from=home' }, keeper)
    expect(takePendingAdd(keeper)).toEqual({ productId: 'tomato', returnTo: '/product/tomato?from=home' })
    expect(takePendingAdd(keeper)).toBeNull()
  })

  test.each(['', 'not json', '"text"', 'null', '{}', '{"productId":7}', '{"productId":""}'])(
    'is nothing when %j was kept',
    (kept) => {
      expect(takePendingAdd(keeperWith(kept))).toBeNull()
    },
  )

  test('leads home when its way back leads elsewhere', () => {
    const kept = JSON.stringify({ productId: 'tomato', returnTo: 'https://elsewhere.example/' })
    expect(takePendingAdd(keeperWith(kept))).toEqual({ productId: 'tomato', returnTo: '/' })
  })
})

describe('a safe path', () => {
  test.each([
    ['/cart', '/cart'],
    ['/product-category?category=dry+fruits&page=2#top', '/product-category?category=dry+fruits&page=2#top'],
    ['/a/../cart', '/cart'],
    ['//elsewhere.example/cart', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['cart', '/'],
    ['', '/'],
    [undefined, '/'],
    ['/login', '/'],
    ['/Sign-Up/', '/'],
  ])('of %j is %j', (given, safe) => {
    expect(safePath(given)).toBe(safe)
  })
})
