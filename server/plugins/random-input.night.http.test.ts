import fc from 'fast-check'
import { expect, test } from 'vitest'

import { posts } from '#tests/support/calls.ts'
import { isNight } from '#tests/support/night.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop({}, { accountsPerAddress: 1_000_000 })
const productId = await makeProduct(shop)
const admin = await shop.admin()

/** Bodies for each call. `npm run test:nightly` tries more of them. */
const bodies = isNight ? 300 : 15

const fields = [
  '_id',
  'productId',
  'quantity',
  'category',
  'userId',
  'role',
  'amount',
  'email',
  'password',
  'confirmPassword',
  'name',
  'profilePic',
  'productName',
  'brandName',
  'productImage',
  'description',
  'price',
  'sellingPrice',
  'stock',
  'aliases',
  'netUnit',
  'netQuantity',
  'razorpay_order_id',
  'razorpay_payment_id',
  'razorpay_signature',
  'items',
]

/** Values that are nearly right, to come past the first gate. */
const plausible = fc.constantFrom<unknown>(
  productId,
  'ADMIN',
  'pulses',
  ['pulses'],
  1,
  99,
  '49.50',
  'a@example.com',
  'long enough',
  ['/images/a.webp'],
  ['https://x.example/a.png'],
  'data:image/png;base64,AAAA',
  'g',
  2 ** 31,
  2 ** 53,
  '\u202eabc',
  'न'.repeat(200),
  "'; drop table products; --",
)
const words = fc.string({ unit: 'binary', maxLength: 300 })
const value = fc.oneof(
  plausible,
  words,
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.array(words, { maxLength: 60 }),
)
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 12 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
)

test.each(posts)('POST %s answers no random body with a 5xx', { timeout: 600_000 }, async (url) => {
  await fc.assert(
    fc.asyncProperty(body, async (input) => {
      const { status, body } = await admin.post(url, input)
      expect(status).toBeLessThan(500)
      expect(body).toMatchObject({
        success: status === 200,
        error: status !== 200,
        message: expect.any(String),
      })
    }),
    { numRuns: bodies },
  )
})

test('GET /api/search answers no random query with a 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.oneof(fc.constantFrom('q', 'page', 'pageSize'), words), words, { maxKeys: 5 }),
      async (query) => {
        const { status, body } = await admin.get(`/api/search?${new URLSearchParams(query)}`)
        expect([200, 422]).toContain(status)
        expect(body.message).toMatch(/\w/)
      },
    ),
    { numRuns: 150 },
  )
})
