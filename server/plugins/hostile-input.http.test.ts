import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls, posts } from '#tests/support/calls.ts'
import { isNight } from '#tests/support/night.ts'
import { rowCounts } from '#tests/support/row-counts.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer } from '#tests/support/visitor.ts'

// As an admin, whom no call turns away before it has looked at what they send.
const shop = await testShop({}, { accountsPerAddress: 1_000_000 })
await makeProduct(shop)
const admin = await shop.admin()

function deep(levels: number): unknown {
  return JSON.parse('['.repeat(levels) + ']'.repeat(levels))
}

/** Bodies that each call looks at for itself, by what they are. */
const bodies: Record<string, string> = {
  null: 'null',
  'a list': '[]',
  'a list of objects': '[{"email":"a@example.com"}]',
  'a number': '12',
  'a word': '"text"',
  true: 'true',
  nothing: '',
  'half an object': '{"email":',
  'a NUL character in a field': '{"email":"a\\u0000b","productId":"\\u0000","razorpay_order_id":"\\u0000"}',
  'half a character': '{"email":"\\ud800","productId":"\\udc00","_id":"\\ud800"}',
  'a prototype': '{"__proto__":{"role":"ADMIN","isAdmin":true}}',
  'a constructor': '{"constructor":{"prototype":{"role":"ADMIN"}}}',
  'lists a thousand deep': `{"items":${JSON.stringify(deep(1000))}}`,
}

/** Bodies that the parser refuses, which is one for all calls. */
const unreadable: Record<string, string> = {
  'a single brace': '{',
  'no JSON': 'email=a@example.com&password=b',
  'a NUL character': '\0',
  'objects a thousand deep': '{"a":'.repeat(1000) + '1' + '}'.repeat(1000),
  'lists without end': '['.repeat(60_000),
  'a word of a megabyte': JSON.stringify({ productId: 'x'.repeat(1024 * 1024) }),
  'nine megabytes': JSON.stringify({ productId: 'x'.repeat(9 * 1024 * 1024) }),
  'ten thousand fields': JSON.stringify(
    Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, n])),
  ),
}

/** Bodies that lack nothing, but for things that are not there, so that each field can be spoiled alone. */
const wholeBodies: Record<string, Record<string, unknown>> = {
  '/api/signup': {
    name: 'A',
    email: 'spoiled@example.com',
    password: 'long enough',
    confirmPassword: 'long enough',
  },
  '/api/signin': { email: 'spoiled@example.com', password: 'long enough' },
  '/api/update-user': { userId: 'gone', role: 'ADMIN' },
  '/api/upload-product': product(),
  '/api/update-product': { _id: 'gone', ...product() },
  '/api/category-product': { category: 'pulses' },
  '/api/product-details': { productId: 'gone' },
  '/api/filter-product': { category: ['pulses'] },
  '/api/addto-cart': { productId: 'gone' },
  '/api/update-cart-product': { _id: 'gone', quantity: 1 },
  '/api/delete-cart-product': { _id: 'gone' },
  '/api/razorpay/order': { amount: 1 },
  '/api/razorpay/verify': {
    razorpay_order_id: 'gone',
    razorpay_payment_id: 'gone',
    razorpay_signature: 'gone',
  },
}

function product() {
  const words = { productName: 'A', brandName: 'B', category: 'pulses', description: 'C' }
  return { ...words, productImage: ['/images/a.webp'], price: 1, sellingPrice: 1 }
}

const spoiled: [what: string, value: unknown][] = [
  ['null', null],
  ['true', true],
  ['a negative number', -1],
  ['a number without end', 1e300],
  ['an empty word', ''],
  ['spaces', '   '],
  ['a long word', 'x'.repeat(60_000)],
  ['a list in a list', [[]]],
  ['an object', {}],
  ['a query', { $ne: null }],
  ['a list of what should be one', [['gone'], ['gone']]],
  ['a NUL character', 'a\0b'],
  ['half a character', 'a\ud800'],
  ['lists a thousand deep', deep(1000)],
]

