import { expect, test } from 'vitest'

import { keptDays as answeredDays } from '#domain/grievances/queries.ts'
import { keptDays as mailDays } from '#domain/mails/send-due-mails.ts'
import { keptDays as webhookDays } from '#domain/payments/webhooks.ts'
import { nothingStale, pages, pagesAt } from '#tests/support/built-pages.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop({}, { pages })
const admin = await shop.admin()
const id = await makeProduct(shop, { stock: 9 })
const page = pagesAt(shop.url)

test('a public page is the same to the byte for a guest, a customer and an admin', async () => {
  const asha = await shop.customer('Asha Devi')
  for (const address of ['/', '/product-category', `/product/${id}`]) {
    const texts = await Promise.all(
      [shop.guest(), asha, admin].map(async (person) => (await person.get(address, nothingStale)).body.text),
    )
    expect(new Set(texts).size, address).toBe(1)
    expect(texts[0]).not.toContain('Asha Devi')
  }
})

test('a page comes in brotli, gzip or plain, as the browser asks, and says the same in each', async () => {
  const texts = await Promise.all(
    ['br', 'gzip', 'identity', 'gzip;q=1, br;q=0'].map(async (accepted) => {
      const answer = await fetch(`${shop.url}/`, {
        headers: { 'accept-encoding': accepted, ...nothingStale },
      })
      return [answer.headers.get('content-encoding'), await answer.text()] as const
    }),
  )
  expect(texts.map(([encoding]) => encoding)).toEqual(['br', 'gzip', null, 'gzip'])
  expect(new Set(texts.map(([, text]) => text)).size).toBe(1)
})

test('what is not there is a real 404, a page and not JSON, and is not kept', async () => {
  for (const address of [
    '/nowhere',
    '/product/no-such-product',
    '/product/%E0%A4%A',
    '/..%2f..%2fetc/passwd',
  ]) {
    const { status, headers, text } = await page(address)
    expect([400, 404], address).toContain(status)
    expect(headers.get('cache-control') ?? '', address).not.toContain('public')
    expect(text).not.toMatch(/at \w+ \(|node_modules/)
  }
})

test('a missing file is a plain 404 of few bytes, and what only has a dot in its name is a page', async () => {
  for (const address of [
    '/nothing.png',
    '/robots2.txt',
    '/assets/none.js',
    '/images/none.webp',
    '/a/b.PHP?x',
  ]) {
    const { status, headers, text } = await page(address)
    expect([status, text.length < 200], address).toEqual([404, true])
    expect(headers.get('content-type'), address).not.toContain('html')
    expect(headers.get('cache-control') ?? '', address).not.toContain('public')
  }
  const oil = await makeProduct(shop, { name: 'Sesame Oil' })
  expect((await page(`/product/${oil}/sesame-oil-1.5l.html`)).text).toContain('Sesame Oil')
  expect((await page('/about.data')).status).toBe(200)
})

test('empty shelves, searches, the cart and the sign-in ask not to be indexed; shelves with goods do not', async () => {
  await makeProduct(shop, { category: 'oils' })
  const noindex = '<meta name="robots" content="noindex"/>'
  for (const address of [
    '/product-category?category=medicines',
    '/product-category?category=no-such-thing',
    '/product-category?category=oils&price=over-1000',
    '/search',
    '/search?q=oil',
    '/cart',
    '/login',
  ]) {
    const { text } = await page(address)
    expect(text, address).toContain(noindex)
    expect(text, address).not.toContain('rel="canonical"')
  }
  for (const address of ['/', '/product-category', '/product-category?category=oils', '/about'])
    expect((await page(address)).text, address).not.toContain(noindex)
})

test('the address of a page comes from the settings and never from the Host header', async () => {
  const answer = await shop.guest().get('/product-category', { 'x-forwarded-host': 'evil.example' })
  const doubled = await fetch(`${shop.url}//evil.example/`, { redirect: 'manual' })
  expect(answer.body.text).not.toContain('evil.example')
  expect(answer.body.text).toContain(`${shop.url}/product-category`)
  expect(doubled.headers.get('location')).toBe('/evil.example')
})

test('the notice of privacy says what is kept, why and as long as the jobs keep it, and where to complain', async () => {
  const { text } = await page('/privacy')
  const rows = [
    ...text.matchAll(/<tr[^>]*><th scope="row"[^>]*>(.*?)<\/th><td[^>]*>(.*?)\.<span[^>]*>(.+?)<\/span>/g),
  ]
  const howLong = new Map(rows.map(([, what = '', long = '']) => [what, long.replaceAll(/<[^>]*>/g, '')]))

  expect(howLong.size).toBeGreaterThanOrEqual(10)
  expect(howLong.get('Mails and SMS that we wrote to you')).toMatch(new RegExp(`^${mailDays} days\\b`))
  expect(howLong.get('What the payment service tells us')).toBe(`${webhookDays} days`)
  expect(howLong.get('Complaints, and our answers')).toMatch(/^Two years after the answer/)
  expect(answeredDays).toBe(2 * 365)
  expect(howLong.get('Name, e-mail, number, picture, password, language')).toBe(
    'Until you delete your account',
  )
  expect([...howLong.keys()].filter((what) => what.startsWith('Orders, payments'))).toHaveLength(1)
  expect(text).toContain('Data Protection Board of India')
  expect(text).toContain('An account is for people of 18 years or more.')
})
