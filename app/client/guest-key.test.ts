import { afterEach, expect, test, vi } from 'vitest'

import type { viewCart } from '#contract/cart.ts'
import type { orderInCash } from '#contract/checkout.ts'
import type { priceOffers } from '#contract/offers.ts'

import { call } from './call.ts'
import { keepGuest } from './guest-key.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the key of a guest goes with the calls that buy and price, and with no other', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const sent: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers['guest-key'])
    return new Response(JSON.stringify({ success: true, error: false, message: '' }))
  })
  const key = 'k'.repeat(22)
  keepGuest({ key, cartKey: 'one', isKnown: true })
  await call<typeof orderInCash>('POST', '/api/orders/cash', { amount: 180, collect: true }, 'one press')
  await call<typeof priceOffers>('POST', '/api/price-offers', { lines: [] })
  await call<typeof viewCart>('GET', '/api/view-card-product')
  expect(sent).toEqual([key, key, undefined])
})
