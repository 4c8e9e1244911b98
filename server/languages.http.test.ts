import { describe, expect, test } from 'vitest'

import { makeProduct, testShop } from '#tests/support/shop.ts'
import { languageHeader } from '#words/languages.ts'

const friend = 'https://stall.example'
const shop = await testShop({ CORS_ORIGINS: friend })
const guest = shop.guest()
const hindi = { [languageHeader]: 'hi' }

describe('a page that names Hindi', () => {
  test('reads in Hindi what is wrong, of the whole form and of each field', async () => {
    const input = {
      name: 'Asha Devi',
      email: 'asha',
      password: 'mangoes in may',
      confirmPassword: 'mangoes in may',
    }
    const { status, body } = await guest.post('/api/signup', input, hindi)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'invalid_input',
      message: 'सही ईमेल लिखें, जैसे asha@example.com।',
      fields: { email: 'सही ईमेल लिखें, जैसे asha@example.com।' },
    })
  })

  test('reads in Hindi what a call has done', async () => {
    const productId = await makeProduct(shop, { name: 'Rock Salt' })
    const asha = await shop.customer()
    const { body } = await asha.post('/api/addto-cart', { productId }, hindi)
    expect(body).toMatchObject({ success: true, message: '‘Rock Salt’ आपके कार्ट में है' })
  })

  test('reads in Hindi what the shop refuses before it has read the request', async () => {
    expect((await guest.get('/api/none', hindi)).body.message).toBe('GET /api/none नाम की कोई कॉल नहीं है।')
    const broken = { method: 'POST', headers: { ...hindi, 'content-type': 'application/json' }, body: '{' }
    expect((await guest.send('/api/signin', broken)).body.message).toContain('यह सही JSON नहीं है')
  })

  test('decides by the same codes and figures as an English one', async () => {
    const productId = await makeProduct(shop, { name: 'Ghee', stock: 1 })
    const asha = await shop.customer()
    await asha.post('/api/addto-cart', { productId })
    const [inHindi, inEnglish] = [
      await asha.post('/api/addto-cart', { productId }, hindi),
      await asha.post('/api/addto-cart', { productId }),
    ]
    expect(inHindi.body).toEqual({ ...inEnglish.body, message: '‘Ghee 1 kg’ का सिर्फ़ 1 नग बचा है।' })
    expect(inEnglish.body.message).toBe('Only 1 of Ghee 1 kg left.')
  })
})

test.each([
  ['none', {}],
  ['one that the shop does not speak', { [languageHeader]: 'ta' }],
  ['two', { [languageHeader]: 'hi, en' }],
  ['the name of something else', { [languageHeader]: 'constructor' }],
  ['the languages of a browser', { 'accept-language': 'hi' }],
])('a request that names %s is answered in English', async (_what, headers) => {
  const { body } = await guest.post(
    '/api/signin',
    { email: 'nobody@example.com', password: 'wrong' },
    headers,
  )
  expect(body.message).toBe('The e-mail or the password is wrong. Please try again.')
})

test('what is cached for one language is never answered in another', async () => {
  const productId = await makeProduct(shop, { category: 'oils' })
  const calls = {
    product: (headers: object) => guest.post('/api/product-details', { productId }, { ...headers }),
    list: (headers: object) => guest.post('/api/category-product', { category: 'oils' }, { ...headers }),
    filtered: (headers: object) => guest.post('/api/filter-product', { category: ['oils'] }, { ...headers }),
    all: (headers: object) => guest.get('/api/get-product', { ...headers }),
    page: (headers: object) => guest.get('/api/get-product?page=1', { ...headers }),
    strip: (headers: object) => guest.get('/api/get-categoryProduct', { ...headers }),
    search: (headers: object) => guest.get('/api/search?q=dal&page=1', { ...headers }),
  }
  for (const [name, call] of Object.entries(calls)) {
    const [english, other] = [await call({}), await call(hindi)]
    expect(english.body.message, name).toMatch(/^[A-Z][a-z ]+$/)
    expect(other.body.message, name).toMatch(/[\u0900-\u097f]/)
    expect({ ...other.body, message: '' }, name).toEqual({ ...english.body, message: '' })
    expect((await call({})).body, name).toEqual(english.body)
    expect((await call(hindi)).body, name).toEqual(other.body)
  }
})

test('the pages of another site may name their language', async () => {
  const { headers } = await guest.send('/api/addto-cart', {
    method: 'OPTIONS',
    headers: {
      origin: friend,
      'access-control-request-method': 'POST',
      'access-control-request-headers': `content-type,${languageHeader}`,
    },
  })
  expect(headers.get('access-control-allow-headers')).toContain(languageHeader)
})
