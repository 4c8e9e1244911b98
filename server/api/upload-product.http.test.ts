import { describe, expect, test } from 'vitest'

import { products } from '#db/schema/index.ts'
import { fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { rowCounts } from '#tests/support/row-counts.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()

const form = {
  productName: 'Ratnagiri Cashew',
  brandName: 'Konkan Farms',
  category: 'dry fruits',
  productImage: ['https://images.example/cashew.webp'],
  description: 'Whole cashew kernels.',
  price: 520,
  sellingPrice: 449.5,
}

describe('POST /api/upload-product', () => {
  test('puts a product on the shelf that everybody sees at once', async () => {
    const { status, body } = await admin.post('/api/upload-product', form)

    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, error: false, message: 'Product uploaded successfully' })
    expect(body['data']).toMatchObject({
      ...form,
      netQuantity: 1,
      netUnit: 'piece',
      stock: null,
      aliases: [],
    })
    const seen = await shop.guest().post('/api/product-details', { productId: body['data']._id })
    expect(seen.body['data']).toEqual(body['data'])
  })

  test('makes one product of a request that is repeated under its key, and answers the same', async () => {
    const upload = () => admin.post('/api/upload-product', form, { 'idempotency-key': 'cashew-1' })
    const before = await shop.db.$count(products)

    const answers = await Promise.all([upload(), upload()])
    answers.push(await upload())

    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true } })
    expect(await shop.db.$count(products)).toBe(before + 1)
  })

  test('refuses a key that was used for another product', async () => {
    const headers = { 'idempotency-key': 'cashew-2' }
    await admin.post('/api/upload-product', form, headers)
    const before = await rowCounts(shop.pool)

    const other = await admin.post('/api/upload-product', { ...form, price: 530 }, headers)

    expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await rowCounts(shop.pool)).toEqual(before)
  })

  test('keeps names without the marks that turn the direction of writing, and with the joiners of Hindi', async () => {
    const turned = '\u202Aa\u202Bb\u202Cc\u202Dd\u202Ee\u2066f\u2067g\u2068h\u2069i\u200Ej\u200F'
    const joined = 'क्\u200Dष क्\u200Cष'
    const { body } = await admin.post('/api/upload-product', {
      ...form,
      productName: turned + joined,
      brandName: turned,
      hindiName: turned + joined,
      aliases: [turned],
    })
    expect(body['data']).toMatchObject({
      productName: `abcdefghij${joined}`,
      brandName: 'abcdefghij',
      hindiName: `abcdefghij${joined}`,
      aliases: ['abcdefghij'],
    })
    const empty = await admin.post('/api/upload-product', { ...form, productName: '\u202E \u200F' })
    expect(empty.body.fields).toEqual({ productName: 'This field is required.' })
  })

  test('refuses another name that says nothing of the goods, and keeps one that does', async () => {
    for (const aliases of [['toop', '1 kg'], ['fresh'], ['2 packet ka']]) {
      const { status, body } = await admin.post('/api/upload-product', { ...form, aliases })
      const says = expect.stringContaining(`“${aliases.at(-1)}” says nothing of the goods`)
      expect([status, body.fields]).toEqual([422, { aliases: says }])
    }
    const { body } = await admin.post('/api/upload-product', {
      ...form,
      aliases: ['toop 1 kg', 'fresh toop', '501'],
    })
    expect(body['data'].aliases).toEqual(['toop 1 kg', 'fresh toop', '501'])
  })

  test('ignores fields that the shop keeps to itself', async () => {
    const extra = {
      _id: 'mine',
      id: 'mine',
      position: 1,
      familyKey: 'x',
      createdAt: '2001-01-01',
      smartCoins: 3,
      __v: 0,
    }
    const { body } = await admin.post('/api/upload-product', { ...form, ...extra })
    expect(body['data']._id).not.toBe('mine')
    expect(body['data'].createdAt).not.toMatch(/^2001/)
    expect(body['data']).not.toHaveProperty('smartCoins')
  })

  test.each([
    ['numbers', 99, 49.5, 99, 49.5],
    ['numeric strings', '99', '49.50', 99, 49.5],
    ['strings with spaces around', ' 99 ', '49.5', 99, 49.5],
    ['nothing at all', 0, '0', 0, 0],
    ['a sale price above the list price', 10, 12.34, 10, 12.34],
    ['amounts that floats get wrong', 4.35, '1.15', 4.35, 1.15],
    ['strings as other languages write them', '.5', '180.500', 0.5, 180.5],
    ['strings with a power of ten', '1.8e2', '1E3', 180, 1000],
    ['a crore', 10_000_000, '10000000', 10_000_000, 10_000_000],
  ])('takes prices as %s', async (_what, price, sellingPrice, shownPrice, shownSellingPrice) => {
    const { body } = await admin.post('/api/upload-product', { ...form, price, sellingPrice })
    expect(body['data']).toMatchObject({ price: shownPrice, sellingPrice: shownSellingPrice })
  })

  test.each([
    1.005,
    '1.005',
    -1,
    '-1',
    'NaN',
    'abc',
    '1.8e-3',
    '1e300',
    '1e',
    '.',
    '1,5',
    1e300,
    '0x10',
    '१२',
    true,
    [5],
    {},
    10_000_000.01,
    'Infinity',
  ])('refuses the price %j', async (price) => {
    const { status, body } = await admin.post('/api/upload-product', { ...form, price })
    expect(status).toBe(422)
    expect(body.message).toBe('Please enter an amount in rupees, such as 49 or 49.50.')
    expect(Object.keys(body.fields ?? {})).toEqual(['price'])
  })

  test('takes the number in the tax tariff and the rate in percent, keeps them when they are not sent, and takes them away', async () => {
    const sent = { ...form, hsnCode: ' 09109100 ', taxRate: '12.5' }
    const { body } = await admin.post('/api/upload-product', sent)
    const { _id } = body['data']
    expect(body['data']).toMatchObject({ hsnCode: '09109100', taxRate: 12.5 })
    const change = async (fields: object) =>
      (await admin.post('/api/update-product', { ...form, _id, ...fields })).body['data']
    expect(await change({})).toMatchObject({ hsnCode: '09109100', taxRate: 12.5 })
    expect(await change({ taxRate: 0.29 })).toMatchObject({ hsnCode: '09109100', taxRate: 0.29 })
    expect(await change({ hsnCode: null, taxRate: null })).toMatchObject({ hsnCode: null, taxRate: null })
  })

  test.each([
    [{ hsnCode: '123' }, { hsnCode: 'Please enter 4, 6 or 8 digits, such as 0713.' }],
    [{ hsnCode: '07A3' }, { hsnCode: 'Please enter 4, 6 or 8 digits, such as 0713.' }],
    [{ taxRate: 100.5 }, { taxRate: 'Please enter a percentage from 0 to 100, such as 5 or 12.5.' }],
    [{ taxRate: 1.255 }, { taxRate: 'Please enter a percentage from 0 to 100, such as 5 or 12.5.' }],
    [{ taxRate: 'five' }, { taxRate: 'Please enter a percentage from 0 to 100, such as 5 or 12.5.' }],
  ])('refuses %j', async (fields, problems) => {
    const { status, body } = await admin.post('/api/upload-product', { ...form, ...fields })
    expect([status, body.fields]).toEqual([422, problems])
  })

  test.each(['productName', 'brandName', 'category', 'description', 'price', 'sellingPrice'])(
    'asks for %s when it is not there, null or empty, and stores nothing',
    async (field) => {
      const before = await rowCounts(shop.pool)
      for (const value of [undefined, null, '', '  ']) {
        const { status, body } = await admin.post('/api/upload-product', { ...form, [field]: value })
        expect([field, value, status, body.message]).toEqual([
          field,
          value,
          422,
          'Please fill in all required fields.',
        ])
        expect(body.fields).toEqual({ [field]: 'This field is required.' })
      }
      expect(await rowCounts(shop.pool)).toEqual(before)
    },
  )

  test('asks for a picture in the spec’s words, and for the other fields first', async () => {
    for (const productImage of [[], undefined, null]) {
      const { body } = await admin.post('/api/upload-product', { ...form, productImage })
      expect(body.message).toBe('*Please upload at least one product image')
    }
    const { body } = await admin.post('/api/upload-product', { ...form, productImage: [], productName: '' })
    expect(body.message).toBe('Please fill in all required fields.')
  })

  test('takes one picture that is no list', async () => {
    const productImage = 'https://images.example/cashew-2.webp'
    const { body: made } = await admin.post('/api/upload-product', { ...form, productImage })
    expect(made['data'].productImage).toEqual([productImage])

    const change = { ...form, _id: made['data']._id, productImage: '/images/apple-800.webp' }
    const { body } = await admin.post('/api/update-product', change)
    expect(body['data'].productImage).toEqual(['/images/apple-800.webp'])
  })

  test('takes ten pictures, and says so of twelve', async () => {
    const pictures = Array.from({ length: 12 }, (_, n) => `https://images.example/${n}.webp`)
    const ten = await admin.post('/api/upload-product', { ...form, productImage: pictures.slice(0, 10) })
    const twelve = await admin.post('/api/upload-product', { ...form, productImage: pictures })
    expect(ten.body['data'].productImage).toHaveLength(10)
    expect(twelve).toMatchObject({
      status: 422,
      body: {
        message: 'A product has at most 10 pictures.',
        fields: { productImage: 'A product has at most 10 pictures.' },
      },
    })
  })

  test.each(['Dry Fruits', ' dry  fruits '])('understands the category %j', async (category) => {
    const { body } = await admin.post('/api/upload-product', { ...form, category })
    expect(body['data'].category).toBe('dry fruits')
  })

  test('refuses a category that the market does not have', async () => {
    const { status, body } = await admin.post('/api/upload-product', { ...form, category: 'spices' })
    expect(status).toBe(422)
    expect(body.message).toBe('Please choose one of the categories.')
  })

  test('takes the pack and the stock as numeric strings', async () => {
    const counts = { netQuantity: '250', netUnit: 'g', stock: '7' }
    const { body } = await admin.post('/api/upload-product', { ...form, ...counts })
    expect(body['data']).toMatchObject({ netQuantity: 250, stock: 7 })
  })

  test.each([
    ['/images/apple-800.webp', '/images/apple-800.webp'],
    [`${shop.url}/images/apple-800.webp`, '/images/apple-800.webp'],
    ['/images/apple-4-800.webp', '/images/apple-4-800.webp'],
    ['/images/apple-4-800.avif', '/images/apple-4-800.webp'],
    ['https://images.example/a%20b.png?w=2#x', 'https://images.example/a%20b.png?w=2#x'],
    ['http://images.example/a.png', 'https://images.example/a.png'],
    ['HTTP://IMAGES.EXAMPLE/A.png', 'https://images.example/A.png'],
  ])('keeps the picture %s as %s', async (given, kept) => {
    const { body } = await admin.post('/api/upload-product', { ...form, productImage: [given] })
    expect(body['data'].productImage).toEqual([kept])
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://images.example/a.png',
    'file:///etc/passwd',
    '//images.example/a.png',
    'https://user:secret@images.example/a.png',
    '/images/../secrets.json',
    '/images/../secrets.webp',
    '/images/../secrets-2-800.avif',
    '/images/0a0a-800.avif',
    '/api/userLogout',
    'apple.png',
    '',
    'https://',
  ])('refuses the picture %j and stores nothing', async (address) => {
    const before = await rowCounts(shop.pool)
    const { status, body } = await admin.post('/api/upload-product', {
      ...form,
      productImage: ['/images/a.webp', address],
    })
    expect(status).toBe(422)
    expect(body.message).toBe('Please upload the picture here, or give an address that starts with https://.')
    expect(await rowCounts(shop.pool)).toEqual(before)
  })
})

