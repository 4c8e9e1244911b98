import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Place } from '#app/shop/addresses/place.ts'
import type { CartLine } from '#contract/cart.ts'
import { notShipped, specShipping } from '#domain/pricing/rules.ts'

import { knownOpenPayment, paymentEnded } from './open-payment.ts'
import { pay } from './pay.ts'
import type { PayingStep } from './pay.ts'

const line = { _id: 'l1', quantity: 2, productId: { _id: 'p1', price: 60, sellingPrice: 49.5 } } as CartLine
const order = { id: 'order_1', amount: 13900, currency: 'INR' }
const payment = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' }
const yes = { success: true, error: false, message: 'Yes' }
const no = { success: false, error: true, message: 'The words of the server' }

type CheckoutEnding = (options: {
  amount: number
  order_id: string
  handler: (paid: typeof payment) => void
  modal: { ondismiss: () => void }
}) => void

/**
 * What is answered, by path: an envelope, or a text of somebody else; a string alone is a line that breaks.
 */
let answers: Record<string, [status: number, body: object | string] | string>
let ending: CheckoutEnding
let asked: { path: string; body: unknown }[]
/** The idempotency keys of the requests to pay. */
let keys: (string | undefined)[]

/** What the button of the cart says, one after the other. */
let steps: PayingStep[]

