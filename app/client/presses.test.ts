import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type * as CartModule from './cart.ts'

// Presses of 'Add to Cart' over pages of one tab, on a shop that answers when it is told to.

/** What the server has, and the keys of adds that it has seen. */
let quantities: Map<string, number>
let keys: Set<string>
/** The products of the adds that have come. */
let adds: string[]
/** Who is signed in; null is a guest. */
let person: string | null
/** Answers to these paths do not come. */
let silent: string[]
let failures: (() => void)[]
let keeper: Record<'localStorage' | 'sessionStorage', Map<string, string>>

vi.mock('#app/ui/toast.tsx', () => ({ showToast: () => {} }))
vi.mock('#app/ui/announcer.tsx', () => ({ announce: () => {} }))

beforeEach(() => {
  quantities = new Map()
  keys = new Set()
  adds = []
  person = 'asha'
  silent = []
  failures = []
  keeper = { localStorage: new Map(), sessionStorage: new Map() }
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  for (const [name, kept] of Object.entries(keeper))
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
})

afterEach(() => {
  vi.unstubAllGlobals()
  // Modules stay for the next file, and these have our silent toasts.
  vi.resetModules()
})

interface Sent {
  productId: string
  _id: string
  quantity: number
  lines?: { productId: string }[]
}

async function answer(path: string, { body = '{}', headers = {} }: { body?: string; headers?: object } = {}) {
  const { productId, _id, quantity, lines = [] } = JSON.parse(body) as Sent
  const key = (headers as Record<string, string>)['idempotency-key'] ?? ''
  if (path === '/api/addto-cart') {
    adds.push(productId)
    if (!keys.has(key)) quantities.set(productId, (quantities.get(productId) ?? 0) + 1)
    keys.add(key)
  }
  if (path === '/api/update-cart-product') quantities.set(_id, quantity)
  // It fails as the page is left, before the page hears of that.
  if (silent.includes(path))
    return new Promise<Response>((_, reject) => failures.push(() => reject(new TypeError('Failed to fetch'))))
  const cart = [...quantities].map(([id, quantity]) => ({ _id: id, quantity, productId: { _id: id } }))
  const data: Record<string, unknown> = {
    '/api/user-details': person ? { _id: person } : undefined,
    '/api/countAddToCartProduct': { count: cart.length },
    '/api/price-cart': {
      lines: lines.map((line) => ({ ...line, productId: { _id: line.productId } })),
      unknown: [],
    },
    '/api/view-card-product': cart,
  }
  return Response.json({ success: true, error: false, message: 'Yes', data: data[path] })
}

/** Another page of the tab is loaded; the one before is left. */
async function nextPage(): Promise<typeof CartModule> {
  for (const fail of failures.splice(0)) fail()
  // Everything that follows from it in the same task.
  for (let step = 0; step < 50; step += 1) await Promise.resolve()
  if ('window' in globalThis) window.dispatchEvent(new Event('pagehide'))
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  return import('./cart.ts')
}

const nothingLeftToDo = () => new Promise((resolve) => setTimeout(resolve))
const presses = () => JSON.parse(keeper.sessionStorage.get('haat.presses') ?? '[]') as { at: number }[]
const guestLines = () =>
  (JSON.parse(keeper.localStorage.get('haat.guest-cart') ?? '{"lines":[]}') as { lines: unknown }).lines
const nonePending = () =>
  vi.waitFor(() => expect([presses(), keeper.localStorage.has('haat.waiting')]).toEqual([[], false]))

test('presses that nobody could bring before the page was left come into the cart on the next one', async () => {
  silent = ['/api/user-details']
  const first = await nextPage()
  void first.addOne('tomato', 'Tomato')
  void first.addOne('tomato', 'Tomato')
  const second = await nextPage()
  void second.addOne('onion', 'Onion')
  silent = []
  const third = await nextPage()
  await third.loadOfflineParts()
  await nonePending()
  expect(Object.fromEntries(quantities)).toEqual({ tomato: 2, onion: 1 })
})

test('a guest’s come into the cart that the browser keeps', async () => {
  person = null
  silent = ['/api/user-details']
  void (await nextPage()).addOne('tomato', 'Tomato')
  silent = []
  await (await nextPage()).loadOfflineParts()
  await vi.waitFor(() => expect(guestLines()).toMatchObject([{ productId: 'tomato', quantity: 1 }]))
  await nonePending()
})

test('one that the server has done counts once, though its answer came to nobody', async () => {
  silent = ['/api/addto-cart']
  void (await nextPage()).addOne('tomato', 'Tomato')
  await vi.waitFor(() => expect(quantities.get('tomato')).toBe(1))
  silent = []
  await (await nextPage()).loadOfflineParts()
  await nonePending()
  expect(quantities.get('tomato')).toBe(1)
  expect(adds).toEqual(['tomato', 'tomato'])
})

test('presses whose end is known are not done again', async () => {
  const cart = await nextPage()
  for (const inOne of [2, 3, 1]) {
    await Promise.all(Array.from({ length: inOne }, () => cart.addOne('tomato', 'Tomato')))
    expect(presses()).toEqual([])
  }
  expect(quantities.get('tomato')).toBe(6)
  person = null
  await (await nextPage()).addOne('tomato', 'Tomato')
  expect(presses()).toEqual([])
})

test('a page that comes back from the browser’s memory leaves its presses to the one that took them up', async () => {
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (path: string, sent: object) =>
    path === '/api/user-details' ? late.promise : answer(path, sent),
  )
  const pressed = (await nextPage()).addOne('tomato', 'Tomato')
  vi.stubGlobal('fetch', answer)
  await (await nextPage()).loadOfflineParts()
  await nonePending()
  late.resolve(await answer('/api/user-details'))
  expect(await pressed).toBe('refused')
  expect(quantities.get('tomato')).toBe(1)
})

test('another person gets none of them, and what is older than an hour is not done', async () => {
  const first = await nextPage()
  await first.addOne('onion', 'Onion')
  silent = ['/api/addto-cart']
  void first.addOne('tomato', 'Tomato')
  await vi.waitFor(() => expect(adds).toEqual(['onion', 'tomato']))
  silent = []
  person = 'binod'
  await (await nextPage()).loadOfflineParts()
  await nonePending()

  silent = ['/api/user-details']
  void (await nextPage()).addOne('okra', 'Okra')
  const anHour = 60 * 60 * 1000
  const older = presses().map((press) => ({ ...press, at: press.at - anHour - 1 }))
  keeper.sessionStorage.set('haat.presses', JSON.stringify(older))
  silent = []
  await (await nextPage()).loadOfflineParts()
  await nonePending()
  expect(adds).toEqual(['onion', 'tomato'])
})

test('those of a person whose session has ended wait for the sign-in', async () => {
  const first = await nextPage()
  await first.addOne('onion', 'Onion')
  silent = ['/api/addto-cart']
  void first.addOne('tomato', 'Tomato')
  await vi.waitFor(() => expect(adds).toEqual(['onion', 'tomato']))
  silent = []
  person = null
  await (await nextPage()).loadOfflineParts()
  await (await import('./session.ts')).knownCustomer()
  await nothingLeftToDo()
  person = 'asha'
  await (await nextPage()).loadOfflineParts()
  await nonePending()
  expect(adds).toEqual(['onion', 'tomato', 'tomato'])
  expect(quantities.get('tomato')).toBe(1)
})
