import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type * as CartModule from './cart.ts'
import type * as StateModule from './customer-state.ts'
import type * as KeptModule from './kept.ts'
import type * as LaterModule from './later.ts'
import type * as SessionModule from './session.ts'
import type * as StoreModule from './store.ts'

type LaterProduct = Parameters<typeof LaterModule.moveToCart>[0]['productId']

// The cart with its calls, on a server that is made of a few lines and answers when it is told to.

/** What the server has, and the keys of adds that it has seen. */
let quantities: Map<string, number>
let keys: Set<string>
/** The calls in the order in which they came. */
let sent: string[]
/** What happens to the next answers to a path; `done and 503` also where the server has done it. */
let fates: Record<string, ('lost' | 'refused' | 'none' | 'done and 503' | Promise<unknown>)[]>
let isGuest: boolean
let person: string
let isOnline: boolean
/** What the shop was told of the list of things kept for later. */
let told: Line[][]
/** What was shown and what was read out. */
const { toasts, said } = vi.hoisted(() => ({ toasts: [] as string[], said: [] as string[] }))

vi.mock('#app/ui/toast.tsx', () => ({
  showToast: (_: string, message: string, detail = '') => toasts.push(`${message} ${detail}`.trim()),
}))
vi.mock('#app/ui/announcer.tsx', () => ({ announce: (words: string) => said.push(words) }))

let cart: typeof CartModule &
  typeof SessionModule &
  typeof StoreModule &
  typeof StateModule &
  typeof KeptModule &
  typeof LaterModule

beforeEach(async () => {
  quantities = new Map()
  keys = new Set()
  sent = []
  told = []
  fates = {}
  isGuest = false
  person = 'asha'
  isOnline = true
  toasts.length = 0
  said.length = 0
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
  })
  await loadModules()
})

/** As a page does that is loaded. */
async function loadModules() {
  vi.resetModules()
  cart = {
    ...(await import('./cart.ts')),
    ...(await import('./session.ts')),
    ...(await import('./store.ts')),
    ...(await import('./customer-state.ts')),
    ...(await import('./kept.ts')),
    ...(await import('./later.ts')),
  }
}

afterEach(async () => {
  // What still tries again finds nothing to do, and ends.
  vi.stubGlobal('localStorage', keeper())
  await lineIsBack()
  await nothingLeftToDo()
  vi.unstubAllGlobals()
  // Modules stay for the next file, and these have our toasts.
  vi.resetModules()
})

interface Line {
  productId: string
  quantity: number
}

interface Request {
  body?: string
  headers?: Record<string, string>
}

async function answer(path: string, { body = '{}', headers = {} }: Request = {}): Promise<Response> {
  const { productId, _id, quantity, lines } = JSON.parse(body) as {
    productId?: string
    _id?: string
    quantity?: number
    lines?: Line[]
  }
  const fate = fates[path]?.shift()
  sent.push([path.slice('/api/'.length), productId ?? _id, quantity].filter(Boolean).join(' '))
  // The line was cut before the server got it.
  if (fate === 'none' || !isOnline) throw new TypeError('the line broke')
  const done = fate !== 'refused' && does(path, productId ?? _id, quantity, headers['idempotency-key'], lines)
  const isTold = done && fate !== 'done and 503'
  const message = isTold ? 'Yes' : 'The words of the server'
  const status = isTold ? 200 : done ? 503 : isGuest ? 401 : 409
  const answered = JSON.stringify({
    success: isTold,
    error: !isTold,
    message,
    ...(isTold && { data: dataOf(path, lines) }),
  })
  await fate
  if (fate === 'lost') throw new TypeError('the line broke')
  return new Response(answered, { status })
}

