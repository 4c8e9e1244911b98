import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import {
  auditEntries,
  mails,
  passkeys,
  passwordResets,
  people,
  secondFactors,
  sessions,
} from '#db/schema/index.ts'
import { resetPassword } from '#domain/customers/reset-password.ts'
import { newId } from '#domain/ground/ids.ts'
import { secondsAfter } from '#domain/ground/time.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import type { Authenticator } from '#tests/support/authenticator.ts'
import { givePassword } from '#tests/support/password.ts'
import { testShop } from '#tests/support/shop.ts'
import type { TestShop } from '#tests/support/shop.ts'

const origin = 'http://localhost:8080'
// Browsers have passkeys for names alone, not for the address of figures at which the shop listens here.
const shop = await testShop({ PUBLIC_URL: origin })
const password = 'mangoes in may'

test('a passkey is added with the password, told by mail, signs in without one, and is deleted', async () => {
  const asha = await member()
  const wrong = await asha.post('/api/begin-passkey', { password: 'guessed' })
  expect(wrong.body.fields).toHaveProperty('password')
  const device = await deviceOf(asha)
  const [listed] = (await asha.get('/api/passkeys')).body['data']
  expect(listed).toMatchObject({ _id: device.id, lastUsedAt: '' })

  const telephone = shop.guest()
  const opened = await signIn(device, telephone)

  expect(opened.body).toMatchObject({ success: true, message: 'Login successful' })
  expect((await telephone.get('/api/user-details')).body['data']._id).toBe(asha.id)
  expect((await asha.get('/api/passkeys')).body['data'][0].lastUsedAt).not.toBe('')
  const ravi = await member()
  expect((await ravi.post('/api/delete-passkey', { passkeyId: device.id })).status).toBe(404)
  expect((await asha.post('/api/delete-passkey', { passkeyId: device.id })).body['data']).toEqual([])
  expect((await signIn(device)).body.code).toBe('passkey_unknown')
  expect(await toldOf(asha.id)).toEqual(['passkey_added', 'passkey_deleted'])
})

test('what a device has signed opens one session: not again, not late, not for another page, and not without finger or PIN', async () => {
  const asha = await member()
  const device = await deviceOf(asha)
  const credential = device.get(await challenge())

  const both = await Promise.all([send(credential), send(credential)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ status }) => status === 401)).toHaveLength(1)
  // Many devices count nothing.
  await shop.db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.id, device.id))
  expect((await send(credential)).body.code).toBe('passkey_unknown')
  for (const how of [{ origin: 'http://localhost.example' }, { isVerified: false }])
    expect((await send(device.get(await challenge(), how))).body.code).toBe('passkey_unknown')
  expect((await send(device.get({ challenge: 'of_my_own' }))).body.code).toBe('passkey_unknown')
  // A challenge to add one signs nobody in.
  const begun = await asha.post('/api/begin-passkey', { password })
  expect((await send(device.get(begun.body['data']))).body.code).toBe('passkey_unknown')
  const late = await challenge()
  shop.passTime(6)
  expect((await send(device.get(late))).body.code).toBe('passkey_unknown')
  expect(await shop.db.$count(sessions, eq(sessions.userId, asha.id))).toBe(2)
})

test('a copy of a device that has signed fewer times is refused', async () => {
  const device = await deviceOf(await member())
  expect((await signIn(device)).status).toBe(200)
  await shop.db.update(passkeys).set({ counter: 100 }).where(eq(passkeys.id, device.id))
  expect((await signIn(device)).body.code).toBe('passkey_unknown')
})

test('a passkey is kept once, for who asked for it, ten a person, and who is blocked from the shop stays out', async () => {
  const [asha, ravi] = [await member(), await member()]
  const begin = async (by: Person) => (await by.post('/api/begin-passkey', { password })).body['data']
  const add = async (by: Person, credential: object) =>
    (await by.post('/api/add-passkey', { credential })).body.code ?? 'added'
  const begun = await begin(asha)
  expect(begun).toMatchObject({ rp: { id: 'localhost' }, user: { name: asha.email } })
  const device = newDevice()
  const credential = device.create(begun)
  expect(await add(ravi, credential)).toBe('passkey_refused')
  expect(await add(asha, credential)).toBe('added')
  expect(await add(asha, credential)).toBe('passkey_refused')
  expect(await add(asha, newDevice().create(await begin(asha), { isVerified: false }))).toBe(
    'passkey_refused',
  )
  expect(await add(ravi, device.create(await begin(ravi)))).toBe('passkey_refused')

  for (let n = 1; n < 10; n++) await deviceOf(asha)
  expect((await asha.post('/api/begin-passkey', { password })).body.code).toBe('too_many_passkeys')
  await shop.db.update(people).set({ blockedFrom: 'shop' }).where(eq(people.id, asha.id))
  expect((await signIn(device)).body.code).toBe('account_blocked')
})

