import pg from 'pg'
import { expect, test, vi } from 'vitest'

import type * as Main from '#server/main.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import type { PageRenderer } from './pages.ts'
import { renderApart } from './render-apart.ts'

// The thread runs the production build.
const program = new URL('../../build/server/index.js', import.meta.url).href
const { builtPages } = (await import(/* @vite-ignore */ program)) as typeof Main
const here = vi.fn(builtPages(false).handle)

const lines: string[] = []
const stream = { write: (line: string) => void lines.push(line) }
// The thread needs the address of the shop's database, which is not there before the shop is.
let apart: ReturnType<typeof renderApart> | undefined
const render: PageRenderer = (...asked) => apart?.render(...asked) ?? Promise.reject(new Error('Too early'))
const shop = await testShop(
  {},
  {
    logger: { level: 'info', stream },
    pages: {
      handle: here,
      render,
      clientFolder: null,
      isDevelopment: false,
      stop: async () => apart?.stop(),
    },
  },
)
const { host, port, user, password, database } = shop.pool.options
const rice = await makeProduct(shop, { name: 'Sona Masuri Rice' })
apart = renderApart({ program, connectionConfig: { host, port, user, password, database }, here })

test('until the thread has started, pages are rendered without it', async () => {
  expect((await shop.guest().get('/product-category?category=juice')).status).toBe(200)
  expect(here).toHaveBeenCalledOnce()
})

test('pages of goods are rendered on a thread of their own, with a connection of its own', async () => {
  await apart?.started
  here.mockClear()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  for (const address of [`/product/${rice}`, '/product-category', '/search?q=masuri']) {
    const { status, body } = await shop.guest().get(address)
    expect([status, body.text.includes('Sona Masuri Rice')], address).toEqual([200, true])
  }
  expect((await shop.guest().get('/product/nothing')).status).toBe(404)
  const asked = query.mock.calls.map(([given]) => JSON.stringify(given))
  query.mockRestore()

  // The job that carries out the dates of products looks by itself.
  const ofPages = asked.filter((text) => !text.includes('skip locked'))
  expect(ofPages.filter((text) => text.includes('products'))).toEqual([])
  expect(here).not.toHaveBeenCalled()
})

test('cart and sign-in do not wait for that thread', async () => {
  here.mockClear()
  for (const address of ['/cart', '/Login', '/success']) await shop.guest().get(address)
  expect(here).toHaveBeenCalledTimes(3)
})

test('what fails on the thread is a page for the visitor, and in the log under the request’s id, without what was asked for', async () => {
  await shop.pool.query('alter table product_ranks rename to ranks_gone')
  lines.length = 0
  const { status, headers, body } = await shop.guest().get('/product-category?category=oils')
  await shop.pool.query('alter table ranks_gone rename to product_ranks')

  expect([status, body.text.includes('Something went wrong')]).toEqual([500, true])
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'A page failed')
  expect(failure).toMatchObject({ reqId: headers.get('x-request-id') })
  expect(JSON.stringify(failure)).toContain('relation \\"product_ranks\\" does not exist')
  expect(failure.err).toMatchObject({ code: '42P01', stack: expect.stringContaining('caused by') })
  expect(failure.err.message).not.toMatch(/params|oils/)
})