function does(path: string, id = '', quantity = 0, key = '', lines: Line[] = []): boolean {
  if (path === '/api/price-cart') return true
  if (path === '/api/keep-for-later') told.push(lines)
  if (isGuest) return path === '/api/user-details' || path === '/api/countAddToCartProduct'
  if (path === '/api/join-cart' && !keys.has(key))
    for (const line of lines)
      quantities.set(line.productId, Math.max(line.quantity, quantities.get(line.productId) ?? 0))
  if (path === '/api/addto-cart' && !keys.has(key))
    quantities.set(id, (quantities.get(id) ?? leastOf(id) - 1) + 1)
  if (path === '/api/update-cart-product') quantities.set(id, quantity)
  if (path === '/api/delete-cart-product') quantities.delete(id)
  keys.add(key)
  return true
}

/** Bhindi is by weight, and sold from 500 g. */
function leastOf(id: string): number {
  return id === 'bhindi' ? 5 : 1
}

function dataOf(path: string, lines: Line[] = []): unknown {
  if (path === '/api/join-cart') return { joined: lines.length, missing: [] }
  if (path === '/api/price-cart')
    return { lines: lines.map((line) => ({ ...line, productId: { _id: line.productId } })), unknown: [] }
  if (path === '/api/user-details') return isGuest ? undefined : { _id: person }
  if (path === '/api/countAddToCartProduct') return { count: quantities.size }
  return [...quantities].map(([id, quantity]) => ({
    _id: id,
    quantity,
    productId: { _id: id, productName: id[0]?.toUpperCase() + id.slice(1) },
  }))
}

/** A `localStorage` of this test. */
function keeper() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const shown = (product: string) => cart.quantityShown(cart.customer(), product)
const nothingLeftToDo = () => new Promise((resolve) => setTimeout(resolve))
const settled = () => cart.until((state) => cart.isSettled(state))

test('what somebody has kept for later is not shown to who comes next', async () => {
  quantities.set('tomato', 2)
  await cart.syncLater()
  expect(cart.laterLines()).toMatchObject([{ quantity: 2, productId: { _id: 'tomato' } }])
  cart.forgetCustomer()
  expect(cart.laterLines()).toBeUndefined()
})

test('what comes into the cart in part stays on the list whole', async () => {
  await cart.loadCart()
  fates['/api/update-cart-product'] = ['refused']
  const productId = { _id: 'tomato', productName: 'Tomato', stock: null } as LaterProduct
  await cart.moveToCart({ productId, quantity: 5 })
  expect([shown('tomato'), sent.includes('keep-for-later')]).toEqual([1, false])
  await cart.moveToCart({ productId, quantity: 5 })
  expect([shown('tomato'), sent.includes('keep-for-later')]).toEqual([5, true])
})

test('what is moved into a cart that is not known is asked for first, and the larger quantity stays', async () => {
  quantities.set('tomato', 5)
  const productId = { _id: 'tomato', productName: 'Tomato', stock: null } as LaterProduct
  fates['/api/view-card-product'] = ['none']
  await cart.moveToCart({ productId, quantity: 2 })
  expect([quantities.get('tomato'), toasts]).toEqual([5, ['No connection. Please try again.']])
  await cart.loadCart()
  await cart.moveToCart({ productId, quantity: 2 })
  expect([quantities.get('tomato'), sent.includes('keep-for-later')]).toEqual([5, true])
})

test('of goods by weight the first press puts in the least, and quick presses count from there', async () => {
  const answers = Promise.withResolvers<void>()
  fates['/api/addto-cart'] = [answers.promise]
  await cart.loadCart()
  sent.length = 0
  const presses = [1, 2, 3].map(() => cart.addOne('bhindi', 'Bhindi', 400, 4))
  await vi.waitFor(() => expect(shown('bhindi')).toBe(7))
  answers.resolve()
  await Promise.all(presses)
  expect([quantities.get('bhindi'), shown('bhindi')]).toEqual([7, 7])
  expect(sent.filter((call) => call.includes('bhindi'))).toHaveLength(2)

  cart.setQuantity('bhindi', 0)
  await settled()
  await cart.addOne('bhindi', 'Bhindi', 400, 4)
  expect([quantities.get('bhindi'), shown('bhindi')]).toEqual([5, 5])
})