/** Reads that answer all products, or none, when nothing is asked of them. */
const asksNothing = new Set(['/api/filter-product', '/api/category-product'])
/** What a category counts as not given by. */
const blanks = new Set(['null', 'an empty word', 'spaces'])

/**
 * Failed sign-ins and searches are counted, the audit says who took lists out, and the shop's keys are made
 * when they are asked for first.
 */
const except = [
  'search_misses',
  'sign_in_failures',
  'audit_entries',
  'audit_lookups',
  'list_counts',
  'push_keys',
]

let before: Record<string, number>
beforeAll(async () => {
  before = await rowCounts(shop.pool, { except })
})
afterAll(async () => {
  expect(await rowCounts(shop.pool, { except }), 'something was stored').toEqual(before)
  const { rows } = await shop.pool.query('select distinct action from audit_entries order by action')
  expect(rows.map(({ action }) => action)).toEqual(['books_taken_out', 'orders_exported', 'people_exported'])
})

function send(url: string, body: string, contentType = 'application/json'): Promise<Answer> {
  return admin.send(url, { method: 'POST', body, headers: { 'content-type': contentType } })
}

const leaks = /select |insert |drizzle|zod|node_modules|at \w+ \(|undefined|received/i

/**
 * What is wrong with an answer that should be a refusal that a person can act on and that gives nothing
 * away; nothing, if it is one.
 */
function complaints({ status, headers, body }: Answer, what: string): string[] {
  const isRefusal =
    status >= 400 &&
    status < 500 &&
    headers.get('content-type')?.includes('application/json') === true &&
    !body.success &&
    body.error &&
    /^[a-z_]+$/.test(body.code ?? '') &&
    /^[*A-Z].{10,}/.test(body.message) &&
    !leaks.test(JSON.stringify(body))
  return isRefusal ? [] : [`${what}: ${status} ${JSON.stringify(body)}`]
}

/** The parser stands before all calls, so every eighth is sent what it refuses; at night each. */
const parsed = posts.filter((_url, at) => isNight || at % 8 === 0)
/** Of the shapes each call is sent every fourth, other ones than the call before it; at night all. */
const shapesFor = (url: string) =>
  Object.entries(bodies).filter((_body, at) => isNight || (at + posts.indexOf(url)) % 4 === 0)

describe.each(posts)('POST %s', (url) => {
  test('refuses bodies of every wrong shape and stores nothing', async () => {
    const wrong = []
    for (const [what, body] of shapesFor(url)) {
      const answer = await send(url, body)
      if (asksNothing.has(url) && answer.status === 200) continue
      wrong.push(...complaints(answer, what))
    }
    expect(wrong).toEqual([])
  })

  test('refuses every field that is spoiled alone and stores nothing', async () => {
    const whole = wholeBodies[url] ?? {}
    const wrong = []
    for (const field of Object.keys(whole))
      for (const [what, value] of spoiled) {
        const answer = await admin.post(url, { ...whole, [field]: value })
        if (url === '/api/category-product' && blanks.has(what) && answer.status === 200) continue
        wrong.push(...complaints(answer, `${field}: ${what}`))
      }
    expect(wrong).toEqual([])
  })
})

test('refuses a day of a year that no calendar of ours has, wherever one is asked for', async () => {
  const wrong = []
  for (const day of ['0000-01-01', '9999-12-31']) {
    for (const path of [
      `/api/tills?day=${day}`,
      `/api/tills.csv?from=${day}&to=${day}`,
      `/api/audit?page=1&from=${day}`,
      `/api/orders?page=1&from=${day}`,
      `/api/orders-of-day?day=${day}`,
      `/api/subscription-day?day=${day}`,
      `/api/settlement?week=${day}`,
    ])
      wrong.push(...complaints(await admin.get(path), path))
    const pause = { from: day, until: day }
    const batch = { growerId: 'gone', productId: 'gone', pieces: 1 }
    wrong.push(
      ...complaints(await admin.post('/api/close-day', { day, words: '' }), `close-day ${day}`),
      ...complaints(await admin.post('/api/batches', { ...batch, madeOn: day }), `madeOn ${day}`),
      ...complaints(await admin.post('/api/subscriptions/gone/pause', pause), `pause ${day}`),
    )
  }
  expect(wrong).toEqual([])
})

describe.each(parsed)('POST %s', (url) => {
  test('refuses bodies that nobody can read and stores nothing', async () => {
    const wrong = []
    for (const [what, body] of Object.entries(unreadable)) {
      const answer = await send(url, body)
      if (asksNothing.has(url) && answer.status === 200) continue
      wrong.push(...complaints(answer, what))
    }
    expect(wrong).toEqual([])
  })

  test.each([
    'application/json\t; x',
    ' application/json',
    'application/json ; charset=utf-8',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/jsonp',
    'application/vnd.api+json',
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/octet-stream',
    'nonsense',
  ])('is not tricked by the content type %j', async (contentType) => {
    const answer = await send(url, '{"category":5,"productId":{},"quantity":"2"}', contentType)
    expect(complaints(answer, contentType)).toEqual([])
  })
})

test.each([
  ['no content type', new Blob(['{"productId":"rice"}'])],
  ['the one that fetch gives to text', '{"productId":"rice"}'],
])('a JSON body with %s is told which one to send', async (_what, body) => {
  const answer = await admin.send('/api/addto-cart', { method: 'POST', body })
  expect(answer).toMatchObject({
    status: 415,
    body: {
      success: false,
      error: true,
      code: 'unsupported_media_type',
      message: 'Please send the body as application/json, or a picture as multipart/form-data.',
    },
  })
})

const hostileQueries: Record<string, string> = {
  'a parameter twice': 'q=a&q=b&page=1&page=2&sort=price-asc&sort=price-desc',
  'a NUL character': 'q=%00&page=%00',
  'a prototype': '__proto__=1&constructor=1&toString=1',
  'a query object': 'q[$ne]=1&page[$gt]=0&sort[]=x',
  'broken escapes': 'q=%&page=%E0%A4&sort=%zz',
  'half a character': 'q=%ED%A0%80',
  SQL: "q=');drop table products;--&sort=1;select 1&page=1 or 1=1",
  'a long word': `q=${'x'.repeat(10_000)}`,
  'many parameters': 'a=1&'.repeat(3000),
  'numbers without end': 'page=1e309&pageSize=99999999999999999999',
  'negative numbers': 'page=-1&pageSize=-1',
  markup: 'q=<script>alert(1)</script>',
}

/** All but the one that is answered without end (desk-streams.night.http.test.ts). */
const gets = calls.filter(({ method, url }) => method === 'GET' && url !== '/api/desk-events')

describe.each(gets)('GET $url', ({ url }) => {
  test.each(Object.keys(hostileQueries))('takes %s in the query for what it is', async (what) => {
    const visitor = url.includes('Logout') ? shop.guest() : admin
    const answer = await visitor.get(`${url}?${hostileQueries[what]}`)
    const [, form] = /\.(csv|pdf)$/.exec(url) ?? []
    const isFile = form !== undefined && answer.headers.get('content-type')?.includes(`/${form}`)
    const isAnswered = answer.status === 200 && (isFile || (answer.body.success && !answer.body.error))
    expect(isAnswered ? [] : complaints(answer, what)).toEqual([])
  })
})

test.each(['%00', '..%2f..%2fetc%2fpasswd', "'--", 'x'.repeat(150), 'x'.repeat(1000), '%F0%9F%8D%85', '<b>'])(
  'the id %.20s in an address is refused',
  async (id) => {
    expect(complaints(await admin.get(`/api/razorpay/order/${id}`), id)).toEqual([])
  },
)

test('nothing but its own three fields can make verifying refuse', async () => {
  const receipt = { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'ab' }
  const harmless = await admin.post('/api/razorpay/verify', receipt)
  for (const [what, value] of [...spoiled, ['half a megabyte', 'x'.repeat(450_000)] as const]) {
    const { status, body } = await admin.post('/api/razorpay/verify', {
      ...receipt,
      items: value,
      totalPrice: value,
    })
    expect([what, status, body]).toEqual([what, harmless.status, harmless.body])
  }
})
