import { afterEach, expect, test, vi } from 'vitest'

import type { addToCart, countCart, updateCartLine } from '#contract/cart.ts'

import { call, newKey } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(status: number, body: unknown) {
  const fetched = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const done = { success: true, error: false, message: 'Added to your cart' }

test('a call with a body sends it as JSON', async () => {
  const fetched = answering(200, done)
  const body = { _id: 'line-1', quantity: 2 }
  const answer = await call<typeof updateCartLine>('POST', '/api/update-cart-product', body)
  expect(answer).toEqual({ ok: true, status: 200, body: done })
  expect(fetched).toHaveBeenCalledWith('/api/update-cart-product', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"_id":"line-1","quantity":2}',
  })
})

test('a call that may be repeated sends its key, and keys differ', async () => {
  const fetched = answering(200, done)
  await call<typeof addToCart>('POST', '/api/addto-cart', { productId: 'tomato' }, 'press-1')
  expect(fetched).toHaveBeenCalledWith('/api/addto-cart', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'press-1' },
    body: '{"productId":"tomato"}',
  })
  expect(newKey()).not.toBe(newKey())
})

test('a call without a body sends none', async () => {
  const fetched = answering(200, { ...done, data: { count: 3 } })
  await call<typeof countCart>('GET', '/api/countAddToCartProduct')
  expect(fetched).toHaveBeenCalledWith('/api/countAddToCartProduct', { method: 'GET' })
})

test('a refusal is an answer', async () => {
  const refusal = { success: false, error: true, message: 'Please sign in.', code: 'not_signed_in' }
  answering(401, refusal)
  const answer = await call<typeof addToCart>('POST', '/api/addto-cart', { productId: 'tomato' }, 'press-1')
  expect(answer).toEqual({ ok: false, status: 401, body: refusal })
})

test.each(['<html>502</html>', '', '[]', '{"hello":1}'])('an answer of %j rejects', async (body) => {
  answering(502, body)
  await expect(call<typeof countCart>('GET', '/api/countAddToCartProduct')).rejects.toThrow()
})