test('quick presses all count, with one add and one quantity', async () => {
  const answers = Promise.withResolvers<void>()
  fates['/api/addto-cart'] = [answers.promise]
  await cart.loadCart()
  sent.length = 0
  const presses = [1, 2, 3, 4, 5].map(() => cart.addOne('tomato', 'Tomato'))
  await vi.waitFor(() => expect(shown('tomato')).toBe(5))
  answers.resolve()
  expect(await Promise.all(presses)).toEqual(presses.map(() => 'added'))
  expect(quantities.get('tomato')).toBe(5)
  expect(sent.filter((each) => !each.startsWith('view'))).toEqual([
    'addto-cart tomato',
    'update-cart-product tomato 5',
  ])
})

test.each([
  ['was lost', 'lost', 'No connection. Please try again.'],
  ['was 503 though it was done', 'done and 503', 'The words of the server'],
] as const)(
  'an add whose answer %s goes back and is told, and pressed again it counts once',
  async (_, fate, words) => {
    fates['/api/addto-cart'] = [fate]
    expect(await cart.addOne('tomato', 'Tomato')).toBe('refused')
    await nothingLeftToDo()
    expect([shown('tomato'), quantities.get('tomato')]).toEqual([0, 1])
    expect(toasts).toEqual([words])
    expect(await cart.addOne('tomato', 'Tomato')).toBe('added')
    expect([shown('tomato'), quantities.get('tomato')]).toEqual([1, 1])
    expect(keys.size).toBe(2)
    await cart.addOne('tomato', 'Tomato')
    expect([shown('tomato'), quantities.get('tomato')]).toEqual([2, 2])
  },
)

test('an add that was lost and was seen in the cart since is not what the next press repeats', async () => {
  fates['/api/addto-cart'] = ['lost']
  await cart.addOne('tomato', 'Tomato')
  await cart.refreshCart()
  expect(shown('tomato')).toBe(1)
  await cart.addOne('tomato', 'Tomato')
  expect([shown('tomato'), quantities.get('tomato')]).toEqual([2, 2])
})

test('presses while an add is lost count once each', async () => {
  const answers = Promise.withResolvers<void>()
  fates['/api/addto-cart'] = [answers.promise.then(() => Promise.reject(new TypeError('the line broke')))]
  await cart.loadCart()
  const presses = [cart.addOne('tomato', 'Tomato'), cart.addOne('tomato', 'Tomato')]
  await vi.waitFor(() => expect(shown('tomato')).toBe(2))
  answers.resolve()
  await Promise.all(presses)
  expect([shown('tomato'), quantities.get('tomato')]).toEqual([2, 2])
})

test('a refused add goes back, and the cart is looked at again', async () => {
  fates['/api/addto-cart'] = ['refused']
  await cart.loadCart()
  quantities.set('onion', 3)
  expect(await cart.addOne('tomato', 'Tomato')).toBe('refused')
  expect(shown('tomato')).toBe(0)
  await vi.waitFor(() => expect(shown('onion')).toBe(3))
})

test('what another window had put in before counts with what is added here', async () => {
  await cart.loadCart()
  quantities.set('tomato', 2)
  await cart.addOne('tomato', 'Tomato')
  await vi.waitFor(() => expect(shown('tomato')).toBe(3))
})

test('an answer that is older than a change is asked for again', async () => {
  quantities.set('tomato', 1)
  await cart.loadCart()
  const late = Promise.withResolvers<void>()
  fates['/api/view-card-product'] = [late.promise]
  const looking = cart.refreshCart()
  await nothingLeftToDo()
  cart.setQuantity('tomato', 2)
  await settled()
  quantities.set('onion', 3)
  late.resolve()
  expect(await looking).toBe(true)
  expect([shown('tomato'), shown('onion')]).toEqual([2, 3])
})

test('a press before the cart is known is one more than is in it', async () => {
  quantities.set('tomato', 2)
  await Promise.all([cart.addOne('tomato', 'Tomato'), cart.addOne('tomato', 'Tomato')])
  expect([shown('tomato'), quantities.get('tomato')]).toEqual([4, 4])
})

