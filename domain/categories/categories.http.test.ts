import { asc, eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

import { auditEntries, categories, products, rankingDue } from '#db/schema/index.ts'
import { addOffer } from '#domain/offers/save-offer.ts'
import { theTwelve } from '#tests/support/categories.ts'
import { overlap } from '#tests/support/locks.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { deleteCategory } from './delete-category.ts'

const shop = await testShop()
const [one, other] = [await shop.admin(), await shop.admin()]

/** Adds a shelf that goes with the test. */
async function added(label: string, words: object = {}): Promise<string> {
  const { status, body } = await one.post('/api/add-category', { label, ...words })
  expect(body).toMatchObject({ success: true })
  expect(status).toBe(200)
  onTestFinished(async () => {
    const value = body['data'].at(-1).value as string
    await shop.db.delete(products).where(eq(products.category, value))
    await shop.db.delete(categories).where(eq(categories.value, value))
  })
  return body['data'].at(-1).value
}

async function listed(): Promise<Record<string, unknown>[]> {
  return (await one.get('/api/all-categories')).body['data']
}

async function orderOf(column: 'position' | 'need'): Promise<string[]> {
  const rows = await shop.db.select().from(categories).orderBy(asc(categories[column]))
  return rows.map(({ value }) => value)
}

function auditOf(value: string) {
  return shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, value)).orderBy(auditEntries.id)
}

const form = {
  productName: 'Jeera',
  brandName: 'Gram Seva',
  productImage: ['https://images.example/jeera.webp'],
  description: 'Whole.',
  price: 90,
  sellingPrice: 80,
}

test('a shop begins with the twelve of the spec, in its order, which keep their label and stay', async () => {
  const { value, label, hindiLabel } = categories
  const rows = shop.db.select({ value, label, hindiLabel }).from(categories)
  expect(await rows.orderBy(asc(categories.position))).toEqual(theTwelve)
  expect((await listed()).filter(({ fixed }) => fixed)).toHaveLength(12)

  const renamed = await one.post('/api/change-category', { value: 'oils', label: 'Oils and Ghee' })
  const deleted = await one.post('/api/delete-category', { value: 'oils' })
  expect([renamed.body.code, deleted.body.code]).toEqual(['category_stays', 'category_stays'])
  expect(await orderOf('position')).toEqual(theTwelve.map((one) => one.value))

  const { body } = await one.post('/api/change-category', {
    value: 'oils',
    label: 'Oils',
    hindiLabel: 'तेल व घी',
  })
  expect(body['data'].find(({ value }: { value: string }) => value === 'oils').hindiLabel).toBe('तेल व घी')
})

test('a new shelf is last, takes goods at once, by value or label, and keeps its value when its label changes', async () => {
  const value = await added('  Whole   Spices ', { hindiLabel: 'साबुत मसाले', mark: 'म' })
  expect(value).toBe('whole spices')
  expect((await listed()).at(-1)).toMatchObject({
    value,
    label: 'Whole Spices',
    hindiLabel: 'साबुत मसाले',
    mark: 'म',
    fixed: false,
    goods: 0,
    version: 1,
  })

  const byLabel = await one.post('/api/upload-product', { ...form, category: 'WHOLE spices' })
  expect(byLabel.body['data'].category).toBe(value)
  await one.post('/api/change-category', { value, label: 'Masala', hindiLabel: null, mark: '', version: 1 })
  expect((await listed()).at(-1)).toMatchObject({
    value,
    label: 'Masala',
    hindiLabel: '',
    goods: 1,
    version: 2,
  })
  const { body } = await shop.guest().post('/api/category-product', { category: 'Masala' })
  expect(body['data'].map(({ category }: { category: string }) => category)).toEqual([value])
  expect((await auditOf(value)).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['category_added', null, { label: 'Whole Spices', hindiLabel: 'साबुत मसाले', mark: 'म' }],
    [
      'category_changed',
      { label: 'Whole Spices', hindiLabel: 'साबुत मसाले', mark: 'म' },
      { label: 'Masala', hindiLabel: null, mark: null },
    ],
  ])
})

test('a change that says nothing of Hindi name and letters leaves them, and null takes them away', async () => {
  const value = await added('Millets', { hindiLabel: 'बाजरा', mark: 'बा' })
  const change = async (words: object) =>
    (await one.post('/api/change-category', { value, label: 'Millet', ...words })).body['data'].at(-1)
  expect(await change({})).toMatchObject({ label: 'Millet', hindiLabel: 'बाजरा', mark: 'बा' })
  expect(await change({ mark: null })).toMatchObject({ hindiLabel: 'बाजरा', mark: '' })
  expect(await change({ hindiLabel: ' ' })).toMatchObject({ hindiLabel: '', mark: '' })
})

