import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'

import type { ShopSettings } from '#contract/shop-settings.ts'
import { auditEntries, shopSettings } from '#db/schema/index.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { overlap } from '#tests/support/locks.ts'
import { demoSettings } from '#tests/support/settings.ts'
import { testShop } from '#tests/support/shop.ts'

import { changeShopSettings } from './change-shop-settings.ts'

const shop = await testShop()
const admin = await shop.admin()
const empty = await read()

beforeEach(() => save({}))

test('a shop that nobody has described yet says nothing of itself', () => {
  const { invoiceSeries: _series, creditNoteSeries: _notes, takesCash: _cash, version: _v, ...said } = empty
  const { maxCash, shipping, freeFrom, returnDays, refundLimit, fixedStars, ...facts } = said
  expect(Object.values(facts).filter((value) => (value ?? '').length > 0)).toEqual([])
  expect(refundLimit).toBeNull()
  // The specification's.
  expect({ maxCash, shipping, freeFrom, returnDays, fixedStars }).toEqual({
    fixedStars: true,
    maxCash: 2000,
    shipping: 40,
    freeFrom: 499,
    returnDays: 7,
  })
})

test.each([
  [{ sellerName: ' ' }, { sellerName: 'This field is required.' }],
  [{ pinCode: '22610' }, { pinCode: expect.stringContaining('6 digits') as string }],
  [{ stateCode: '28', gstin: '' }, { stateCode: 'Please choose the state.' }],
  [
    { pinCode: '411001' },
    {
      stateCode: 'The PIN code 411001 lies in Maharashtra. Please correct the state or the PIN code.',
    },
  ],
  [{ phones: ['0522 401 0000', 'ring the bell'] }, { phones: expect.stringContaining('0522') as string }],
  [{ phones: ['4010'] }, { phones: expect.stringContaining('area code') as string }],
  [
    { emails: [{ address: 'namaste', purpose: '' }] },
    { emails: expect.stringContaining('e-mail address') as string },
  ],
  [
    { emails: [{ address: '', purpose: 'Orders' }] },
    { emails: expect.stringContaining('e-mail address') as string },
  ],
  [{ gstin: '09AABCH0000Q1ZS' }, { gstin: expect.stringContaining('mistyped') as string }],
  [{ gstin: 'AABCH0000Q' }, { gstin: expect.stringContaining('15 characters') as string }],
  [{ gstin: '27AAPFU0939F1ZV' }, { gstin: expect.stringContaining('Maharashtra') as string }],
  [{ stateCode: '' }, { gstin: expect.stringContaining('Uttar Pradesh') as string }],
  [{ fssaiLicence: '1234567890123' }, { fssaiLicence: expect.stringContaining('14 digits') as string }],
  [{ grievanceOfficer: '' }, { grievanceOfficer: 'This field is required.' }],
  [{ grievanceContact: '' }, { grievanceContact: 'This field is required.' }],
  [{ upiId: 'shop@bank.example' }, { upiId: expect.stringContaining('UPI id') as string }],
  [{ shipping: '-1' }, { shipping: expect.stringContaining('0 up to ₹10,000') as string }],
  [{ shipping: '10000.01' }, { shipping: expect.stringContaining('0 up to ₹10,000') as string }],
  [{ shipping: '' }, { shipping: 'This field is required.' }],
  [{ freeFrom: '0' }, { freeFrom: expect.stringContaining('never') as string }],
  [{ freeFrom: 'ever' }, { freeFrom: expect.stringContaining('never') as string }],
  [{ freeFrom: '' }, { freeFrom: 'This field is required.' }],
  [{ maxCash: '0' }, { maxCash: expect.stringContaining('₹1,99,999') as string }],
  [{ maxCash: '199999.01' }, { maxCash: expect.stringContaining('₹1,99,999') as string }],
  [{ returnDays: '0' }, { returnDays: expect.stringContaining('from 1 to 365') as string }],
  [{ returnDays: '7.5' }, { returnDays: expect.stringContaining('from 1 to 365') as string }],
  [{ footerWords: 'a'.repeat(301) }, { footerWords: expect.stringContaining('300 characters') as string }],
  [{ invoiceSeries: 'H-T' }, { invoiceSeries: expect.stringContaining('1 to 4') as string }],
  [{ invoiceSeries: '' }, { invoiceSeries: expect.stringContaining('1 to 4') as string }],
  [{ creditNoteSeries: 'HAAAT' }, { creditNoteSeries: expect.stringContaining('1 to 4') as string }],
  [{ creditNoteSeries: 'ht' }, { creditNoteSeries: expect.stringContaining('other letters') as string }],
])('%j is refused with what is wrong', async (wrong, fields) => {
  const before = await read()
  const answer = await admin.post('/api/shop-settings', { ...demoSettings, ...wrong })
  expect([answer.status, answer.body.fields]).toEqual([422, fields])
  expect(await read()).toEqual(before)
})

