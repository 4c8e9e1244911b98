import { afterEach, expect, test, vi } from 'vitest'

import { guestCartToBring, keepLine } from '#app/client/guest-cart.ts'

import { guestHasBought } from './guest-has-bought.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser that keeps nothing yet. */
function keepNothingElse(): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  return kept
}

test('the cart that a guest has bought is empty, and the next one stays also back on the page of the first', async () => {
  const kept = keepNothingElse()
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

test('what another tab has put in while this one paid stays, and what was bought goes out of the cart', async () => {
  keepNothingElse()
  keepLine('tomato', 2)
  keepLine('onion', 1)
  const { cartKey, lines } = guestCartToBring()
  keepLine('tomato', 3)
  keepLine('potato', 1)
  await guestHasBought(cartKey, lines)
  const left = [
    { productId: 'tomato', quantity: 1 },
    { productId: 'potato', quantity: 1 },
  ]
  expect(guestCartToBring().lines).toEqual(left)
  // The page of success says it again.
  await guestHasBought(cartKey)
  expect(guestCartToBring().lines).toEqual(left)
})
