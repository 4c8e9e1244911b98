import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { pages, pagesAt } from '#tests/support/built-pages.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import { visitor } from '#tests/support/visitor.ts'
import type { Answer } from '#tests/support/visitor.ts'

const planted = 'document.title = "stolen"'
const shop = await testShop({}, { pages: { ...pages, handle: handlePlanted } })
const admin = await shop.admin()
const id = await makeProduct(shop, { stock: 9 })
const page = pagesAt(shop.url)

test('every script of the program’s own in a page is allowed by its hash and nothing else is', async () => {
  for (const address of ['/', `/product/${id}`, '/cart', '/nowhere']) {
    const { text, headers } = await page(address)
    const policy = headers.get('content-security-policy') ?? ''
    const inline = [...text.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)]
    expect(inline.length).toBeGreaterThan(0)
    for (const [, script = ''] of inline) expect(policy).toContain(hashOf(script))
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe|nonce|https?:/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(text).not.toContain('nonce')
  }
})

test('a script that somebody got into a page is not allowed, and the page’s own ones are', async () => {
  const { text, headers } = await page('/terms')
  const policy = headers.get('content-security-policy') ?? ''
  expect(text).toContain(planted)
  expect(policy).not.toContain(hashOf(planted))
  const own = [...text.matchAll(/<script[^>]*>([^<]*__reactRouterContext[\s\S]*?)<\/script>/g)]
  expect(own.length).toBeGreaterThan(0)
  for (const [, script = ''] of own) expect(policy).toContain(hashOf(script))
})

test('pictures go to the shop’s own store without settings of another host, and no page may send them elsewhere', async () => {
  expect(JSON.stringify((await admin.get('/admin-panel/all-products.data')).body)).toContain(
    '/api/v1_1/haat/image/upload',
  )
  for (const address of ['/admin-panel/all-products', '/'])
    expect(connectSrc(await admin.get(address)), address).toBe("connect-src 'self'")
})

test('the panel, and no page of the shop, shows pictures that were chosen and not sent', async () => {
  for (const [address, isAllowed] of [
    ['/admin-panel/all-products', true],
    ['/', false],
    ['/sign-up', false],
  ] as const) {
    const policy = (await admin.get(address)).headers.get('content-security-policy')
    expect(policy?.includes('blob:'), address).toBe(isAllowed)
  }
})

test('with Cloudinary in the settings the panel, and no page of the shop, may send pictures there', async () => {
  const settings = { CLOUDINARY_CLOUD_NAME: 'haat-demo', CLOUDINARY_UPLOAD_PRESET: 'haat_products' }
  const elsewhere = await testShop(settings, { pages })
  const keeper = await elsewhere.admin()

  const told = JSON.stringify((await keeper.get('/admin-panel/all-products.data')).body)
  expect(told).toContain('https://api.cloudinary.com/v1_1/haat-demo/image/upload')
  expect(told).toContain('haat_products')
  for (const address of ['/admin-panel/all-users', '/Admin-Panel/all-products', '/admin-panel/nowhere'])
    expect(connectSrc(await keeper.get(address)), address).toBe(
      "connect-src 'self' https://api.cloudinary.com",
    )
  for (const address of ['/', '/cart', '/login', '/sign-up', '/admin-panels', '/?to=/admin-panel'])
    expect(connectSrc(await keeper.get(address)), address).toBe("connect-src 'self'")
})

test('the pages of a shop with keys allow what Razorpay’s checkout loads, and those of the test gateway none of it', async () => {
  const live = await testShop(
    {
      RAZORPAY_KEY_ID: 'rzp_test_pages',
      RAZORPAY_KEY_SECRET: 'the-secret',
      RAZORPAY_WEBHOOK_SECRET: 'the-webhook-secret',
      RAZORPAY_API_URL: 'http://127.0.0.1:1',
    },
    { pages },
  )
  const policyOf = async (url: string) =>
    (await visitor(url).get('/cart')).headers.get('content-security-policy') ?? ''
  const policy = await policyOf(live.url)
  expect(policy).toMatch(/script-src [^;]*https:\/\/cdn\.razorpay\.com(;| )/)
  expect(policy).toMatch(/connect-src [^;]*https:\/\/lumberjack-cx\.[^;]*https:\/\/lumberjack-metrics\./)
  expect(policy).toMatch(/frame-src https:\/\/api\.razorpay\.com [^;]*upi: [^;]*phonepe: /)
  expect(await policyOf(shop.url)).not.toMatch(/razorpay|upi:/)
})

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

function connectSrc({ headers }: Answer): string | undefined {
  return /connect-src [^;]*/.exec(headers.get('content-security-policy') ?? '')?.[0]
}

/** A page with a hole: it shows what somebody typed as it stands. */
async function withPlanted(response: Response): Promise<Response> {
  const html = await response.text()
  return new Response(html.replace('</h1>', `$&<script>${planted}</script>`), response)
}

async function handlePlanted(...asked: Parameters<typeof pages.handle>): Promise<Response> {
  const response = await pages.handle(...asked)
  return new URL(asked[0].url).pathname === '/terms' ? withPlanted(response) : response
}