test('a quantity that cannot be brought because the cart cannot be asked for goes back', async () => {
  await cart.loadCart()
  fates['/api/view-card-product'] = ['none', 'none', 'none']
  await cart.addOne('tomato', 'Tomato')
  cart.setQuantity('tomato', 4)
  await settled()
  expect([shown('tomato'), quantities.get('tomato')]).toEqual([1, 1])
})

test('lines do not wait for one another', async () => {
  quantities = new Map([
    ['tomato', 1],
    ['onion', 1],
  ])
  await cart.loadCart()
  const answers = Promise.withResolvers<void>()
  fates['/api/update-cart-product'] = [answers.promise]
  cart.setQuantity('tomato', 2)
  cart.setQuantity('onion', 7)
  await cart.until((state) => cart.isSettled(state, 'onion'))
  expect(cart.isSettled(cart.customer())).toBe(false)
  answers.resolve()
  await settled()
  expect([...quantities.values()]).toEqual([2, 7])
})

test('those who ask for the cart at the same time wait for one answer', async () => {
  await Promise.all([cart.loadCart(), cart.loadCart(), cart.knownCart()])
  expect(sent).toEqual(['user-details', 'view-card-product'])
})

test('one who is no longer signed in goes on as a guest, whose cart the browser keeps, and is told so', async () => {
  vi.stubGlobal('localStorage', keeper())
  await cart.loadCart()
  isGuest = true
  expect(await cart.addOne('tomato', 'Tomato')).toBe('added')
  expect(toasts.at(-1)).toBe('Tomato is in your cart You were signed out. Sign in to see your whole cart.')
  expect(cart.customer().user).toBeNull()
  await vi.waitFor(() => expect(cart.linesShown(cart.customer())).toHaveLength(1))
  cart.setQuantity('tomato', 3)
  await settled()
  expect([shown('tomato'), quantities.size]).toEqual([3, 0])
  await cart.refreshCart()
  expect(shown('tomato')).toBe(3)
})

test('a guest’s cart joins that of the person who signs in, once, and before anybody sees theirs without it', async () => {
  vi.stubGlobal('localStorage', keeper())
  isGuest = true
  await cart.addOne('tomato', 'Tomato')
  quantities.set('onion', 2)
  isGuest = false
  fates['/api/join-cart'] = ['none', 'lost']
  // The first two tries break off: the cart waits for the next one.
  for (const joined of [0, 0, 0]) {
    await cart.refreshCustomer()
    await cart.loadCart()
    quantities.set('onion', 3 + joined)
  }
  expect([shown('tomato'), shown('onion')]).toEqual([1, 3])
  expect([...quantities]).toEqual([
    ['onion', 3],
    ['tomato', 1],
  ])
  expect(cart.isKept(cart.guestCartKey)).toBe(false)
  sent.length = 0
  await cart.refreshCustomer()
  expect(sent).toEqual(['user-details', 'countAddToCartProduct'])
})

test('where nobody can say who is here, nobody is taken for a guest', async () => {
  fates['/api/user-details'] = ['none']
  expect(await cart.addOne('tomato', 'Tomato')).toBe('refused')
  expect(await cart.addOne('tomato', 'Tomato')).toBe('added')
})

test.each<[who: string, is: () => void, staysAsSeller: boolean]>([
  ['another person', () => (person = 'ravi'), false],
  ['nobody', () => (isGuest = true), false],
  ['the same person', () => {}, true],
  ['nobody knows who', () => (fates['/api/user-details'] = ['none']), true],
])(
  'once %s is known to be here, who sold last on this device does so no more, unless it is they',
  async (_, is, stays) => {
    vi.stubGlobal('localStorage', keeper())
    cart.keep('localStorage', cart.atStallKey, { personId: 'asha', name: 'Asha' })
    is()
    await cart.refreshCustomer()
    expect(cart.isKept(cart.atStallKey)).toBe(stays)
  },
)

test('a join that is lost leaves no empty cart, and is tried again by itself', async () => {
  vi.stubGlobal('localStorage', keeper())
  isGuest = true
  await cart.addOne('tomato', 'Tomato')
  isGuest = false
  fates['/api/join-cart'] = ['none', 'none']
  expect(await cart.refreshCustomer()).toMatch('What you chose joins your cart')
  await cart.loadCart()
  expect([cart.customer().hasFailed, cart.customer().lines]).toEqual([true, undefined])
  await lineIsBack()
  await vi.waitFor(() => expect(shown('tomato')).toBe(1))
  expect(cart.customer().hasFailed).toBe(false)
})