test('numbers may be typed with blanks, and rows in which nothing stands are left out', async () => {
  const saved = await save({
    addressLines: ['', ' 12 Mill Lane '],
    pinCode: '411 001',
    stateCode: '27',
    gstin: ' 27aapfu 0939f1zv',
    phones: [' 020  401-0000 ', ''],
    emails: [
      { address: '', purpose: '' },
      { address: 'hello@malwa.example', purpose: ' Orders ' },
    ],
    fssaiLicence: '1152 2000 0000 12',
  })
  expect(saved).toMatchObject({
    addressLines: ['12 Mill Lane'],
    pinCode: '411001',
    gstin: '27AAPFU0939F1ZV',
    phones: ['020 401-0000'],
    emails: [{ address: 'hello@malwa.example', purpose: 'Orders' }],
    fssaiLicence: '11522000000012',
  })
  expect(await read()).toEqual(saved)
})

test('of two who opened one state the second is told, with what stands now, and nothing of it is lost', async () => {
  const { version } = await read()
  await save({ town: 'Ujjain', version })

  const second = await admin.post('/api/shop-settings', { ...demoSettings, upiId: 'mine@bank', version })

  expect(second).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', message: expect.stringContaining('other facts') as string },
  })
  expect(second.body['currentShop']).toEqual(await read())
  expect((await read()).town).toBe('Ujjain')
})

test('of two who save at the same moment the second waits, and is told', async () => {
  const typed = { ...demoSettings, version: (await read()).version }
  const ctx = atTheDesk()
  const { second } = await overlap(ctx, {
    first: (tx) => changeShopSettings(tx, { ...typed, town: 'Ujjain' }),
    second: () => changeShopSettings(ctx, { ...typed, town: 'Indore' }).catch((error: unknown) => error),
  })
  expect(second).toMatchObject({ code: 'changed_meanwhile' })
  expect((await read()).town).toBe('Ujjain')
})

test('a sum above which refunds wait needs a second administrator; left out it stays, and empty it is lifted', async () => {
  const limit = async (refundLimit?: string) => {
    const { body } = await admin.post('/api/shop-settings', {
      ...demoSettings,
      ...(refundLimit !== undefined && { refundLimit }),
    })
    return body['fields']?.refundLimit ?? body['data']?.refundLimit
  }
  expect(await limit('2000')).toMatch(/^You are the only administrator/)
  const ravi = await shop.admin()
  expect([await limit('2000.50'), await limit(), await limit('2000.505'), await limit('')]).toEqual([
    2000.5,
    2000.5,
    expect.stringContaining('rupees'),
    null,
  ])
  // The other administrators are told.
  const { body } = await ravi.get('/api/desk-now')
  expect(body['data'].notices).toMatchObject([
    {
      words: 'Refunds above ₹2,000.50 no longer wait for a second administrator.',
      path: '/admin-panel/settings',
    },
  ])
})

test('a save is kept in the audit log with the fields that changed, and one that changes nothing is no save', async () => {
  const { version } = await read()
  await save({ town: 'Ujjain', phones: ['0734 401 0000'] })
  await save({ town: 'Ujjain', phones: ['0734 401 0000'] })

  const [entry] = await shop.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectKind, 'shop'))
    .orderBy(desc(auditEntries.id))
  expect(entry).toMatchObject({
    action: 'settings_changed',
    actorId: admin.id,
    before: { town: 'Lucknow', phones: demoSettings.phones },
    after: { town: 'Ujjain', phones: ['0734 401 0000'] },
  })
  expect((await read()).version).toBe(version + 1)
})

test('the manifest and the card for sharing bear the name', async () => {
  const card = async () => (await fetch(`${shop.url}/og/haat.jpg`)).arrayBuffer()
  const before = await card()
  await save({ sellerName: 'Malwa Organics' })

  const manifest = await (await fetch(`${shop.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ short_name: 'Malwa Organics' })
  expect(Buffer.from(await card()).equals(Buffer.from(before))).toBe(false)
})

test('the database refuses what the panel refuses', async () => {
  for (const wrong of [
    { shippingPaise: -1 },
    { freeFromPaise: 0 },
    { maxCashPaise: 0 },
    { returnDays: 0 },
    { pinCode: '1' },
    { fssaiLicence: '1' },
    { stateCode: 'UP' },
  ])
    await expect(shop.db.update(shopSettings).set(wrong)).rejects.toThrow()
})

function atTheDesk(): Ctx {
  return {
    ...shop.ctx,
    actor: { id: admin.id, name: '', email: '', role: 'ADMIN', duties: [], sessionId: '' },
  }
}

async function read() {
  return readWire((await admin.get('/api/shop-settings')).body['data'])
}

/** The demo market's settings with these changes. */
async function save(changes: object) {
  const { body } = await admin.post('/api/shop-settings', { ...demoSettings, ...changes })
  return readWire(body['data'])
}

function readWire(data: unknown) {
  return data as ShopSettings
}
