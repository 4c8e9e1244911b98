import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import type { Product } from '#contract/products.ts'
import { auditEntries, products } from '#db/schema/index.ts'
import { listProducts } from '#domain/catalog/listing.ts'
import { rankProducts } from '#domain/catalog/rank-products.ts'
import type { ProductState } from '#domain/catalog/states/rules.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { addAddress } from '#tests/support/orders.ts'
import { cartTotal, fillCart, ordersOf, payAtGateway, startPaying, verify } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'
import type { Answer } from '#tests/support/visitor.ts'

import { carryOutShelfDates } from './carry-out-shelf-dates.ts'
import { setProductState } from './set-product-state.ts'

const shop = await testShop()
const admin = await shop.admin()
const shopkeeper = { id: admin.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }

/** One of each that nobody can buy, in a category of their own beside one that can be bought. */
const goods = { category: 'oils', sellingPricePaise: 100_00, listPricePaise: 120_00, stock: 7 } as const
const archived = await makeProduct(shop, { ...goods, name: 'Almond Oil' })
const onShelf = await makeProduct(shop, { ...goods, name: 'Til Oil' })
const draft = await makeProduct(shop, { ...goods, name: 'Walnut Oil' })
const notYet = await makeProduct(shop, { ...goods, name: 'Coconut Oil' })
const inDays = (days: number) => new Date(shop.ctx.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString()
await move(archived, 'archived')
await move(draft, 'draft')
await move(notYet, 'draft')
expect(await change(notYet, { onFrom: inDays(3) })).toMatchObject({ status: 200 })

describe('what is not on the shelf', () => {
  test.each<[call: string, ask: () => Promise<Answer>]>([
    ['all products', () => shop.guest().get('/api/get-product')],
    ['a page of all products', () => shop.guest().get('/api/get-product?page=1&sort=price-asc')],
    ['products found', () => shop.guest().get('/api/get-product?page=1&q=oil')],
    ['one of each category', () => shop.guest().get('/api/get-categoryProduct')],
    ['a category', () => shop.guest().post('/api/category-product', { category: 'oils' })],
    ['a filter', () => shop.guest().post('/api/filter-product', { category: ['oils'] })],
    ['a search', () => shop.guest().get('/api/search?q=oil')],
    ['a page of a search', () => shop.guest().get('/api/search?q=oil&page=1')],
  ])('is not in the answer of %s', async (_call, ask) => {
    const { body } = await ask()
    expect(body['data'].map(({ _id }: { _id: string }) => _id)).toEqual([onShelf])
    expect(body['total'] ?? 1).toBe(1)
  })

  test('is not in the sitemap', async () => {
    const { body } = await shop.guest().get('/sitemap.xml')
    expect([...new Set(body['text'].match(/product\/\w+/g))]).toEqual([`product/${onShelf}`])
  })

  test('is answered by its id where it was on the shelf once, and to admins', async () => {
    const ask = async (who: typeof admin | ReturnType<typeof shop.guest>, productId: string) => {
      const { status, body } = await who.post('/api/product-details', { productId })
      return [status, body['data']?.state]
    }
    expect(await ask(shop.guest(), archived)).toEqual([200, 'archived'])
    expect(await ask(shop.guest(), draft)).toEqual([404, undefined])
    expect(await ask(await shop.customer(), notYet)).toEqual([404, undefined])
    expect(await ask(admin, notYet)).toEqual([200, 'draft'])
  })

  test('is listed for admins alone, by its state', async () => {
    const ask = async (state: string, more = '') => {
      const { body } = await admin.get(`/api/get-product?page=1&state=${state}${more}`)
      return [body['total'], ...body['data'].map(({ productName }: { productName: string }) => productName)]
    }
    expect(await ask('archived')).toEqual([1, 'Almond Oil'])
    expect(await ask('draft', '&sort=newest')).toEqual([2, 'Coconut Oil', 'Walnut Oil'])
    expect(await ask('draft', '&q=walnut')).toEqual([1, 'Walnut Oil'])
    expect((await ask('all'))[0]).toBe(4)
    for (const person of [shop.guest(), await shop.customer()])
      expect((await person.get('/api/get-product?state=draft')).body).toMatchObject({ success: false })
  })

  test('cannot be put into a cart: what was sold once is named, and of a draft nothing is said', async () => {
    const asha = await shop.customer()
    expect(await asha.post('/api/addto-cart', { productId: archived })).toMatchObject({
      status: 409,
      body: { code: 'no_longer_sold', message: 'Almond Oil 1 kg is no longer sold.' },
    })
    for (const productId of [draft, notYet])
      expect(await asha.post('/api/addto-cart', { productId })).toMatchObject({
        status: 404,
        body: { message: 'We do not sell this product.' },
      })
    const lines = [archived, draft, onShelf].map((productId) => ({ productId, quantity: 2 }))
    const joined = await asha.post('/api/join-cart', { lines })
    expect(joined.body['data']).toEqual({
      joined: 1,
      missing: [
        { _id: archived, productName: 'Almond Oil 1 kg', why: 'gone', available: 0 },
        { _id: draft, productName: null, why: 'unknown', available: 0 },
      ],
    })
    const priced = await shop.guest().post('/api/price-cart', { lines })
    expect(priced.body['data']).toMatchObject({
      gone: [{ _id: archived, productName: 'Almond Oil' }],
      soldOut: [],
      unknown: [draft],
      lines: [{ productId: { _id: archived, state: 'archived', stock: 0 } }, { productId: { _id: onShelf } }],
    })
  })
})

describe('a cart with something that goes off the shelf', () => {
  test('shows it as gone, refuses more of it, and is refused at each way to pay by its name', async () => {
    const asha = await shop.customer()
    const ghee = await makeProduct(shop, { name: 'Cow Ghee', stock: 5 })
    await fillCart(asha, onShelf, ghee, ghee)
    const amount = await cartTotal(asha)
    await move(ghee, 'archived')

    const { body } = await asha.get('/api/view-card-product')
    expect(body['data'][1]).toMatchObject({ quantity: 2, productId: { state: 'archived', stock: 0 } })
    const line = body['data'][1]._id as string
    expect(await asha.post('/api/update-cart-product', { _id: line, quantity: 3 })).toMatchObject({
      status: 409,
      body: { code: 'no_longer_sold' },
    })
    expect(await asha.post('/api/update-cart-product', { _id: line, quantity: 1 })).toMatchObject({
      status: 200,
    })
    await asha.post('/api/update-cart-product', { _id: line, quantity: 2 })
    const addressId = await addAddress(asha)
    // With the sum of all, and with that of what can still be had.
    for (const shown of [amount, 140])
      for (const way of ['/api/razorpay/order', '/api/orders/cash'])
        expect(await asha.post(way, { amount: shown, addressId })).toMatchObject({
          status: 409,
          body: {
            code: 'no_longer_sold',
            message: 'Cow Ghee 1 kg is no longer sold. Please take it out of your cart.',
          },
        })
    await asha.post('/api/delete-cart-product', { _id: line })
    expect(await startPaying(asha)).toMatchObject({ amountPaise: 140_00 })
  })

  test('is refused also where it goes while its product is waited for', async () => {
    const asha = await shop.customer()
    const ghee = await makeProduct(shop, { name: 'Cow Ghee', stock: 5 })
    await fillCart(asha, ghee)
    const amount = await cartTotal(asha)

    const { second } = await overlap(shop.ctx, {
      first: (tx) => archive(tx, ghee),
      second: () => asha.post('/api/razorpay/order', { amount }),
    })

    expect(second).toMatchObject({ status: 409, body: { code: 'no_longer_sold' } })
    expect(await stockOf(ghee)).toBe(5)
  })

  test('who is paying for it finishes, and asks again for the same payment before', async () => {
    const asha = await shop.customer()
    const ghee = await makeProduct(shop, { name: 'Cow Ghee', stock: 5 })
    await fillCart(asha, ghee)
    const amount = await cartTotal(asha)
    const { orderId } = await startPaying(asha)
    await move(ghee, 'archived')

    const again = await asha.post('/api/razorpay/order', { amount })
    expect(again.body.order.id).toBe(orderId)
    const paid = await verify(asha, await payAtGateway(asha, orderId))

    expect(paid.body).toMatchObject({ success: true })
    expect(await ordersOf(asha)).toMatchObject([{ status: 'Paid', productId: [{ _id: ghee }] }])
    expect(await stockOf(ghee)).toBe(4)
    // What was bought is kept by its order, and bought again it is named.
    const boughtAgain = await asha.post('/api/join-cart', { lines: [{ productId: ghee, quantity: 1 }] })
    expect(boughtAgain.body['data']).toMatchObject({
      joined: 0,
      missing: [{ productName: 'Cow Ghee 1 kg', why: 'gone' }],
    })
  })
})

describe('a date', () => {
  test('puts a product on the shelf and takes it off, seconds after its time, with what lists and ranks say', async () => {
    const mango = await upload({ productName: 'Mango', onFrom: inDays(2), offFrom: inDays(4) })
    expect(mango).toMatchObject({ state: 'draft' })
    const ids = async () => {
      // The shop's own job may have been there first, and its news on the way.
      await shop.ctx.catalogChanged()
      const { body } = await shop.guest().post('/api/category-product', { category: 'fruits' })
      return body['data'].map(({ _id }: { _id: string }) => _id)
    }
    const pages = async () =>
      (await listProducts(shop.ctx, { categories: ['fruits'] }, { page: 1, pageSize: 9 })).products.length
    // What the shop's own job is at just now is passed over by us, and done a moment later.
    const become = (listed: string[], onPages: number) =>
      expect.poll(async () => [await ids(), await pages()], { timeout: 10_000 }).toEqual([listed, onPages])

    await carryOutShelfDates(shop.ctx)
    expect([await ids(), await pages()]).toEqual([[], 0])
    shop.passTime(2 * 24 * 60)
    await carryOutShelfDates(shop.ctx)
    await become([mango._id], 1)
    expect(await detailsOf(mango._id)).toMatchObject({
      state: 'on_shelf',
      onFrom: null,
      offFrom: mango.offFrom,
    })
    await rankProducts(shop.ctx)
    shop.passTime(2 * 24 * 60)
    await carryOutShelfDates(shop.ctx)
    await become([], 0)
    expect(await detailsOf(mango._id)).toMatchObject({ state: 'archived', onFrom: null, offFrom: null })
    await rankProducts(shop.ctx)
    expect(await pages()).toBe(0)

    expect(await auditOf(mango._id)).toEqual([
      {
        by: null,
        before: { state: 'draft', onFrom: mango.onFrom },
        after: { state: 'on_shelf', onFrom: null },
      },
      {
        by: null,
        before: { state: 'on_shelf', offFrom: mango.offFrom },
        after: { state: 'archived', offFrom: null },
      },
    ])
  })

  test('is carried out once by processes that share it, and waits for nobody who is buying', async () => {
    const [plum, pear] = [
      await upload({ productName: 'Plum', onFrom: inDays(1) }),
      await upload({ productName: 'Pear', onFrom: inDays(1) }),
    ]
    shop.passTime(24 * 60)

    await shop.db.transaction(async (db) => {
      await db.select().from(products).where(eq(products.id, plum._id)).for('no key update')
      await Promise.all([carryOutShelfDates(shop.ctx), carryOutShelfDates(shop.ctx)])
      await expect.poll(() => stateOf(pear._id), { timeout: 10_000 }).toBe('on_shelf')
      expect(await stateOf(plum._id)).toBe('draft')
    })
    await Promise.all([carryOutShelfDates(shop.ctx), carryOutShelfDates(shop.ctx)])

    await expect.poll(() => stateOf(plum._id), { timeout: 10_000 }).toBe('on_shelf')
    for (const { _id } of [plum, pear]) expect(await auditOf(_id)).toHaveLength(1)
  })

  test('of which both are over archives, and a form that was opened before is refused', async () => {
    const fig = await upload({ productName: 'Fig', onFrom: inDays(1), offFrom: inDays(2) })
    shop.passTime(3 * 24 * 60)
    await carryOutShelfDates(shop.ctx)
    expect(await stateOf(fig._id)).toBe('archived')
    const { updatedAt, stock } = fig
    expect(await change(fig._id, { loaded: { updatedAt, stock } })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', current: { state: 'archived' } },
    })
  })

  test.each([
    ['has passed', () => ({ state: 'draft', onFrom: inDays(-1) }), { onFrom: /still to come/ }],
    ['to go off has passed', () => ({ offFrom: inDays(-1) }), { offFrom: /still to come/ }],
    [
      'is given for what is on the shelf',
      () => ({ state: 'on_shelf', onFrom: inDays(1) }),
      { onFrom: /already/ },
    ],
    [
      'to go off is before the one to come on',
      () => ({ onFrom: inDays(3), offFrom: inDays(2) }),
      { offFrom: /after it has come/ },
    ],
    [
      'to go off is given for what never comes on',
      () => ({ state: 'draft', offFrom: inDays(2) }),
      { offFrom: /after it has come/ },
    ],
    ['is none', () => ({ onFrom: 'tomorrow' }), { onFrom: /./ }],
  ])('that %s is refused with a sentence', async (_what, dates, fields) => {
    const { status, body } = await admin.post('/api/upload-product', { ...form, ...dates() })
    expect([status, body.code]).toEqual([422, 'invalid_input'])
    for (const [field, sentence] of Object.entries(fields)) expect(body.fields?.[field]).toMatch(sentence)
  })
})

