import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, seasons } from '#db/schema/index.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const admin = await shop.admin()
const months = monthsOf('PPs.......sP')
const peas = { region: '', months, firstWeek: 43, lastWeek: 10 }

test('a season is said, read, said otherwise and taken away, and the history of the product has each', async () => {
  const id = await makeProduct(shop)
  expect(await seasonOf(id)).toBe(null)
  expect((await save(id, peas)).body['data']).toEqual(peas)
  expect(await seasonOf(id)).toEqual(peas)
  // Pressed again, as after a lost answer.
  await save(id, peas)
  const there = { region: 'Nashik', months: monthsOf('s..PPs....ss'), firstWeek: null, lastWeek: null }
  expect((await save(id, { ...there, region: ' Nashik ' })).body['data']).toEqual(there)
  await save(id, { months: monthsOf('............') })
  expect(await seasonOf(id)).toBe(null)

  const kept = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, id))
  const inFields = { plenty: ['April', 'May'], region: 'Nashik' }
  expect(kept).toMatchObject([
    { action: 'season_changed', before: { firstWeek: null }, after: { firstWeek: 'November, week 3' } },
    {
      action: 'season_changed',
      before: { some: ['March', 'November'] },
      after: { ...inFields, firstWeek: null },
    },
    { action: 'season_changed', before: inFields, after: { plenty: [], some: [], region: '' } },
  ])
})

test('packs of one product have one season, whichever of them said it last, and a copy has it', async () => {
  const [small, large] = [
    await makeProduct(shop, { family: 'Peas', category: 'vegetables' }),
    await makeProduct(shop, { family: 'Peas', category: 'vegetables' }),
  ]
  await save(small, peas)
  expect(await seasonOf(large)).toEqual(peas)
  await save(large, { months })
  expect(await seasonOf(small)).toMatchObject({ firstWeek: null })
  expect(await shop.db.select().from(seasons)).toMatchObject([{ productId: large }])

  const { body } = await admin.post('/api/duplicate-product', { _id: large })
  expect(await seasonOf(body['data']._id)).toMatchObject({ months })
  await Promise.all([save(small, peas), save(large, peas), save(small, peas)])
  expect(await shop.db.$count(seasons)).toBe(1)
})

test.each([
  ['eleven months', { months: months.slice(1) }, ['months']],
  ['an unknown amount', { months: [...months.slice(1), 'much'] }, ['months']],
  ['a first week alone', { months, firstWeek: 43 }, ['lastWeek']],
  ['a week without any', { months, firstWeek: 43, lastWeek: 20 }, ['lastWeek']],
  ['a week that no year has', { months, firstWeek: 49, lastWeek: 1 }, ['firstWeek']],
  ['a region as long as a story', { months, region: 'a'.repeat(61) }, ['region']],
])('%s is refused at its field, and nothing is stored', async (_what, sent, fields) => {
  const id = await makeProduct(shop)
  const { status, body } = await save(id, sent)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, fields])
  expect(await seasonOf(id)).toBe(null)
})

test('of a product that is not there nothing is said, and nobody but admins may', async () => {
  expect((await save('none', peas)).status).toBe(404)
  expect((await admin.get('/api/season?productId=none')).status).toBe(404)
  const id = await makeProduct(shop)
  expect((await shop.guest().post('/api/season', { productId: id, ...peas })).status).toBe(401)
})

function monthsOf(letters: string) {
  const amounts: Record<string, 'none' | 'some' | 'plenty'> = { '.': 'none', s: 'some', P: 'plenty' }
  return Array.from(letters, (letter) => amounts[letter]!)
}

async function seasonOf(productId: string): Promise<unknown> {
  return (await admin.get(`/api/season?productId=${productId}`)).body['data']
}

function save(productId: string, season: object) {
  return admin.post('/api/season', { productId, ...season })
}