test('one who was signed out is told so, in place of an empty cart without a word', async () => {
  quantities.set('onion', 2)
  await cart.loadCart()
  isGuest = true
  cart.setQuantity('onion', 3)
  await settled()
  expect(toasts).toEqual(['You were signed out. Please sign in again.'])
})

test('where the part that brings it cannot be fetched, what was pressed goes back and is told, and the next press tries again', async () => {
  quantities.set('onion', 2)
  await cart.loadCart()
  vi.doMock('./cart-queue.ts', () => {
    throw new TypeError('the line broke')
  })
  expect(await cart.addOne('tomato', 'Tomato')).toBe('refused')
  cart.setQuantity('onion', 3)
  expect(shown('onion')).toBe(3)
  await vi.waitFor(() => expect(shown('onion')).toBe(2))
  expect(toasts).toEqual(['No connection. Please try again.', 'Failed to update quantity. Please try again.'])
  vi.doUnmock('./cart-queue.ts')
  expect(await cart.addOne('tomato', 'Tomato')).toBe('added')
  expect(Object.fromEntries(quantities)).toEqual({ onion: 2, tomato: 1 })
})

test('what is read out is what stands in the end, with its name', async () => {
  quantities.set('okra', 3)
  await cart.loadCart()
  await cart.addOne('tomato', 'Tomato')
  await cart.addOne('onion', 'Onion')
  fates['/api/update-cart-product'] = ['refused']
  cart.setQuantity('okra', 4)
  await settled()
  await nothingLeftToDo()
  expect(said).toEqual(['Tomato: 1 in cart', 'Onion: 1 in cart', 'Okra: 3 in cart'])
})

