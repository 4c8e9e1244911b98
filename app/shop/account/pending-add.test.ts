import { describe, expect, test } from 'vitest'

import { safePath, takePendingAdd } from './pending-add.ts'

function keeperWith(kept: string) {
  const entries = new Map([['haat.pending-add', kept]])
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
  }
}

describe('a pending add', () => {
  test('is handed out once', () => {
    const wish = { productId: 'tomato', returnTo: '/product/tomato?from=home' }
    const keeper = keeperWith(JSON.stringify(wish))
    expect(takePendingAdd(keeper)).toEqual(wish)
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
