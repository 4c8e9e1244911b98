import { describe, expect, test, vi } from 'vitest'

import { connect } from '#db/connect.ts'
import type * as Main from '#server/main.ts'
import { calls } from '#tests/support/calls.ts'
import { databaseLine } from '#tests/support/database-line.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer } from '#tests/support/visitor.ts'

// The production build on a line that is cut and falls silent.
const built = new URL('../build/server/index.js', import.meta.url).href
const { builtPages } = (await import(/* @vite-ignore */ built)) as typeof Main
const { connectionConfig: server, db } = await testDatabase()
const line = await databaseLine(server)
const { connectionConfig } = line
const connection = connect({ ...connectionConfig, connectionTimeoutMillis: 400, query_timeout: 1500 })
const shop = await testShop({}, { pages: builtPages(false), database: { ...connection, connectionConfig } })
// Not over that line: on a busy machine the first statement takes longer than it waits.
const productId = await makeProduct({ ...shop, db })
const admin = await shop.admin()

const personalPages = ['/order', '/account', '/admin-panel', '/admin-panel/all-users']
const pagesToMake = [
  ...personalPages,
  '/product-category?category=oils',
  '/search?q=ghee',
  `/product/${productId}`,
]

/** Of each call that a browser sends with a body, one that the shop would take. */
const bodies: Record<string, object> = {
  '/api/signin': { email: 'asha@example.com', password: 'long enough' },
  '/api/signup': {
    name: 'Asha',
    email: 'a@example.com',
    password: 'long enough',
    confirmPassword: 'long enough',
  },
  '/api/end-session': { sessionId: 'of.another.device' },
  '/api/change-password': {
    currentPassword: 'long enough',
    newPassword: 'longer than that',
    confirmPassword: 'longer than that',
  },
  '/api/addto-cart': { productId },
  '/api/update-cart-product': { _id: 'line', quantity: 2 },
  '/api/delete-cart-product': { _id: 'line' },
  '/api/category-product': { category: 'oils' },
  '/api/filter-product': { category: ['oils'] },
  '/api/update-user': { userId: 'asha', role: 'GENERAL' },
  '/api/razorpay/order': { amount: 100 },
  '/api/product-details': { productId },
  '/api/search-misses': { q: 'laptop' },
}
/** Without which a call would be refused before it asks anybody. */
const queries: Record<string, string> = {
  '/api/search': '?q=ghee',
  '/api/search-misses/seen': '?q=laptop',
  '/api/delivery': '?pinCode=411002',
  '/api/slots': '?pinCode=411002',
  '/api/orders-of-day': '?day=2026-12-04',
  '/api/subscription-day': '?day=2026-12-04',
  '/api/orders/cash': '?amount=100&collect=true',
}
const guestKey = 'the-database-is-away-123'
/** The calls that ask the database: how to pay, and a puzzle, the shop knows by itself. */
const ofThemselves = ['/api/razorpay/checkout', '/api/sign-in-puzzle']
const asked = calls
  .filter(({ method, url }) => (method === 'GET' && !ofThemselves.includes(url)) || url in bodies)
  .map((call) => ({ ...call, url: call.url + (queries[call.url] ?? '') }))

describe.each([
  ['is away', () => line.cut()],
  ['is silent', () => line.silence()],
])('while the database %s', (_how, fail) => {
  test('every call says so and when to come again', async () => {
    const answers = await during(fail, () => Promise.all(asked.map((call) => ask(call))))
    for (const [index, answer] of answers.entries()) {
      isUnavailable(answer, asked[index]?.url)
      expect(answer.body).toEqual({
        success: false,
        error: true,
        code: 'unavailable',
        message: 'The shop cannot do this right now. Please try again in a minute.',
      })
    }
  })

  test('the health check says not ready, and live all the same', async () => {
    const [ready, live] = await during(fail, () =>
      Promise.all([admin.get('/health/ready'), admin.get('/health/live')]),
    )
    isUnavailable(ready)
    expect(live.status).toBe(200)
  })

  test('a page that has to be made says so, with a way to try again', async () => {
    const pages = await during(fail, () => Promise.all(pagesToMake.map((address) => admin.get(address))))
    for (const [index, page] of pages.entries()) {
      isUnavailable(page, pagesToMake[index])
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(page.body.text).toContain('The shop cannot do this right now.')
      expect(page.body.text).toContain('Try again')
    }
  })

  test('so does the data of a page, which a navigation asks for', async () => {
    const addresses = pagesToMake.map((address) => address.replace(/(?=\?|$)/, '.data'))
    const all = await during(fail, () => Promise.all(addresses.map((address) => admin.get(address))))
    for (const [index, data] of all.entries()) {
      isUnavailable(data, addresses[index])
      expect(data.headers.get('content-type')).toContain('text/x-script')
    }
  })
})

test('signing out says no and keeps its cookie, because the session lives on', async () => {
  const asha = await shop.customer()
  const answer = await during(
    () => line.cut(),
    () => asha.get('/api/userLogout'),
  )

  isUnavailable(answer)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect((await asha.get('/api/user-details')).body.data).toMatchObject({ _id: asha.id })
})

test('a page that is kept is served meanwhile', async () => {
  // The shop may hear between the two of a product that was made while it could not listen.
  await vi.waitFor(
    async () => {
      const before = await admin.get('/')
      const meanwhile = await during(
        () => line.cut(),
        () => admin.get('/'),
      )
      expect(meanwhile.status).toBe(200)
      expect(meanwhile.body.text).toBe(before.body.text)
    },
    { timeout: 20_000 },
  )
})

test.each([
  ['is away', () => line.cut()],
  ['is silent', () => line.silence()],
])('while it %s a guest’s cart, which the browser keeps, comes all the same', async (_how, fail) => {
  const cart = await during(fail, () => shop.guest().get('/cart'))
  expect([cart.status, cart.body.text.includes('Loading your cart')]).toEqual([200, true])
})

test('a database that has no room left says so for each call that needs some, and serves the others', async () => {
  await connection.pool.query(
    `create function no_room() returns trigger language plpgsql as
     $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$;
     create trigger no_room before insert on cart_lines execute function no_room()`,
  )

  isUnavailable(await admin.post('/api/addto-cart', { productId }))
  expect((await admin.get('/api/view-card-product')).body).toMatchObject({ success: true })
})

test('when the database is back, everything is', async () => {
  await during(
    () => line.cut(),
    () => admin.get('/order'),
  )
  for (const address of ['/order', '/product-category?category=oils', '/admin-panel/all-users'])
    expect((await admin.get(address)).status).toBe(200)
  expect((await admin.get('/api/user-details')).body).toMatchObject({ success: true })
})

function ask({ method, url }: (typeof asked)[number]): Promise<Answer> {
  if (method === 'GET') return admin.get(url, { 'guest-key': guestKey })
  return admin.post(url, bodies[url])
}

async function during<Result>(fail: () => void, ask: () => Promise<Result>): Promise<Result> {
  fail()
  try {
    return await ask()
  } finally {
    line.restore()
  }
}

function isUnavailable({ status, headers }: Answer, what = ''): void {
  expect(status, what).toBe(503)
  expect(headers.get('retry-after'), what).toBe('2')
}