describe('at the desk', () => {
  test('each move is kept with who made it, and forgets what was planned and comes to nothing', async () => {
    const lime = await upload({ productName: 'Lime', offFrom: inDays(5) })
    expect(lime.state).toBe('on_shelf')
    expect(await move(lime._id, 'archived')).toMatchObject({
      status: 200,
      body: { message: 'Lime is archived', data: { state: 'archived', offFrom: null } },
    })
    await move(lime._id, 'archived')
    expect(await move(lime._id, 'on_shelf')).toMatchObject({ body: { message: 'Lime is on the shelf' } })
    await change(lime._id, { state: 'draft' })
    // What is not sent stays.
    expect(await change(lime._id, { price: 99 })).toMatchObject({ body: { data: { state: 'draft' } } })

    expect(await auditOf(lime._id)).toEqual([
      {
        by: admin.id,
        before: { state: 'on_shelf', offFrom: lime.offFrom },
        after: { state: 'archived', offFrom: null },
      },
      { by: admin.id, before: { state: 'archived' }, after: { state: 'on_shelf' } },
      { by: admin.id, before: { state: 'on_shelf' }, after: { state: 'draft' } },
    ])
  })

  test('a copy is a draft with the same fields and none of the pieces, made once', async () => {
    const original = await upload({
      productName: 'Kesar '.repeat(33),
      stock: 8,
      aliases: ['saffron'],
      hsnCode: '0910',
      offFrom: inDays(9),
    })
    const again = { 'idempotency-key': 'copy-1' }
    const made = await admin.post('/api/duplicate-product', { _id: original._id }, again)
    const repeated = await admin.post('/api/duplicate-product', { _id: original._id }, again)

    const copy = made.body['data']
    expect(repeated.body['data']._id).toBe(copy._id)
    const { _id, createdAt: _createdAt, updatedAt: _updatedAt, ...same } = original
    expect(copy).toMatchObject({
      ...same,
      productName: `${'Kesar '.repeat(33).slice(0, 193)} (copy)`,
      stock: 0,
      state: 'draft',
      offFrom: null,
    })
    expect(copy.productImage).toEqual(original.productImage)
    expect((await shop.guest().post('/api/product-details', { productId: copy._id })).status).toBe(404)
    const [entry] = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, copy._id))
    expect(entry).toMatchObject({ actorId: admin.id, action: 'product_duplicated', after: { copyOf: _id } })
  })

  test('what is not on the shelf does not count as low', async () => {
    const lowIds = async () =>
      (await admin.get('/api/low-stock')).body['data'].map(({ _id }: { _id: string }) => _id)
    const jam = await upload({ productName: 'Jam', stock: 1 })
    expect(await lowIds()).toContain(jam._id)
    await move(jam._id, 'archived')
    expect(await lowIds()).not.toContain(jam._id)
  })
})

