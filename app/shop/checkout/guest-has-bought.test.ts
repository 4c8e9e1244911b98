import { afterEach, expect, test, vi } from 'vitest'

import { guestCartToBring, keepLine } from '#app/client/guest-cart.ts'

import { guestHasBought } from './guest-has-bought.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the cart that a guest has bought is empty, and the next one stays also back on the page of the first', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  keepLine('tomato', 1)
  const first = guestCartToBring()
  await guestHasBought(first.cartKey)
  expect(guestCartToBring().lines).toEqual([])

  keepLine('onion', 1)
  const next = guestCartToBring()
  // As it was brought, and not bought.
  kept.set('haat.guest', JSON.stringify({ key: 'k'.repeat(22), cartKey: next.cartKey, isKnown: true }))
  await guestHasBought(first.cartKey)
  await guestHasBought(undefined)
  expect(guestCartToBring()).toEqual(next)
})