describe('POST /api/update-product', () => {
  test('takes a whole product back with fields of its own, and changes what was changed', async () => {
    const { body: made } = await admin.post('/api/upload-product', {
      ...form,
      aliases: ['kaju'],
      netQuantity: 250,
      netUnit: 'g',
    })
    const whole = { ...made['data'], productName: 'Goa Cashew', price: '600', __v: 0 }

    const { status, body } = await admin.post('/api/update-product', whole)

    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: 'Product updated successfully' })
    const updatedAt = body['data'].updatedAt
    expect(updatedAt > made['data'].updatedAt).toBe(true)
    expect(body['data']).toEqual({ ...made['data'], productName: 'Goa Cashew', price: 600, updatedAt })
  })

  test('leaves what is not sent as it was', async () => {
    const id = await makeProduct(shop, { stock: 7, aliases: ['tuvar'] })
    const { productName, brandName, category, price, sellingPrice } = form
    const { body } = await admin.post('/api/update-product', {
      _id: id,
      productName,
      brandName,
      category,
      price,
      sellingPrice,
    })
    expect(body['data']).toMatchObject({
      productName,
      stock: 7,
      aliases: ['tuvar'],
      productImage: ['/images/toor-dal-800.webp'],
    })
    expect(body['data'].description).toContain('pigeon peas')
  })

  test('puts pictures in the new order', async () => {
    const id = await makeProduct(shop)
    const productImage = ['https://images.example/2.webp', '/images/toor-dal-800.webp']
    const { body } = await admin.post('/api/update-product', { ...form, _id: id, productImage })
    expect(body['data'].productImage).toEqual(productImage)
  })

  test('may take all pictures away; the product is sold without one', async () => {
    const id = await makeProduct(shop)
    const { status, body } = await admin.post('/api/update-product', { ...form, _id: id, productImage: [] })
    expect([status, body['data']?.productImage]).toEqual([200, []])

    const asha = await shop.customer()
    await fillCart(asha, id)
    const cart = await asha.get('/api/view-card-product')
    await verify(asha, await payAtGateway(asha, (await startPaying(asha)).orderId))
    const bare = { _id: id, productImage: [] }
    expect(cart.body['data']).toMatchObject([{ productId: bare }])
    expect(await ordersOf(asha)).toMatchObject([{ productId: [bare] }])
  })

  test('answers 404 for a product that is not there, and makes none', async () => {
    const before = await shop.db.$count(products)
    const { status, body } = await admin.post('/api/update-product', { ...form, _id: 'gone' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found', message: 'We do not sell this product.' })
    expect(await shop.db.$count(products)).toBe(before)
  })

  test.each(['_id', 'productName', 'brandName', 'category', 'price', 'sellingPrice'])(
    'asks for %s',
    async (field) => {
      const id = await makeProduct(shop)
      const { status, body } = await admin.post('/api/update-product', {
        ...form,
        _id: id,
        [field]: undefined,
      })
      expect(status).toBe(422)
      expect(body).toMatchObject({
        message: 'Please fill in all required fields.',
        fields: { [field]: 'This field is required.' },
      })
    },
  )

  test('changes nothing at all when one picture cannot be taken', async () => {
    const id = await makeProduct(shop, { name: 'Moong Dal' })
    const { status } = await admin.post('/api/update-product', {
      ...form,
      _id: id,
      productImage: ['javascript:alert(1)'],
    })
    const { body } = await shop.guest().post('/api/product-details', { productId: id })
    expect(status).toBe(422)
    expect(body['data']).toMatchObject({
      productName: 'Moong Dal',
      productImage: ['/images/toor-dal-800.webp'],
    })
  })
})
