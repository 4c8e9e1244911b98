import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { dataUrl, picture } from '#tests/support/pictures.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const friend = 'https://stall.example'
const publicUrl = 'https://haat.example'
const shop = await testShop({ PUBLIC_URL: publicUrl, CORS_ORIGINS: `${friend},https://www.haat.example` })
const productId = await makeProduct(shop)
const image = '/images/toor-dal-800.webp'
const further = '/images/toor-dal-2-800.webp'
await shop.pool.query('insert into product_images (product_id, position, url) values ($1, 1, $2)', [
  productId,
  further,
])

const asked = { origin: friend, 'sec-fetch-site': 'cross-site' }
const input = { email: 'asha@example.com', password: 'mangoes in may' }
const customer = shop.guest()
await customer.post('/api/signup', {
  ...input,
  name: 'Asha Devi',
  confirmPassword: input.password,
  profilePic: dataUrl(await picture('png')),
})
const signedIn = await customer.post('/api/signin', input, asked)
await customer.post('/api/addto-cart', { productId }, asked)

describe('the addresses of pictures', () => {
  test.each([
    ['a whole list', () => customer.get('/api/get-product', asked)],
    ['a page of a list', () => customer.get('/api/get-product?page=1', asked)],
    ['a category', () => customer.post('/api/category-product', { category: 'pulses' }, asked)],
    ['a search', () => customer.get('/api/search?q=dal', asked)],
    ['the category strip', () => customer.get('/api/get-categoryProduct', asked)],
  ])('are whole for a site in CORS_ORIGINS: in %s', async (_where, ask) => {
    const { body } = await ask()
    expect(body['data']).toMatchObject([{ productImage: [publicUrl + image, publicUrl + further] }])
  })

  test('are whole for a site in CORS_ORIGINS: in a product, in the cart and of a person', async () => {
    const product = await customer.post('/api/product-details', { productId }, asked)
    const cart = await customer.get('/api/view-card-product', asked)
    const person = await customer.get('/api/user-details', asked)
    expect(product.body['data'].productImage).toEqual([publicUrl + image, publicUrl + further])
    expect(cart.body['data'][0].productId.productImage).toEqual([publicUrl + image, publicUrl + further])
    expect(person.body['data'].profilePic).toMatch(/^https:\/\/haat\.example\/images\/people\/\w+\.webp$/)
    expect(person.body['data'].createdAt).toMatch(/^\d{4}-/)
  })

  test.each([
    ['the shop’s own page', { 'sec-fetch-site': 'same-origin' }],
    ['the shop’s own page that says its Origin', { origin: publicUrl, 'sec-fetch-site': 'same-origin' }],
    ['a site that is not listed', { origin: 'https://evil.example' }],
  ])('are paths for %s', async (_who, headers) => {
    for (const address of ['/api/get-product', '/api/get-product?page=1'])
      expect((await customer.get(address, headers)).body['data']).toMatchObject([
        { productImage: [image, further] },
      ])
  })
})

test('pictures and the checkout of the test gateway, and nothing else, can be loaded by other sites', async () => {
  await mkdir(path.join(shop.dataDir, 'images'), { recursive: true })
  await writeFile(path.join(shop.dataDir, image), await picture('webp'))
  const policyOf = async (address: string) =>
    (await customer.get(address)).headers.get('cross-origin-resource-policy')
  expect(await policyOf(image)).toBe('cross-origin')
  expect(await policyOf('/sandbox/razorpay/v1/checkout.js')).toBe('cross-origin')
  expect(await policyOf('/sandbox/razorpay/v1/checkout/session.js')).toBe('cross-origin')
  expect(await policyOf('/sandbox/razorpay/faults')).toBe('same-origin')
  expect(await policyOf('/api/get-product')).toBe('same-origin')
  expect(await policyOf('/')).toBe('same-origin')
})

test('a session holds on another site, and its device is known there', () => {
  const cookies = signedIn.headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Secure-haat-sites.session_token',
    'haat-sites.device',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly;/)
    expect(cookie).toMatch(/; Secure\b/)
    expect(cookie).toMatch(/; SameSite=None/)
    expect(cookie).toMatch(/; Partitioned/)
  }
})

test('signing out on another site takes its cookie away by the same name and partition', async () => {
  const { headers } = await customer.get('/api/userLogout', asked)
  expect(headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^__Secure-haat-sites\.session_token=; Max-Age=0;.*; Partitioned/),
  )
  expect((await customer.get('/api/user-details', asked)).body.success).toBe(false)
})

test('a site in CORS_ORIGINS is told the whole address of the checkout, and may read its parts', async () => {
  const script = '/sandbox/razorpay/v1/checkout.js'
  const scriptOf = async (headers: Record<string, string>) =>
    (await shop.guest().get('/api/razorpay/checkout', headers)).body['data'].scriptUrl
  expect(await scriptOf(asked)).toBe(publicUrl + script)
  expect(await scriptOf({ origin: publicUrl })).toBe(script)

  for (const part of ['session.js', 'checkout.css']) {
    const { headers } = await shop.guest().get(`/sandbox/razorpay/v1/checkout/${part}`, asked)
    expect(headers.get('access-control-allow-origin')).toBe(friend)
  }
})

test('the cookies of a shop that no other site uses stay as they were, for its own pages alone', async () => {
  const alone = await testShop({ PUBLIC_URL: publicUrl })
  await alone.guest().post('/api/signup', { ...input, name: 'Asha', confirmPassword: input.password })
  const cookies = (await alone.guest().post('/api/signin', input)).headers.getSetCookie()
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Secure-haat.session_token',
    'haat.device',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Partitioned/)
  }
})
