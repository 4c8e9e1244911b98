import { hashPassword as hashByScrypt } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { accounts, sessions } from '#db/schema/index.ts'
import { newId } from '#domain/ground/ids.ts'
import { hashPassword } from '#integrations/accounts/passwords.ts'
import { testShop } from '#tests/support/shop.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const shop = await testShop()
const password = 'mangoes in may'
const other = 'guavas in june'
const day = 86_400_000
const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36'

/** A person with this password, kept as such a hash, signed in once. */
async function personWith(tried: string, hash?: string) {
  const person = await shop.customer()
  const now = new Date()
  await shop.db.insert(accounts).values({
    id: newId(),
    accountId: person.id,
    providerId: 'credential',
    userId: person.id,
    password: hash ?? (await hashPassword(tried)),
    createdAt: now,
    updatedAt: now,
  })
  return person
}

async function signIn(email: string, tried = password, userAgent = ''): Promise<Visitor> {
  const visitor = shop.guest()
  const answer = await visitor.post('/api/signin', { email, password: tried }, { 'user-agent': userAgent })
  expect(answer.status).toBe(200)
  return visitor
}

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/api/user-details')).body.success
}

function hashOf(personId: string) {
  const kept = shop.db.select({ hash: accounts.password }).from(accounts)
  return kept.where(eq(accounts.userId, personId)).then(([row]) => row?.hash)
}

describe('a password of before', () => {
  test('signs in when its hash is by scrypt, and is kept by argon2id from that moment on', async () => {
    const asha = await personWith(password, await hashByScrypt(password))

    await signIn(asha.email)
    const renewed = await hashOf(asha.id)
    await signIn(asha.email)

    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashOf(asha.id)).toBe(renewed)
  })

  test('keeps its old hash when somebody tries another one', async () => {
    const old = await hashByScrypt(password)
    const asha = await personWith(password, old)
    const answer = await shop.guest().post('/api/signin', { email: asha.email, password: other })
    expect(answer.status).toBe(401)
    expect(await hashOf(asha.id)).toBe(old)
  })

  test.each(['password', 'short', '        '])(
    'signs in although %j may not be chosen any more',
    async (bad) => {
      const asha = await personWith(bad)
      expect(await isSignedIn(await signIn(asha.email, bad))).toBe(true)
    },
  )
})

describe('a session', () => {
  /** A person whose session was used last so long ago. */
  async function unusedFor(days: number) {
    const person = await shop.customer()
    const usedAt = new Date(Date.now() - days * day)
    const expiresAt = new Date(usedAt.getTime() + 30 * day)
    await shop.db
      .update(sessions)
      .set({ createdAt: usedAt, updatedAt: usedAt, expiresAt })
      .where(eq(sessions.userId, person.id))
    return person
  }

  test('ends after thirty days in which nobody used it', async () => {
    expect(await isSignedIn(await unusedFor(30.01))).toBe(false)
  })

  test('lasts another thirty days when it is used, by whatever call, and the browser is told so', async () => {
    const asha = await unusedFor(29)

    const answer = await asha.get('/api/view-card-product')

    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^haat\.session_token=.*Max-Age=2592000/)
    const [session] = await shop.db.select().from(sessions).where(eq(sessions.userId, asha.id))
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 29.9 * day)
    expect(session?.updatedAt.getTime()).toBeGreaterThan(Date.now() - day)
    expect((await asha.get('/api/view-card-product')).headers.getSetCookie()).toEqual([])
  })

  test('is written at most once an hour', async () => {
    const asha = await unusedFor(0.5 / 24)
    expect((await asha.get('/api/view-card-product')).headers.getSetCookie()).toEqual([])
  })
})