describe('while the browser is offline', () => {
  beforeEach(async () => {
    vi.stubGlobal('localStorage', keeper())
    quantities.set('onion', 2).set('okra', 4).set('peach', 1)
    await cart.loadCart()
    await cart.loadOfflineParts()
    isOnline = false
    sent.length = 0
  })

  async function changeThings() {
    expect(await cart.addOne('tomato', 'Tomato')).toBe('added')
    await cart.addOne('tomato', 'Tomato')
    for (const quantity of [3, 5, 6]) cart.setQuantity('onion', quantity)
    cart.setQuantity('okra', 3)
    cart.setQuantity('okra', 0)
    await cart.addOne('peach', 'Peach')
    cart.setQuantity('peach', 1)
    await nothingLeftToDo()
  }

  const ofChanges = () => sent.filter((each) => /^(addto|update|delete)/.test(each))
  const allIsSent = () => vi.waitFor(() => expect(cart.isKept(cart.waitingKey)).toBe(false))

  test('what is wanted shows, waits, and is sent once and in its order when the line is back', async () => {
    await changeThings()
    expect(['tomato', 'onion', 'okra', 'peach'].map(shown)).toEqual([2, 6, 0, 1])
    expect(sent).toEqual([])
    await lineIsBack()
    await allIsSent()
    expect(ofChanges()).toEqual([
      'addto-cart tomato',
      'addto-cart tomato',
      'update-cart-product onion 6',
      'delete-cart-product okra',
    ])
    expect(Object.fromEntries(quantities)).toEqual({ tomato: 2, onion: 6, peach: 1 })
    await vi.waitFor(() => expect(toasts.at(-1)).toBe('Your cart is up to date.'))
  })

  test('what is moved out of the list and refused when the line is back is on the list again', async () => {
    const productId = { _id: 'plum', productName: 'Plum', stock: null } as LaterProduct
    await cart.moveToCart({ productId, quantity: 2 })
    expect([shown('plum'), cart.isKept(cart.laterKey)]).toEqual([2, true])
    fates['/api/addto-cart'] = ['refused']
    await lineIsBack()
    await allIsSent()
    expect(shown('plum')).toBe(0)
    await vi.waitFor(() => expect(told.at(-1)).toEqual([{ productId: 'plum', quantity: 2 }]))
  })

  test('it outlives a reload, and an add whose answer was lost before it counts once', async () => {
    fates['/api/addto-cart'] = ['lost']
    isOnline = true
    await cart.addOne('tomato', 'Tomato')
    isOnline = false
    await changeThings()
    await loadModules()
    isOnline = true
    await cart.loadOfflineParts()
    await allIsSent()
    expect(Object.fromEntries(quantities)).toEqual({ tomato: 2, onion: 6, peach: 1 })
    await vi.waitFor(() => expect(shown('tomato')).toBe(2))
  })

  test('an add goes on top of what the cart has by then, also where that was not known', async () => {
    await loadModules()
    isOnline = true
    await cart.knownCustomer()
    await cart.loadOfflineParts()
    isOnline = false
    await cart.addOne('onion', 'Onion')
    await cart.addOne('tomato', 'Tomato')
    await cart.addOne('tomato', 'Tomato')
    cart.setQuantity('tomato', 1)
    quantities.set('tomato', 3)
    await lineIsBack()
    await allIsSent()
    expect(Object.fromEntries(quantities)).toMatchObject({ onion: 3, tomato: 4 })
    await vi.waitFor(() => expect(shown('onion')).toBe(3))
  })

  test('one more on top of a quantity that was chosen is that quantity', async () => {
    cart.setQuantity('onion', 5)
    await cart.addOne('onion', 'Onion')
    quantities.set('onion', 9)
    await lineIsBack()
    await allIsSent()
    expect(quantities.get('onion')).toBe(6)
  })

  test('what is pressed with a line is newer than what has waited', async () => {
    cart.setQuantity('onion', 8)
    const slow = Promise.withResolvers<void>()
    fates['/api/user-details'] = [slow.promise]
    await lineIsBack()
    cart.setQuantity('onion', 3)
    await vi.waitFor(() => expect(quantities.get('onion')).toBe(3))
    slow.resolve()
    await vi.waitFor(() => expect(sent.at(-1)).toBe('view-card-product'))
    expect([quantities.get('onion'), shown('onion')]).toEqual([3, 3])
  })

  test('also where it has waited since before a reload', async () => {
    cart.setQuantity('onion', 8)
    await loadModules()
    isOnline = true
    await cart.loadCart()
    cart.setQuantity('onion', 3)
    await vi.waitFor(() => expect(quantities.get('onion')).toBe(3))
    await cart.loadOfflineParts()
    await nothingLeftToDo()
    expect([quantities.get('onion'), cart.isKept(cart.waitingKey)]).toEqual([3, false])
  })

  test.each<[who: string, when: string, leave: () => void, fates: 'none'[]]>([
    ['another person', 'at once', () => (person = 'ravi'), []],
    ['another person', 'late', () => (person = 'ravi'), ['none']],
    ['a guest', 'at once', () => (isGuest = true), []],
    ['a guest', 'late', () => (isGuest = true), ['none']],
  ])('nothing of it is sent for %s, which is learned %s', async (_, __, leave, ofWhoIsHere) => {
    await changeThings()
    quantities = new Map()
    leave()
    fates['/api/user-details'] = ofWhoIsHere
    await lineIsBack()
    await nothingLeftToDo()
    await lineIsBack()
    await vi.waitFor(() => expect(cart.customer().user?._id).not.toBe('asha'))
    await nothingLeftToDo()
    expect([ofChanges(), shown('onion'), cart.isKept(cart.guestCartKey)]).toEqual([[], 0, false])
    // It is deleted for another person, and waits for its own.
    expect(cart.isKept(cart.waitingKey)).toBe(isGuest)
  })

  test('it waits for the sign-in of its person without asking again and again', async () => {
    cart.setQuantity('onion', 6)
    isGuest = true
    await lineIsBack()
    await vi.waitFor(() => expect(cart.customer().user).toBeNull())
    expect(toasts).toContain('You were signed out. Please sign in again.')
    await nothingLeftToDo()
    sent.length = 0
    for (let times = 0; times < 3; times += 1) await lineIsBack()
    await nothingLeftToDo()
    expect(sent).toEqual([])
    // What a guest presses is no newer wish of theirs.
    await cart.addOne('onion', 'Onion')
    expect(cart.isKept(cart.waitingKey)).toBe(true)
    isGuest = false
    await cart.refreshCustomer()
    await allIsSent()
    expect(quantities.get('onion')).toBe(6)
  })

  test.each(['none', 'lost'] as const)(
    'a line that breaks again while it is sent loses nothing: %s',
    async (fate) => {
      cart.setQuantity('onion', 6)
      await cart.addOne('tomato', 'Tomato')
      fates['/api/update-cart-product'] = [fate]
      fates['/api/addto-cart'] = [fate]
      await lineIsBack()
      await vi.waitFor(() => expect(ofChanges()).toHaveLength(1))
      await nothingLeftToDo()
      expect([shown('onion'), shown('tomato'), cart.isKept(cart.waitingKey)]).toEqual([6, 1, true])
      await lineIsBack()
      await vi.waitFor(() => expect(sent.join()).toContain('addto-cart'))
      await nothingLeftToDo()
      await lineIsBack()
      await allIsSent()
      expect(Object.fromEntries(quantities)).toMatchObject({ onion: 6, tomato: 1 })
      expect(toasts.filter((toast) => !toast.startsWith('Saved'))).toEqual(['Your cart is up to date.'])
    },
  )

  test('what is refused is said by name, and what is pressed in between keeps its own toast', async () => {
    cart.setQuantity('onion', 6)
    cart.setQuantity('peach', 0)
    const answered = Promise.withResolvers<void>()
    fates['/api/update-cart-product'] = [answered.promise]
    fates['/api/delete-cart-product'] = ['refused']
    await lineIsBack()
    await vi.waitFor(() => expect(ofChanges()).toHaveLength(1))
    toasts.length = 0
    cart.setQuantity('okra', 5)
    await cart.until((state) => cart.isSettled(state, 'okra'))
    expect(toasts).toEqual(['Cart updated successfully'])
    answered.resolve()
    await allIsSent()
    const refused = 'Not all changes could be made. Peach: The words of the server'
    await vi.waitFor(() => expect(toasts.at(-1)).toBe(refused))
  })

  test('two tabs show the same, and what the other one has sent waits no more', async () => {
    const first = cart
    first.setQuantity('onion', 5)
    await loadModules()
    isOnline = true
    await cart.loadCart()
    isOnline = false
    await cart.loadOfflineParts()
    cart.setQuantity('onion', 3)
    await nothingLeftToDo()
    tellOtherTab()
    expect(first.quantityShown(first.customer(), 'onion')).toBe(3)
    await lineIsBack()
    await allIsSent()
    tellOtherTab()
    await vi.waitFor(() => expect([...first.customer().changes]).toEqual([]))
    expect([first.quantityShown(first.customer(), 'onion'), quantities.get('onion')]).toEqual([3, 3])
  })

  test('it begins to wait also where the line has gone before, and nobody could say who is here', async () => {
    await cart.refreshCustomer()
    expect(cart.customer().session).toBe('unknown')
    expect(await cart.addOne('tomato', 'Tomato')).toBe('added')
    await lineIsBack()
    await allIsSent()
    expect(quantities.get('tomato')).toBe(1)
  })

  test('a call that fails with the line there is taken back, and does not wait', async () => {
    isOnline = true
    fates['/api/update-cart-product'] = ['none']
    cart.setQuantity('onion', 9)
    await settled()
    expect([shown('onion'), cart.isKept(cart.waitingKey)]).toEqual([2, false])
  })

  function tellOtherTab() {
    window.dispatchEvent(Object.assign(new Event('storage'), { key: cart.waitingKey }))
  }
})

/** For whatever waits for it. */
async function lineIsBack() {
  await nothingLeftToDo()
  isOnline = true
  window.dispatchEvent(new Event('online'))
}