const form = {
  productName: 'Guava',
  brandName: 'Gram Seva',
  category: 'fruits',
  productImage: ['https://images.example/guava.webp'],
  description: 'Picked ripe.',
  price: 90,
  sellingPrice: 80,
}

async function upload(fields: object): Promise<Product> {
  const { body } = await admin.post('/api/upload-product', { ...form, ...fields })
  expect(body).toMatchObject({ success: true })
  return body['data'] as Product
}

async function change(productId: string, fields: object): Promise<Answer> {
  const { productName, brandName, category, price, sellingPrice } = await detailsOf(productId)
  const present = { productName, brandName, category, price, sellingPrice }
  return admin.post('/api/update-product', { _id: productId, ...present, ...fields })
}

function move(productId: string, state: ProductState): Promise<Answer> {
  return admin.post('/api/set-product-state', { _id: productId, state })
}

/** As in a transaction of another connection. */
function archive(tx: Ctx, id: string) {
  return setProductState({ ...tx, actor: shopkeeper }, { id, state: 'archived' })
}

async function detailsOf(productId: string): Promise<Product> {
  return (await admin.post('/api/product-details', { productId })).body['data'] as Product
}

async function stateOf(productId: string): Promise<string> {
  return (await detailsOf(productId)).state
}

async function stockOf(productId: string): Promise<number | null> {
  return (await detailsOf(productId)).stock
}

async function auditOf(productId: string) {
  const entries = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, productId))
    .orderBy(auditEntries.id)
  return entries
    .filter(({ before }) => before && 'state' in (before as object))
    .map(({ actorId, before, after }) => ({ by: actorId, before, after }))
}