test('two shelves never have one name, not even the one that the other began with', async () => {
  const value = await added('Whole Spices')
  await one.post('/api/change-category', { value, label: 'Masala' })
  for (const label of ['oils', 'WHOLE SPICES', 'masala']) {
    const { status, body } = await one.post('/api/add-category', { label })
    expect([status, Object.keys(body.fields ?? {})], label).toEqual([422, ['label']])
  }
  const { body } = await one.post('/api/change-category', { value, label: 'Dry  fruits' })
  expect(body.message).toBe('There is a shelf with this name already: Dry Fruits.')
  expect((await one.post('/api/change-category', { value, label: 'whole spices' })).status).toBe(200)
})

test('a request that is repeated under its key adds one shelf', async () => {
  const add = () => one.post('/api/add-category', { label: 'Pickles' }, { 'idempotency-key': 'pickles-1' })
  onTestFinished(async () => void (await shop.db.delete(categories).where(eq(categories.value, 'pickles'))))
  expect([(await add()).status, (await add()).status]).toEqual([200, 200])
  expect(await orderOf('need')).toEqual([...(await orderOf('need')).slice(0, 12), 'pickles'])
})

test.each([
  [{ label: '' }, 'label'],
  [{ label: 'x'.repeat(41) }, 'label'],
  [{ label: 'Toys', mark: 'abc' }, 'mark'],
  [{ label: 'Toys', hindiLabel: 'ख'.repeat(41) }, 'hindiLabel'],
])('%j is refused', async (words, field) => {
  const { status, body } = await one.post('/api/add-category', words)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
})

test('the forty-first shelf is refused', async () => {
  await shop.pool.query(
    `insert into categories (value, label, position, need)
     select 'many ' || n, 'Many ' || n, n, n from generate_series(13, 40) n`,
  )
  onTestFinished(async () => void (await shop.pool.query(`delete from categories where value like 'many %'`)))
  const { status, body } = await one.post('/api/add-category', { label: 'One more' })
  expect([status, body.message]).toEqual([409, 'A shop has at most 40 shelves.'])
})

test('a shelf that was moved stands there in all lists, and Recommended is counted anew soon', async () => {
  const value = await added('Atta')
  const before = await orderOf('need')
  const { body } = await one.post('/api/move-category', { value, place: 2 })

  const moved = [before[0], value, ...before.slice(1, -1)]
  expect(body['data'].map((row: { value: string }) => row.value)).toEqual(moved)
  expect([await orderOf('need'), await orderOf('position')]).toEqual([moved, moved])
  const [due] = await shop.db.select().from(rankingDue)
  expect(due!.dueAt.getTime()).toBeLessThanOrEqual(Date.now())
  expect((await auditOf(value)).at(-1)).toMatchObject({ before: { place: 13 }, after: { place: 2 } })

  await one.post('/api/move-category', { value, place: 99 })
  expect(await orderOf('position')).toEqual([...before.slice(0, -1), value])
})

test('a shelf with goods is not deleted, and says how many; one without is, and leaves no gap', async () => {
  const [atta, salt] = [await added('Atta'), await added('Salt')]
  const id = await makeProduct(shop, { category: atta })
  const refused = await one.post('/api/delete-category', { value: atta })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '1 product stands on the shelf Atta. Please move it to another shelf first.',
  ])

  await shop.db.update(products).set({ category: 'pulses' }).where(eq(products.id, id))
  expect((await one.post('/api/delete-category', { value: atta })).status).toBe(200)
  const rows = await shop.db.select().from(categories)
  expect(rows.map(({ need }) => need).toSorted((a, b) => a - b)).toEqual(rows.map((_, place) => place + 1))
  expect(rows.some(({ value }) => value === salt)).toBe(true)
  expect((await one.post('/api/delete-category', { value: atta })).status).toBe(404)
  expect((await auditOf(atta)).at(-1)).toMatchObject({
    action: 'category_deleted',
    before: { label: 'Atta' },
    after: null,
  })
})

