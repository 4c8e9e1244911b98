import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { CartLine } from '#contract/cart.ts'

import { joinGuestCart, keepLine, viewGuestCart } from './guest-cart.ts'
import { keepGuest } from './guest-key.ts'
import { guestCartKey, isKept } from './kept.ts'
import { missingWords } from './missing-words.ts'
import type { MissingLine } from './missing-words.ts'

let kept: Map<string, string>
/** What the server was asked. */
let asked: { path: string; lines: unknown; key: string | undefined }[]
let prices: Record<string, number>
/** A key that the server has seen with other lines. */
let usedKey: string
/** The cart of which the server says that it is bought. */
let boughtCart: string
const { toasts } = vi.hoisted(() => ({ toasts: [] as string[] }))

vi.mock('#app/ui/toast.tsx', () => ({ showToast: (_: string, message: string) => toasts.push(message) }))

beforeEach(() => {
  kept = new Map()
  asked = []
  prices = { tomato: 40, onion: 30 }
  usedKey = ''
  boughtCart = ''
  toasts.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('location', { pathname: '/cart' })
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function answer(path: string, { body, headers }: { body: string; headers: Record<string, string> }) {
  if (path === '/api/guest')
    return Response.json({ success: true, error: false, message: '', data: [], boughtCart })
  const { lines } = JSON.parse(body) as { lines: { productId: string; quantity: number }[] }
  asked.push({ path, lines, key: headers['idempotency-key'] })
  if (headers['idempotency-key'] === usedKey)
    return Response.json({ success: false, error: true, message: 'Used before.' }, { status: 422 })
  const known = lines.filter(({ productId }) => productId in prices)
  return Response.json({
    success: true,
    error: false,
    message: '',
    data: {
      joined: known.length,
      missing: lines
        .filter(({ productId }) => !(productId in prices))
        .map(({ productId }) => ({ _id: productId, productName: 'Peach', why: 'sold_out', available: 0 })),
      lines: known.map(({ productId, quantity }) => ({
        quantity,
        productId: {
          _id: productId,
          sellingPrice: prices[productId],
          ...(productId === 'bhindi' && { step: { grams: 100, least: 5, most: 30 } }),
        },
      })),
      unknown: lines.map(({ productId }) => productId).filter((id) => !(id in prices)),
    },
  })
}

function keepAsIs(cart: object): void {
  const line = { productId: 'tomato', quantity: 1 }
  kept.set(guestCartKey, JSON.stringify({ version: 1, key: 'k', at: Date.now(), lines: [line], ...cart }))
}

const line = (part: object) => ({ lines: [{ productId: 'tomato', quantity: 1, ...part }] })

test.each<[what: string, cart: object]>([
  ['another version', { version: 2 }],
  ['a key that is none', { key: 'a key\r\nx: y' }],
  ['no key', { key: undefined }],
  ['no time', { at: 'yesterday' }],
  ['a time that is far away', { at: Date.now() + 31 * 24 * 3_600_000 }],
  ['more than thirty days of age', { at: Date.now() - 31 * 24 * 3_600_000 }],
  ['lines that are no list', { lines: { 0: {} } }],
  ['a line that is none', { lines: [null] }],
  ['one product twice', { lines: [1, 2].map((quantity) => ({ productId: 'tomato', quantity })) }],
  ['sixty-one lines', { lines: Array.from({ length: 61 }, (_, n) => ({ productId: `p${n}`, quantity: 1 })) }],
  ['a product that is no id', line({ productId: '<img src=x>' })],
  ['a product that is an object', line({ productId: { $gt: '' } })],
  ['no quantity', line({ quantity: undefined })],
  ['none of it', line({ quantity: 0 })],
  ['a hundred of it', line({ quantity: 100 })],
  ['half of it', line({ quantity: 1.5 })],
  ['a price in words', line({ price: '1' })],
  ['a price below nothing', line({ price: -1 })],
])('a store with %s is an empty cart', async (_, cart) => {
  keepAsIs({})
  expect(await viewGuestCart()).toHaveLength(1)
  keepAsIs(cart)
  asked.length = 0
  expect(await viewGuestCart()).toEqual([])
  expect(await joinGuestCart()).toBe('')
  expect(asked).toEqual([])
})

test.each(['', 'not json', '"text"', 'null', '[]'])(
  'a store that holds %j is an empty cart',
  async (text) => {
    kept.set(guestCartKey, text)
    expect(await viewGuestCart()).toEqual([])
  },
)

test('a price in the store is told as what it was, and the price of the shop is asked for', async () => {
  keepAsIs({ lines: [{ productId: 'tomato', quantity: 2, price: 0.01 }] })
  expect(await viewGuestCart()).toEqual([
    {
      _id: 'tomato',
      quantity: 2,
      productId: { _id: 'tomato', sellingPrice: 40 },
      priceWhenAdded: 0.01,
    },
  ])
  expect(asked[0]?.lines).toEqual([{ productId: 'tomato', quantity: 2 }])
})

test('a cart that became an order is emptied with a word, where the tab was closed before the answer came', async () => {
  keepAsIs(line({ price: 40 }))
  keepGuest({ key: 'a-key-of-a-guest-here', cartKey: 'k', isKnown: true })
  boughtCart = 'another'
  expect(await viewGuestCart()).toHaveLength(1)
  boughtCart = 'k'
  // The page that pays shows its cart until it knows the end by itself.
  vi.stubGlobal('location', { pathname: '/checkout' })
  expect(await viewGuestCart()).toHaveLength(1)
  vi.stubGlobal('location', { pathname: '/cart' })
  expect(await viewGuestCart()).toEqual([])
  expect(isKept(guestCartKey)).toBe(false)
  expect(toasts).toEqual(['You have ordered what was in your cart.'])
})

test('of goods by weight a guest’s line begins with the least, and keeps to what the shop sells', async () => {
  prices['bhindi'] = 4
  const productId = { _id: 'bhindi', productName: 'Bhindi', step: { grams: 100, least: 5, most: 30 } }
  const known = { _id: 'bhindi', quantity: 30, productId } as unknown as CartLine
  keepLine('bhindi', 'one more', undefined, { begin: 4 })
  expect(await viewGuestCart()).toMatchObject([{ quantity: 5 }])
  expect(keepLine('bhindi', 31, known)).toBe('You can buy at most 3 kg of one product.')
  keepAsIs({ lines: [{ productId: 'bhindi', quantity: 2 }] })
  expect(await viewGuestCart()).toMatchObject([{ quantity: 5 }])
  expect(JSON.parse(kept.get(guestCartKey) ?? '')).toMatchObject({ lines: [{ quantity: 5, grams: 100 }] })
})

test('a clock that was set back empties no cart', async () => {
  keepAsIs({ at: Date.now() + 60_000 })
  expect(await viewGuestCart()).toHaveLength(1)
})

test('a product that is no longer sold goes with a word', async () => {
  keepLine('plum', 1)
  keepLine('tomato', 1)
  expect(await viewGuestCart()).toHaveLength(1)
  await viewGuestCart()
  expect(toasts).toEqual(['A product in your cart is no longer sold.'])
})

test('a line remembers the price that was shown as it was put in, or that was first seen', async () => {
  keepLine('tomato', 'one more', undefined, { pricePaise: 4000 })
  prices['tomato'] = 45
  keepLine('onion', 2)
  expect(await viewGuestCart()).toMatchObject([
    { productId: { sellingPrice: 45 }, priceWhenAdded: 40 },
    { productId: { sellingPrice: 30 }, priceWhenAdded: 30, quantity: 2 },
  ])
})

test('goes up to what is left, to ninety-nine and to sixty products, and always down', () => {
  const known = { productId: { productName: 'Peach', netQuantity: 500, netUnit: 'g', stock: 3 } } as never
  for (let n = 0; n < 59; n += 1) keepLine(`p${n}`, 1)
  expect(keepLine('peach', 3, known)).toBeNull()
  expect(keepLine('peach', 4, known)).toBe('Only 3 of Peach 500 g left.')
  expect(keepLine('p0', 99)).toBeNull()
  expect(keepLine('p0', 'one more')).toBe('You can buy at most 99 of one product.')
  expect(keepLine('plum', 1)).toBe('Your cart is full: without an account it takes 60 different products.')
  const soldOut = {
    productId: { productName: 'Peach', netQuantity: 500, netUnit: 'g', stock: 0, state: 'on_shelf' },
  } as never
  expect(keepLine('peach', 4, soldOut)).toBe('Peach 500 g is sold out.')
  expect(keepLine('peach', 2, soldOut)).toBeNull()
  const gone = {
    productId: { productName: 'Peach', netQuantity: 500, netUnit: 'g', stock: 0, state: 'archived' },
  } as never
  expect(keepLine('peach', 3, gone)).toBe('Peach 500 g is no longer sold.')
  expect(keepLine('peach', 1, gone)).toBeNull()
})

test('joins under one key, names what cannot be had, and is empty after it', async () => {
  keepLine('tomato', 2)
  keepLine('peach', 1)
  expect(await joinGuestCart()).toBe('Peach is sold out')
  expect(asked).toEqual([
    {
      path: '/api/join-cart',
      lines: [
        { productId: 'tomato', quantity: 2 },
        { productId: 'peach', quantity: 1 },
      ],
      key: expect.any(String),
    },
  ])
  expect(isKept(guestCartKey)).toBe(false)
})

test('a key that was used for other lines is replaced by another one', async () => {
  keepAsIs({ key: 'used' })
  usedKey = 'used'
  expect(await joinGuestCart()).toBe('')
  expect(asked.map(({ lines, key }) => [lines, key === 'used'])).toEqual([
    [[{ productId: 'tomato', quantity: 1 }], true],
    [[{ productId: 'tomato', quantity: 1 }], false],
  ])
  expect(isKept(guestCartKey)).toBe(false)
})

test.each<[why: MissingLine['why'], words: string]>([
  ['too_few', 'only 1 of P0 left, only 1 of P1 left, only 1 of P2 left, too few of 57 more'],
  ['sold_out', 'P0, P1, P2 and 57 more are sold out'],
])('of sixty that are %s three are named', (why, words) => {
  const missing = Array.from({ length: 60 }, (_, n) => ({
    _id: `p${n}`,
    productName: `P${n}`,
    why,
    available: 1,
  }))
  expect(missingWords(missing)).toBe(words)
})

test('what another tab has put in while a join was on its way stays', async () => {
  keepLine('tomato', 2)
  const joining = joinGuestCart()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  keepLine('onion', 1)
  await joining
  expect(await viewGuestCart()).toHaveLength(2)
})

test('where the browser keeps nothing, the guest is told to sign in', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  expect(keepLine('tomato', 1)).toBe('Your browser keeps no cart for us. Please sign in to shop.')
})