test('where a second factor is set a passkey takes it too, stands in the audit log, and signs in without it', async () => {
  const helper = await shop.hand('packs')
  await givePassword(shop, helper.id, password)
  const { secret } = (await helper.post('/api/begin-second-factor', { password })).body['data']
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const figures = () => totp.generate({ timestamp: shop.ctx.now().getTime() })
  await helper.post('/api/confirm-second-factor', { figures: figures() })
  shop.passTime(1)

  for (const missing of [undefined, '', figures() === '000000' ? '000001' : '000000']) {
    const refused = await helper.post('/api/begin-passkey', { password, figures: missing })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['figures']])
  }
  const begun = await helper.post('/api/begin-passkey', { password, figures: figures() })
  const device = newDevice()
  await helper.post('/api/add-passkey', { credential: device.create(begun.body['data']) })
  expect((await signIn(device)).status).toBe(200)
  const isTheirs = and(eq(auditEntries.objectId, helper.id), eq(auditEntries.action, 'passkey_added'))
  expect(await shop.db.$count(auditEntries, isTheirs)).toBe(1)
})

test('a passkey that was added by the password alone opens nothing once a second factor is set', async () => {
  const helper = await shop.hand('packs')
  await givePassword(shop, helper.id, password)
  const device = await deviceOf(helper)
  expect((await signIn(device)).status).toBe(200)
  const { secret } = (await helper.post('/api/begin-second-factor', { password })).body['data']
  expect((await signIn(device)).status).toBe(200)
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const figures = totp.generate({ timestamp: shop.ctx.now().getTime() })
  expect((await helper.post('/api/confirm-second-factor', { figures })).status).toBe(200)

  expect((await signIn(device)).body.code).toBe('passkey_unknown')
  expect((await helper.get('/api/passkeys')).body['data']).toEqual([])
})

test('passkeys end with a lost telephone, a second factor that is reset, and the first duty', async () => {
  const [admin, ravi, lata, asha] = [await shop.admin(), await member(), await member(), await member()]
  const devices = [await deviceOf(ravi), await deviceOf(lata), await deviceOf(asha)] as const
  expect((await admin.post(`/api/people/${ravi.id}/end-sessions`)).status).toBe(200)
  expect((await signIn(devices[0])).body.code).toBe('passkey_unknown')

  const at = shop.ctx.now()
  const factor = { sealedSecret: 'sealed', confirmedAt: at, triesFrom: at, createdAt: at }
  await shop.db.insert(secondFactors).values({ ...factor, personId: lata.id })
  expect((await admin.post(`/api/people/${lata.id}/reset-second-factor`)).status).toBe(200)
  expect((await signIn(devices[1])).body.code).toBe('passkey_unknown')

  await admin.post('/api/change-duties', { userId: asha.id, give: ['packs'] })
  expect((await signIn(devices[2])).body.code).toBe('passkey_unknown')
  expect(await shop.db.$count(sessions, eq(sessions.userId, asha.id))).toBe(0)
})

test('a new password by mail ends all passkeys, and an account that is deleted leaves none', async () => {
  const [asha, ravi] = [await member(), await member()]
  const device = await deviceOf(asha)
  const link = { id: newId(), tokenHash: hashOfToken('by mail'), email: asha.email, personId: asha.id }
  const askedAt = shop.ctx.now()
  await shop.db.insert(passwordResets).values({ ...link, askedAt, expiresAt: secondsAfter(askedAt, 60) })
  await resetPassword(shop.ctx, { token: 'by mail', password: 'guavas in june' })
  expect((await signIn(device)).body.code).toBe('passkey_unknown')

  await deviceOf(ravi)
  expect((await ravi.post('/api/delete-account', { password })).status).toBe(200)
  expect(await shop.db.$count(passkeys, eq(passkeys.personId, ravi.id))).toBe(0)
})

type Person = Awaited<ReturnType<TestShop['customer']>>

async function member(): Promise<Person> {
  const person = await shop.customer()
  await givePassword(shop, person.id, password)
  return person
}

function newDevice(): Authenticator {
  return authenticator({ origin, host: 'localhost' })
}

/** A device with a passkey of this person. */
async function deviceOf(person: Person): Promise<Authenticator> {
  const begun = await person.post('/api/begin-passkey', { password })
  const device = newDevice()
  const added = await person.post('/api/add-passkey', { credential: device.create(begun.body['data']) })
  expect(added.status).toBe(200)
  return device
}

async function challenge(): Promise<{ challenge: string }> {
  return (await shop.guest().post('/api/passkey-challenge')).body['data']
}

function send(credential: object, by = shop.guest()) {
  return by.post('/api/sign-in-by-passkey', { credential })
}

async function signIn(device: Authenticator, by = shop.guest()) {
  return send(device.get(await challenge()), by)
}

/** What was told of the account by mail, in its order. */
async function toldOf(personId: string): Promise<string[]> {
  const rows = await shop.db.select().from(mails).where(eq(mails.personId, personId)).orderBy(mails.createdAt)
  return rows.flatMap(({ kind, facts }) =>
    kind === 'account_safety' ? [(facts as { what: string }).what] : [],
  )
}