describe('GET /api/my-sessions', () => {
  test('names the browsers where one is signed in, the one that asks first, and tells no token', async () => {
    const { email } = await personWith(password)
    const phone = await signIn(email, password, phoneBrowser)
    await signIn(email)

    const { body } = await phone.get('/api/my-sessions')

    expect(body['data']).toEqual([
      {
        _id: expect.any(String),
        browser: 'Chrome',
        system: 'Android',
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        isPresent: true,
      },
      expect.objectContaining({ browser: '', system: '', isPresent: false }),
      expect.objectContaining({ browser: '', system: '', isPresent: false }),
    ])
    const [token = ''] = phone.cookies.get('haat.session_token')?.split('.') ?? []
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('leaves out those that have run out, and those of others', async () => {
    const [asha] = [await shop.customer(), await shop.customer()]
    const now = new Date()
    await shop.db.insert(sessions).values({
      id: newId(),
      token: newId(),
      userId: asha.id,
      expiresAt: new Date(now.getTime() - 1000),
      createdAt: now,
      updatedAt: now,
    })
    expect((await asha.get('/api/my-sessions')).body['data']).toHaveLength(1)
  })
})

test('a session that its person ends elsewhere is a guest’s from the next request on', async () => {
  const asha = await personWith(password)
  const phone = await signIn(asha.email)
  const { data } = (await asha.get('/api/my-sessions')).body
  const [ofPhone] = data.filter(({ isPresent }: { isPresent: boolean }) => !isPresent)

  const ended = await asha.post('/api/end-session', { sessionId: ofPhone._id })

  expect(ended.body).toMatchObject({ success: true, error: false })
  expect(await isSignedIn(phone)).toBe(false)
  expect(await isSignedIn(asha)).toBe(true)
  const again = await asha.post('/api/end-session', { sessionId: ofPhone._id })
  expect(again.status).toBe(404)
})

describe('POST /api/change-password', () => {
  function form(changes: Record<string, unknown> = {}) {
    return { currentPassword: password, newPassword: other, confirmPassword: other, ...changes }
  }

  test('changes the password, and ends all sessions but the one that asks', async () => {
    const asha = await personWith(password)
    const phone = await signIn(asha.email)

    const answer = await phone.post('/api/change-password', form())

    expect(answer.body).toEqual({
      success: true,
      error: false,
      message: 'Your password is changed. On other devices, please sign in again.',
    })
    expect(await isSignedIn(phone)).toBe(true)
    expect(await isSignedIn(asha)).toBe(false)
    await signIn(asha.email, other)
    const old = await shop.guest().post('/api/signin', { email: asha.email, password })
    expect(old.status).toBe(401)
  })

  test.each([
    [
      'a wrong old password',
      { currentPassword: other },
      'currentPassword',
      'This password is wrong. Please try again.',
    ],
    ['no old password', { currentPassword: '' }, 'currentPassword', 'Please fill in all required fields.'],
    ['two that differ', { confirmPassword: password }, 'confirmPassword', 'Passwords do not match!'],
    [
      'a short one',
      { newPassword: 'seven77', confirmPassword: 'seven77' },
      'newPassword',
      'Please choose a password of at least 8 characters.',
    ],
    [
      'one letter again and again',
      { newPassword: 'üüüüüüüü', confirmPassword: 'üüüüüüüü' },
      'newPassword',
      'One letter again and again is easy to guess. Please choose another password, for example a few words together.',
    ],
    [
      'a leaked one',
      { newPassword: 'password1', confirmPassword: 'password1' },
      'newPassword',
      'Many people use this password, so it is easy to guess. Please choose another one, for example a few words together.',
    ],
  ])('refuses %s and changes nothing', async (_what, changes, field, message) => {
    const asha = await personWith(password)
    const [hash, elsewhere] = [await hashOf(asha.id), await signIn(asha.email)]

    const { status, body } = await asha.post('/api/change-password', form(changes))

    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, error: true, code: 'invalid_input', message })
    expect(Object.keys(body.fields ?? {})).toEqual([field])
    expect(await hashOf(asha.id)).toBe(hash)
    expect(await isSignedIn(elsewhere)).toBe(true)
  })

  test('lets nobody who found a session open guess the old password more than ten times', async () => {
    const asha = await shop.customer()
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await asha.post('/api/change-password', form())).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  })
})