beforeEach(() => {
  asked = []
  steps = []
  paymentEnded(order.id)
  vi.stubGlobal('navigator', { onLine: true })
  keys = []
  answers = {
    '/api/razorpay/order': [200, { ...yes, order, keyId: 'key_1' }],
    '/api/razorpay/verify': [200, { ...yes, orderId: 'o1' }],
    '/api/razorpay/order/order_1': [200, { ...yes, data: { paid: false, orderId: null, isOpen: false } }],
  }
  ending = ({ handler }) => handler(payment)
  vi.stubGlobal('window', {
    Razorpay: class {
      readonly options: Parameters<CheckoutEnding>[0]
      constructor(options: Parameters<CheckoutEnding>[0]) {
        this.options = options
      }
      open() {
        ending(this.options)
      }
    },
  })
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string; headers?: Record<string, string> }) => {
    if (path === '/api/razorpay/order') keys.push(init?.headers?.['idempotency-key'])
    asked.push({ path, body: init?.body && JSON.parse(init.body) })
    const answer = answers[path]
    if (!answer || typeof answer === 'string') throw new TypeError(answer ?? `nobody answers ${path}`)
    const [status, body] = answer
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function payFor(lines: CartLine[], isStillWanted = () => true, place: Place = { addressId: 'home' }) {
  return pay(
    'Haat',
    lines,
    { place, shipping: 'collect' in place ? notShipped : specShipping },
    isStillWanted,
    (step) => steps.push(step),
  )
}

test('a payment that is verified is paid, and its order is known', async () => {
  expect(await payFor([line])).toEqual({
    kind: 'paid',
    message: 'Payment Successful & Verified!',
    orderId: 'o1',
  })
  expect(asked).toEqual([
    { path: '/api/razorpay/order', body: { amount: 139, deposit: 0, addressId: 'home' } },
    { path: '/api/razorpay/verify', body: { ...payment, items: [line], totalPrice: 139 } },
  ])
  expect(steps).toEqual(['opening', 'checking'])
})

test('a press after a lost answer repeats the request under its key, until one is answered', async () => {
  const answered = answers['/api/razorpay/order']
  answers['/api/razorpay/order'] = 'the line broke'
  await payFor([line])
  await payFor([line])
  if (answered) answers['/api/razorpay/order'] = answered
  await payFor([line])
  await payFor([line])
  const [first, second, third, fourth] = keys
  expect(first).toBeTruthy()
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('a cart that has changed since the lost answer is another request', async () => {
  answers['/api/razorpay/order'] = 'the line broke'
  await payFor([line])
  await payFor([{ ...line, quantity: 3 }])
  expect(keys[1]).toBeTruthy()
  expect(keys[1]).not.toBe(keys[0])
})

test('the request says where it is brought, and what is fetched is paid without delivery', async () => {
  const always = () => true
  await payFor([line], always, { addressId: 'home' })
  await payFor([line], always, { collect: true })
  expect(asked.filter(({ path }) => path === '/api/razorpay/order').map(({ body }) => body)).toEqual([
    { amount: 139, deposit: 0, addressId: 'home' },
    { amount: 99, deposit: 0, collect: true },
  ])
})

test('another place since the lost answer is another request', async () => {
  answers['/api/razorpay/order'] = 'the line broke'
  await payFor([line], undefined, { addressId: 'home' })
  await payFor([line], undefined, { addressId: 'work' })
  expect(keys[1]).not.toBe(keys[0])
})

test('the checkout is opened with the order of the gateway, in paise', async () => {
  const opened = vi.fn<CheckoutEnding>(({ modal }) => modal.ondismiss())
  ending = opened
  await payFor([line])
  expect(opened.mock.calls[0]?.[0]).toMatchObject({
    key: 'key_1',
    amount: 13900,
    order_id: 'order_1',
    name: 'Haat',
  })
})

test.each([
  [
    'is refused',
    'Payment initialization failed.',
    { '/api/razorpay/order': [503, { ...no, code: 'gateway_unavailable' }] },
  ],
  ['has no order in its answer', 'Payment creation failed', { '/api/razorpay/order': [200, yes] }],
  [
    'is not a success',
    'Payment creation failed',
    { '/api/razorpay/order': [200, { ...yes, success: false, order }] },
  ],
  ['breaks off', 'Something went wrong. Please try again.', { '/api/razorpay/order': 'the line broke' }],
  [
    'is refused without a message',
    'Payment initialization failed.',
    { '/api/razorpay/order': [500, { error: 'no' }] },
  ],
  ['is refused without a word', 'Payment initialization failed.', { '/api/razorpay/order': [500, ''] }],
  [
    'is refused by a proxy before the shop',
    'Payment initialization failed.',
    { '/api/razorpay/order': [502, '<h1>Bad gateway</h1>'] },
  ],
  [
    'is answered by somebody else with a yes',
    'Something went wrong. Please try again.',
    { '/api/razorpay/order': [200, '<h1>Welcome to our Wi-Fi</h1>'] },
  ],
  [
    'is not verified',
    'Payment verification failed',
    { '/api/razorpay/verify': [400, { ...no, code: 'bad_signature' }] },
  ],
  [
    'breaks off while it is verified',
    'Something went wrong during verification.',
    { '/api/razorpay/verify': 'the line broke' },
  ],
  [
    'a proxy answers instead of the shop while it is verified',
    'Something went wrong during verification.',
    { '/api/razorpay/verify': [502, '<h1>Bad gateway</h1>'] },
  ],
] satisfies [string, string, typeof answers][])('a payment that %s fails: %s', async (_, message, change) => {
  Object.assign(answers, change)
  expect(await payFor([line])).toMatchObject({ kind: 'failed', message })
})

test.each(['amount_mismatch', 'out_of_stock', 'cart_empty', 'gateway_unavailable', 'too_many_requests'])(
  'with %s nothing was charged, and why stays on the page in the words of the server',
  async (code) => {
    answers['/api/razorpay/order'] = [409, { ...no, code }]
    expect(await payFor([line])).toEqual({
      kind: 'failed',
      message: 'Payment initialization failed.',
      uncharged: 'unopened',
      reason: 'The words of the server',
    })
  },
)

test('a guest whose key is known no more is not led to a sign-in, and nothing was charged', async () => {
  answers['/api/razorpay/order'] = [401, { ...no, code: 'not_signed_in' }]
  const to = { place: { collect: true as const }, shipping: notShipped, cartKey: 'c1' }
  expect(
    await pay(
      'Haat',
      [line],
      to,
      () => true,
      () => {},
    ),
  ).toMatchObject({
    kind: 'failed',
    uncharged: 'unopened',
  })
})

test('another sum than the offers that were shown is told, so that the full one is shown; another refusal is not', async () => {
  const onOtherSum = vi.fn<() => void>()
  const offers = { code: '', totalPaise: 90_00, onOtherSum }
  for (const code of ['out_of_stock', 'amount_mismatch']) {
    answers['/api/razorpay/order'] = [409, { ...no, code }]
    expect(onOtherSum).not.toHaveBeenCalled()
    await pay(
      'Haat',
      [line],
      { place: { collect: true }, shipping: notShipped, offers },
      () => true,
      () => {},
    )
  }
  expect(onOtherSum).toHaveBeenCalledOnce()
  expect(asked.at(-1)?.body).toEqual({ amount: 90, deposit: 0, collect: true })
})

test('of a payment that goes back nobody says that nothing was charged, and that it goes back stays on the page', async () => {
  answers['/api/razorpay/order'] = [409, { ...no, code: 'paid_too_late' }]
  expect(await payFor([line])).toEqual({
    kind: 'failed',
    message: 'Payment initialization failed.',
    reason: 'The words of the server',
  })
  answers['/api/razorpay/order'] = [200, { ...yes, order, keyId: 'key_1' }]
  answers['/api/razorpay/verify'] = [409, { ...no, code: 'paid_too_late' }]
  expect(await payFor([line])).toEqual({
    kind: 'failed',
    message: 'Payment verification failed',
    reason: 'The words of the server',
  })
})

test('a session that has ended leads to the sign-in', async () => {
  answers['/api/razorpay/order'] = [401, { ...no, code: 'not_signed_in' }]
  expect(await payFor([line])).toMatchObject({
    kind: 'signed-out',
    message: 'Payment initialization failed.',
  })
})

test.each([
  ['is offline', '/api/razorpay/checkout', 'the line broke', false],
  ['has a line that breaks', '/api/razorpay/order', 'Failed to fetch', true],
])(
  'who pays and %s is told that there is no connection, and nothing was charged',
  async (_, path, answer, onLine) => {
    if (!onLine) vi.stubGlobal('window', {})
    vi.stubGlobal('navigator', { onLine })
    answers[path] = answer
    expect(await payFor([line])).toMatchObject({ uncharged: 'unopened', reason: 'No connection.' })
  },
)

test('a cart that was paid before is not called a failure', async () => {
  answers['/api/razorpay/order'] = [409, { ...no, code: 'already_paid' }]
  expect(await payFor([line])).toEqual({ kind: 'paid-before', message: 'The words of the server' })
})

test('a checkout that was closed unpaid is cancelled', async () => {
  ending = ({ modal }) => modal.ondismiss()
  expect(await payFor([line])).toEqual({
    kind: 'dismissed',
    message: 'Payment cancelled by user',
    uncharged: 'closed',
  })
})

test('of a closed checkout whose money goes back nobody says that nothing was charged', async () => {
  ending = ({ modal }) => modal.ondismiss()
  answers['/api/razorpay/order/order_1'] = [
    200,
    { ...yes, data: { paid: false, orderId: 'o1', isOpen: false } },
  ]
  expect(await payFor([line])).toEqual({
    kind: 'dismissed',
    message: 'Payment cancelled by user',
    reason: 'You get this payment back in full. My Orders shows it.',
  })
})

test('a checkout that was closed after the money had moved is paid', async () => {
  ending = ({ modal }) => modal.ondismiss()
  answers['/api/razorpay/order/order_1'] = [
    200,
    { ...yes, data: { paid: true, orderId: 'o1', isOpen: false } },
  ]
  expect(await payFor([line])).toMatchObject({ kind: 'paid', orderId: 'o1' })
})

test.each([
  ['the line breaks', 'the line broke'],
  ['the gateway is away', [503, { ...no, code: 'gateway_unavailable' }]],
  ['the bank has yet to decide', [200, { ...yes, data: { paid: false, orderId: null, isOpen: true } }]],
] satisfies [string, (typeof answers)[string]][])(
  'a closed checkout of which nobody knows the end, because %s, is to be asked for again',
  async (_, answer) => {
    ending = ({ modal }) => modal.ondismiss()
    answers['/api/razorpay/order/order_1'] = answer
    expect(await payFor([line])).toEqual({
      kind: 'dismissed',
      message: 'Payment cancelled by user',
      openPayment: 'order_1',
    })
    expect(knownOpenPayment()).toBe('order_1')
    answers['/api/razorpay/order/order_1'] = [
      200,
      { ...yes, data: { paid: false, orderId: null, isOpen: false } },
    ]
    await payFor([line])
    expect(knownOpenPayment()).toBeNull()
  },
)

test.each([
  ['the line breaks', 'the line broke', 'order_1'],
  ['the gateway is away', [503, { ...no, code: 'gateway_unavailable' }], 'order_1'],
  ['the money goes back', [409, { ...no, code: 'paid_too_late' }], undefined],
] satisfies [string, (typeof answers)[string], string | undefined][])(
  'a payment that is not verified because %s is to be asked for again unless its end is known',
  async (_, answer, openPayment) => {
    answers['/api/razorpay/verify'] = answer
    expect((await payFor([line]))?.openPayment).toBe(openPayment)
  },
)

test('a checkout is not opened for somebody who has gone on to another page', async () => {
  const opened = vi.fn<CheckoutEnding>()
  ending = opened
  expect(await payFor([line], () => false)).toBeNull()
  expect(opened).not.toHaveBeenCalled()
})

test('the checkout opens at the way to pay that was chosen, under the placeholder of the specification', async () => {
  const opened = vi.fn<CheckoutEnding>(({ modal }) => modal.ondismiss())
  ending = opened
  await pay(
    'Haat',
    [line],
    { place: { collect: true }, shipping: notShipped },
    () => true,
    () => {},
    'card',
  )
  expect(opened.mock.calls[0]?.[0]).toMatchObject({ prefill: { name: 'Customer', method: 'card' } })
})

test('a checkout that breaks as it opens is asked for again, and nobody says that nothing was charged', async () => {
  ending = () => {
    throw new Error('The checkout broke.')
  }
  expect(await payFor([line])).toEqual({
    kind: 'failed',
    message: 'Something went wrong. Please try again.',
    openPayment: 'order_1',
  })
})

test('a cart of a guest that is like another one is another request', async () => {
  const to = (cartKey: string) => ({ place: { collect: true as const }, shipping: notShipped, cartKey })
  answers['/api/razorpay/order'] = 'the line broke'
  for (const key of ['first', 'first', 'second'])
    await pay(
      'Haat',
      [line],
      to(key),
      () => true,
      () => {},
    )
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('without the checkout script nothing is asked of the server', async () => {
  vi.stubGlobal('window', {})
  answers['/api/razorpay/checkout'] = 'the line broke'
  expect(await payFor([line])).toEqual({
    kind: 'failed',
    message: 'Razorpay SDK failed to load',
    uncharged: 'unopened',
  })
  expect(asked.map(({ path }) => path)).toEqual(['/api/razorpay/checkout'])
})