test('a shelf that an offer is for is not deleted, until the offer is over or was ended', async () => {
  const value = await added('Diwali sweets')
  const offer = { name: 'Sweet week', kind: 'percent', percent: 10, category: value, from: '2026-01-01' }
  await one.post('/api/offers', { ...offer, from: '2098-01-01' })
  await one.post('/api/offers', { ...offer, name: 'Long over', until: '2026-01-02' })
  const refused = await one.post('/api/delete-category', { value })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The offer ‘Sweet week’ is for the shelf Diwali sweets. Please end the offer first, or make it for other goods.',
  ])
  const { body } = await one.get('/api/offers')
  const { _id, version } = body['data'].find(({ name }: { name: string }) => name === 'Sweet week')
  await one.post(`/api/offers/${_id}/end`, { version })
  expect((await one.post('/api/delete-category', { value })).status).toBe(200)
  const left = (await one.get('/api/offers')).body['data'] as { category: string }[]
  expect(left.map(({ category }) => category)).toEqual([value, value])
  const late = await one.post('/api/offers', offer)
  expect(late.status).toBe(404)
})

test('an offer that is saved while its shelf is deleted is refused, and one that is saved first keeps the shelf', async () => {
  const offer = { name: 'Salt week', kind: 'percent', percent: 10, from: '2026-01-01' }
  const actor = { id: one.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
  const ctx = { ...shop.ctx, actor }
  const gone = await added('Salt')
  const late = await overlap(ctx, {
    first: (tx) => deleteCategory(tx, { value: gone }),
    second: () => other.post('/api/offers', { ...offer, category: gone }),
  })
  expect(late.second).toMatchObject({ status: 404 })

  const value = await added('Sugar')
  const early = await overlap(ctx, {
    first: (tx) => addOffer(tx, { ...unlimited, category: value }),
    second: () => one.post('/api/delete-category', { value }),
  })
  expect(early.second).toMatchObject({ status: 409, body: { code: 'category_has_offer' } })
})

const unlimited = {
  name: 'Sugar week',
  code: null,
  kind: 'percent' as const,
  percent: 10,
  offPaise: null,
  takePieces: null,
  payPieces: null,
  productIds: null,
  leastPaise: 0,
  personId: null,
  isFirstOrder: false,
  mostUses: null,
  mostUsesEach: null,
  fromAt: new Date('2026-01-01'),
  untilAt: null,
}

test('of two who edit one shelf the second is told', async () => {
  const value = await added('Atta')
  const [{ version }] = (await listed()).slice(-1) as [{ version: number }]
  const first = await one.post('/api/change-category', { value, label: 'Atta', mark: 'आ', version })
  const second = await other.post('/api/change-category', { value, label: 'Flour', version })
  expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'category_changed'])
  expect((await listed()).at(-1)).toMatchObject({ label: 'Atta', mark: 'आ' })
})

test('a product that is saved while its shelf is deleted is refused, and may choose another one', async () => {
  const value = await added('Salt')
  const actor = { id: one.id, name: '', email: '', role: 'ADMIN' as const, duties: [], sessionId: '' }
  const { second } = await overlap(
    { ...shop.ctx, actor },
    {
      first: (tx) => deleteCategory(tx, { value }),
      second: () => other.post('/api/upload-product', { ...form, category: value }),
    },
  )
  expect([second.status, second.body.fields]).toEqual([
    422,
    { category: 'Please choose one of the categories.' },
  ])

  const id = await makeProduct(shop)
  const change = { ...form, _id: id, category: value }
  expect((await other.post('/api/update-product', change)).body.fields).toEqual(second.body.fields)
})

test('a shelf onto which a product is being put is not deleted behind its back', async () => {
  const value = await added('Salt')
  const { second } = await overlap(shop.ctx, {
    first: (tx) => makeProduct({ db: tx.db as typeof shop.db }, { category: value }),
    second: () => one.post('/api/delete-category', { value }),
  })
  expect([second.status, second.body.code]).toEqual([409, 'category_has_goods'])
})

test('the sitemap and one product of each category follow the shelves', async () => {
  const value = await added('Whole Spices')
  const id = await makeProduct(shop, { category: value })
  const sitemap = await fetch(`${shop.url}/sitemap.xml`)
  expect(await sitemap.text()).toContain('/product-category?category=whole+spices')
  const { body } = await shop.guest().get('/api/get-categoryProduct')
  expect(body['data'].map(({ _id }: { _id: string }) => _id)).toContain(id)
})

test('a shelf is called by letters or digits: a name of signs alone leads nowhere and stands for no shelf at all', async () => {
  for (const label of ['-', '..', '/', '🌾']) {
    const answers = [
      await one.post('/api/add-category', { label }),
      await one.post('/api/change-category', { value: await added(`Millets ${label}`), label }),
    ]
    for (const { status, body } of answers)
      expect([status, body.fields], label).toEqual([422, { label: 'A name needs a letter or a digit.' }])
  }
  expect(await added('24×7 ज्वार')).toBe('24×7 ज्वार')
})
