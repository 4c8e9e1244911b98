import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { auditEntries, growers } from '#db/schema/index.ts'
import { daysAfter, endOfIndianDay, indianDay } from '#domain/time/rules.ts'
import { testShop } from '#tests/support/shop.ts'

import { endCertificates } from './end-certificates.ts'
import { growerSlug } from './rules.ts'

const shop = await testShop()
const [admin, hand] = [await shop.admin(), await shop.hand('packs')]
const sita = { name: 'Sita Devi', village: 'Rampur', district: 'Sitapur' }
const today = () => indianDay(shop.ctx.now())

type Listed = Record<string, unknown> & { _id: string; name: string; slug: string; version: number }

test('a grower is added, changed and ended, and the audit has each without a telephone', async () => {
  const all = { hindiName: 'सीता देवी', since: 2019, mobile: '+91 98765-43210', terms: 'share', shareBp: 7250 }
  const added = await add({ ...sita, ...all })
  expect(added).toMatchObject({ ...sita, ...all, mobile: '9876543210', slug: 'sita-devi', version: 1 })
  const changed = await change(added, { ...sita, ...all, terms: 'bought', village: 'Ramgarh' })
  // A share is of goods that are not bought.
  expect(changed).toMatchObject({ village: 'Ramgarh', shareBp: null, slug: 'sita-devi', version: 2 })
  const old = await admin.post(`/api/growers/${added._id}`, { ...sita, version: 1 })
  expect([old.status, old.body.code]).toEqual([409, 'grower_changed'])

  const end = (ended: boolean, version: number) =>
    admin.post(`/api/growers/${added._id}/end`, { ended, version })
  expect(await namesToReceive()).toContain('Sita Devi')
  await end(true, 2)
  expect(await namesToReceive()).not.toContain('Sita Devi')
  await end(false, 3)
  expect(await namesToReceive()).toContain('Sita Devi')

  const kept = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, added._id))
    .orderBy(asc(auditEntries.id))
  expect(kept.map(({ action }) => action)).toEqual([
    'grower_added',
    'grower_changed',
    'grower_ended',
    'grower_changed',
  ])
  expect(kept[1]).toMatchObject({ before: { village: 'Rampur' }, after: { village: 'Ramgarh' } })
  expect(JSON.stringify(kept)).not.toContain('98765')
  const { body } = await admin.get('/api/audit?page=1&q=sita')
  expect(body['data'][0]).toMatchObject({ object: { kind: 'grower', name: 'Sita Devi' } })
})

test('addresses are made of names, and each is one grower’s', async () => {
  const names = ['Gopal & Söhne', 'Gopal Sohne', 'गोपाल']
  const slugs = []
  for (const name of names) slugs.push((await add({ ...sita, name })).slug)
  expect(slugs).toEqual(['gopal-sohne', 'gopal-sohne-2', 'grower'])
  expect(growerSlug(`-- ${'Ram '.repeat(40)}`)).toMatch(/^(ram-)+ram$/)
  const twice = await Promise.all(
    [1, 2].map(() => admin.post('/api/growers', { ...sita, name: 'Twin' }, { 'idempotency-key': 'one' })),
  )
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await shop.db.$count(growers, eq(growers.name, 'Twin'))).toBe(1)
})

test.each([
  ['no name', { name: ' ' }, ['name']],
  ['a year to come', { since: 2199 }, ['since']],
  ['half a certificate', { certificateScheme: 'npop' }, ['certificateNumber', 'certificateUntil']],
  ['a day that no calendar has', whole('2027-02-30'), ['certificateUntil']],
  ['a share without its part', { terms: 'share' }, ['shareBp']],
  ['more than all of it', { terms: 'share', shareBp: 10_001 }, ['shareBp']],
  ['half a telephone', { mobile: '98765' }, ['mobile']],
  ['a picture by http', { image: 'http://a.example/b.png' }, ['image']],
  ['a story of a book', { words: 'a'.repeat(2001) }, ['words']],
])('%s is refused at its field, and nothing is stored', async (_what, wrong, fields) => {
  const before = await shop.db.$count(growers)
  const { status, body } = await admin.post('/api/growers', { ...sita, ...wrong })
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, fields])
  expect(await shop.db.$count(growers)).toBe(before)
})

test('a certificate holds until its last Indian day is over, and again with a later one', async () => {
  const lastDay = daysAfter(today(), 3)
  const added = await add({ ...sita, name: 'Certified Farm', ...whole(lastDay) })
  expect(added['isCertified']).toBe(true)
  const at = (ms: number) => ({
    ...shop.ctx,
    now: () => new Date(endOfIndianDay(lastDay).getTime() + ms),
  })
  await endCertificates(at(-1))
  expect(await isCertified(added)).toBe(true)
  await endCertificates(at(0))
  expect(await isCertified(added)).toBe(false)
  const renewed = await change(added, { ...added, ...whole(daysAfter(today(), 300)), version: undefined })
  expect(renewed['isCertified']).toBe(true)
  const over = await change(renewed, { ...added, ...whole(daysAfter(today(), -1)), version: undefined })
  expect(over['isCertified']).toBe(false)
})

function whole(until: string) {
  return { certificateScheme: 'npop', certificateNumber: 'ORG/SC/1234', certificateUntil: until }
}

async function add(grower: object): Promise<Listed> {
  const known = new Set((await listed()).map(({ _id }) => _id))
  const { body } = await admin.post('/api/growers', grower)
  return (body['data'] as Listed[]).find(({ _id }) => !known.has(_id))!
}

async function change({ _id, version }: Listed, to: object): Promise<Listed> {
  const { name, village, district } = sita
  const { body } = await admin.post(`/api/growers/${_id}`, {
    name,
    village,
    district,
    ...taken(to),
    version,
  })
  return (body['data'] as Listed[]).find((one) => one._id === _id)!
}

/** Of a grower as the list has them what a call takes. */
function taken(grower: object): object {
  const answered = new Set(['_id', 'slug', 'isCertified', 'endedAt', 'version'])
  return Object.fromEntries(Object.entries(grower).filter(([field]) => !answered.has(field)))
}

async function listed(): Promise<Listed[]> {
  return (await admin.get('/api/growers')).body['data'] as Listed[]
}

async function namesToReceive(): Promise<string[]> {
  const { body } = await hand.get('/api/to-receive')
  return (body['data'] as { growers: { name: string }[] }).growers.map(({ name }) => name)
}

async function isCertified({ _id }: Listed): Promise<boolean> {
  const [row] = await shop.db.select().from(growers).where(eq(growers.id, _id))
  return row!.isCertified
}
