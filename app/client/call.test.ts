import { afterEach, expect, test, vi } from 'vitest'

import type { addToCart, countCart, updateCartLine } from '#contract/cart.ts'
import type { verifyPayment } from '#contract/checkout.ts'
import type { signUp } from '#contract/customers.ts'

import { call, newKey } from './call.ts'
import { isNoAnswer } from './connection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answering(status: number, body: unknown) {
  const fetched = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** A line that stalls: `fetch` hears neither an answer nor an error until it is ended. */
function stalling(at: 'the answer' | 'its body') {
  vi.useFakeTimers()
  const never = (signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
    )
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    at === 'the answer' ? never(signal) : Promise.resolve({ ok: true, text: () => never(signal) }),
  )
}

const done = { success: true, error: false, message: 'Added to your cart' }

test('a call with a body sends it as JSON', async () => {
  const fetched = answering(200, done)
  const body = { _id: 'line-1', quantity: 2 }
  const answer = await call<typeof updateCartLine>('POST', '/api/update-cart-product', body)
  expect(answer).toEqual({ ok: true, status: 200, body: done })
  expect(fetched).toHaveBeenCalledWith('/api/update-cart-product', {
    signal: expect.any(AbortSignal),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"_id":"line-1","quantity":2}',
  })
})

test('a call that may be repeated sends its key, and keys differ', async () => {
  const fetched = answering(200, done)
  await call<typeof addToCart>('POST', '/api/addto-cart', { productId: 'tomato' }, 'press-1')
  expect(fetched).toHaveBeenCalledWith('/api/addto-cart', {
    signal: expect.any(AbortSignal),
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'press-1' },
    body: '{"productId":"tomato"}',
  })
  expect(newKey()).not.toBe(newKey())
})

test('a call without a body sends none', async () => {
  const fetched = answering(200, { ...done, data: { count: 3 } })
  await call<typeof countCart>('GET', '/api/countAddToCartProduct')
  expect(fetched).toHaveBeenCalledWith('/api/countAddToCartProduct', {
    signal: expect.any(AbortSignal),
    headers: {},
    method: 'GET',
  })
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

test.each(['the answer', 'its body'] as const)(
  'a line that stalls before %s counts as one that broke, after a quarter of a minute',
  async (at) => {
    stalling(at)
    const failure = call<typeof countCart>('GET', '/api/countAddToCartProduct').catch(
      (error: unknown) => error,
    )
    let isOver = false
    void failure.then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(isOver).toBe(true)
    expect(isNoAnswer(await failure)).toBe(true)
  },
)

test('who pays waits for a slow gateway, and a large picture has the time that its bytes take', async () => {
  stalling('the answer')
  const payment = { razorpay_order_id: 'o', razorpay_payment_id: 'p', razorpay_signature: 's' }
  const ended: string[] = []
  const ends = (name: string) => () => void ended.push(name)
  void call<typeof verifyPayment>('POST', '/api/razorpay/verify', payment).catch(ends('verify'))
  const profilePic = 'x'.repeat(1024 * 1024)
  const person = { name: 'Asha', email: 'a@example.com', password: 'p', confirmPassword: 'p', profilePic }
  void call<typeof signUp>('POST', '/api/signup', person).catch(ends('sign-up'))
  await vi.advanceTimersByTimeAsync(19_500)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(ended).toEqual(['verify'])
  await vi.advanceTimersByTimeAsync(50_000)
  expect(ended).toEqual(['verify'])
})
