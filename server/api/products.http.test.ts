import { describe, expect, test } from 'vitest'

import { theTwelve } from '#tests/support/categories.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const guest = shop.guest()

const ids = {
  coffee: await makeProduct(shop, { name: 'Filter Coffee', category: 'coffee', sellingPricePaise: 300_00 }),
  tomato: await makeProduct(shop, { name: 'Tomato', category: 'vegetables', sellingPricePaise: 40_00 }),
  potato: await makeProduct(shop, { name: 'Potato', category: 'vegetables', sellingPricePaise: 30_50 }),
  basket: await makeProduct(shop, {
    name: 'Cane Basket',
    category: 'handmade arts',
    sellingPricePaise: 900_00,
  }),
}

function idsOf(answer: { body: Record<string, any> }): string[] {
  return answer.body['data'].map((product: { _id: string }) => product._id)
}

describe('GET /api/get-product', () => {
  test('answers every product with every field of the spec, in rupees', async () => {
    const answer = await guest.get('/api/get-product')

    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, error: false, message: expect.any(String) })
    expect(idsOf(answer)).toEqual([ids.coffee, ids.tomato, ids.potato, ids.basket])
    expect(answer.body['data'][2]).toMatchObject({
      _id: ids.potato,
      productName: 'Potato',
      hindiName: null,
      family: null,
      brandName: 'Gram Seva',
      category: 'vegetables',
      productImage: ['/images/toor-dal-800.webp'],
      description: expect.any(String),
      price: expect.any(Number),
      sellingPrice: 30.5,
      netQuantity: 1000,
      netUnit: 'g',
      state: 'on_shelf',
      onFrom: null,
      offFrom: null,
      aliases: ['arhar'],
      stock: null,
      hsnCode: null,
      taxRate: null,
      declarations: {},
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
  })

  test('answers one page with the total of all', async () => {
    const { body } = await guest.get('/api/get-product?page=2&pageSize=3')
    expect(body).toMatchObject({ total: 4, page: 2, pageSize: 3 })
    expect(idsOf({ body })).toEqual([ids.basket])
    expect(idsOf(await guest.get('/api/get-product?page=9'))).toEqual([])
  })

  test('sorts by price in both directions, over pages as well', async () => {
    const cheapest = await guest.get('/api/get-product?sort=price-asc&page=1&pageSize=2')
    const dearest = await guest.get('/api/get-product?sort=price-desc')
    expect(idsOf(cheapest)).toEqual([ids.potato, ids.tomato])
    expect(idsOf(dearest)).toEqual([ids.basket, ids.coffee, ids.tomato, ids.potato])
  })

  test.each(['0', '-1', '1.5', 'x', '', '1e9', '1&page=2'])(
    'takes the page %s for the first',
    async (page) => {
      const { status, body } = await guest.get(`/api/get-product?pageSize=3&page=${page}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ total: 4, page: 1, pageSize: 3 })
      expect(idsOf({ body })).toEqual([ids.coffee, ids.tomato, ids.potato])
    },
  )

  test.each(['page=41', 'page=1&pageSize=100000', 'sort=cheap', 'sort=price-asc&sort=price-desc'])(
    'refuses ?%s with a sentence about that field',
    async (query) => {
      const { status, body } = await guest.get(`/api/get-product?${query}`)
      expect(status).toBe(422)
      expect(body.code).toBe('invalid_input')
      expect(Object.keys(body.fields ?? {})).toEqual([
        query.includes('pageSize') ? 'pageSize' : query.split('=')[0],
      ])
    },
  )
})

describe('GET /api/get-categoryProduct', () => {
  test('answers the first product of each category that has any, in the market’s order', async () => {
    expect(idsOf(await guest.get('/api/get-categoryProduct'))).toEqual([ids.coffee, ids.tomato, ids.basket])
  })
})

describe('POST /api/category-product', () => {
  test.each(theTwelve)('knows the category $value', async ({ value: category }) => {
    const { status, body } = await guest.post('/api/category-product', { category })
    expect(status).toBe(200)
    expect(body['data'].every((product: { category: string }) => product.category === category)).toBe(true)
  })

  test('answers the products of the category alone', async () => {
    expect(idsOf(await guest.post('/api/category-product', { category: 'vegetables' }))).toEqual([
      ids.tomato,
      ids.potato,
    ])
  })

  test.each(['Vegetables', 'VEGETABLES', ' vegetables\n'])('understands %j', async (category) => {
    expect(idsOf(await guest.post('/api/category-product', { category }))).toEqual([ids.tomato, ids.potato])
  })

  test('understands a label of two words, however many blanks part them', async () => {
    for (const category of ['Handmade Arts', ' handmade   arts '])
      expect(idsOf(await guest.post('/api/category-product', { category }))).toEqual([ids.basket])
  })

  test.each(['spices', 'vegetable', "'; drop table products; --"])(
    'knows no product of the unknown category %s',
    async (category) => {
      const { status, body } = await guest.post('/api/category-product', { category })
      expect(status).toBe(200)
      expect(body).toMatchObject({ success: true, error: false, data: [] })
    },
  )

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an empty text', { category: '' }],
    ['blanks', { category: '  ' }],
    ['no category', { category: null }],
    ['an empty list', { category: [] }],
    ['a list of nothing', { category: [''] }],
  ])('has no products for %s', async (_what, body) => {
    const answer = await guest.post('/api/category-product', body)
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: [] } })
  })

  test.each([
    ['a list of one', ['Vegetables'], [ids.tomato, ids.potato]],
    ['a list of two', ['vegetables', 'coffee'], [ids.coffee, ids.tomato, ids.potato]],
    ['a list with a blank', ['', 'coffee'], [ids.coffee]],
  ])('answers the goods of %s', async (_what, category, expected) => {
    expect(idsOf(await guest.post('/api/category-product', { category }))).toEqual(expected)
  })

  test('refuses what is no name', async () => {
    for (const category of [5, { $ne: '' }, [['coffee']]]) {
      const { status, body } = await guest.post('/api/category-product', { category })
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['category']])
    }
  })
})

describe('POST /api/filter-product', () => {
  test.each([
    ['several categories', { category: ['handmade arts', 'coffee'] }, [ids.coffee, ids.basket]],
    ['one category twice', { category: ['coffee', 'coffee'] }, [ids.coffee]],
    ['a category without products', { category: ['juice'] }, []],
    ['no category', { category: [] }, Object.values(ids)],
    ['no list at all', {}, Object.values(ids)],
    ['labels', { category: [' Handmade  Arts', 'COFFEE'] }, [ids.coffee, ids.basket]],
    ['one category that is no list', { category: 'Coffee' }, [ids.coffee]],
    ['a known and an unknown category', { category: ['coffee', 'spices'] }, [ids.coffee]],
    ['an unknown category', { category: ['spices'] }, []],
    ['an unknown category that is no list', { category: 'spices' }, []],
  ])('answers for %s', async (_what, input, expected) => {
    expect(idsOf(await guest.post('/api/filter-product', input))).toEqual(expected)
  })

  test.each([
    ['a list without end', Array(1000).fill('coffee')],
    ['a number', 5],
    ['a list of lists', [['coffee']]],
    ['null', null],
  ])('refuses %s', async (_what, category) => {
    const { status, body } = await guest.post('/api/filter-product', { category })
    expect(status).toBe(422)
    expect(body.fields).toHaveProperty('category')
  })
})

describe('POST /api/product-details', () => {
  test('answers one product', async () => {
    const { status, body } = await guest.post('/api/product-details', { productId: ids.tomato })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: { _id: ids.tomato, productName: 'Tomato' } })
  })

  test('answers 404 for what is not there', async () => {
    const { status, body } = await guest.post('/api/product-details', { productId: 'gone' })
    expect(status).toBe(404)
    expect(body).toEqual({
      success: false,
      error: true,
      code: 'not_found',
      message: 'We do not sell this product.',
    })
  })
})
