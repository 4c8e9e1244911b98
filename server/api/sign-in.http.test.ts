import { describe, expect, test } from 'vitest'

import { signInFailures } from '#db/schema/index.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const password = 'mangoes in may'

let made = 0
/** The address of a new account with this password. */
async function account(): Promise<string> {
  made++
  const email = `kamala${made}@example.com`
  const form = { name: 'Kamala', email, password, confirmPassword: password, profilePic: '' }
  expect((await shop.guest().post('/api/signup', form)).status).toBe(200)
  return email
}

/** For the tests that leave an account as it was: opening one is a password hashed. */
const kamala = await account()

function signIn(email: string, tried = password) {
  return shop.guest().post('/api/signin', { email, password: tried })
}

describe('POST /api/signin', () => {
  test('signs in with an address in any case and keeps the session in a cookie that scripts cannot read', async () => {
    const answer = await signIn(` ${kamala.toUpperCase()} `)

    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ success: true, error: false, message: 'Login successful' })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^haat\.session_token=/)
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute)
  })

  test('sends the cookie over https only when the shop is at https', async () => {
    const secure = await testShop({ PUBLIC_URL: 'https://haat.example' })
    const form = { name: 'K', email: 'k@example.com', password, confirmPassword: password }
    await secure.guest().post('/api/signup', form)

    const answer = await secure.guest().post('/api/signin', { email: 'k@example.com', password })

    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-haat\.session_token=.*; Secure/)
    expect(answer.headers.get('strict-transport-security')).toContain('includeSubDomains')
  })

  test('gives every session a token of its own', async () => {
    const cookies = await Promise.all(
      [1, 2].map(async () => (await signIn(kamala)).headers.get('set-cookie')),
    )
    expect(cookies[0]).not.toBe(cookies[1])
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const wrong = await signIn(kamala, 'not the password')
    const unknown = await signIn('nobody@example.com', 'not the password')

    expect(wrong.status).toBe(401)
    expect(wrong.body).toMatchObject({ success: false, error: true, code: 'wrong_credentials' })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
    expect(unknown.headers.getSetCookie()).toEqual([])
  })

  test.each([
    ['no address', { password }],
    ['an empty password', { email: 'a@example.com', password: '' }],
  ])('refuses %s', async (_what, input) => {
    const { status, body } = await shop.guest().post('/api/signin', input)
    expect(status).toBe(422)
    expect(body.message).toBe('Please fill in all required fields.')
  })

  test('never answers with a token or a hash', async () => {
    const texts = [(await signIn(kamala)).body, (await signIn(kamala, 'wrong wrong')).body]
    for (const text of texts) expect(JSON.stringify(text)).not.toMatch(/token|hash|"password"/)
  })
})

describe('ten failed sign-ins', () => {
  test('close the account for a while, for the right password too, and no other account', async () => {
    const email = await account()

    // More at once than are allowed: that they come together must not let more of them through.
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(email, `guess ${n}`)))
    const late = await signIn(email.toUpperCase())

    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(late.status).toBe(429)
    expect(late.body).toMatchObject({ success: false, error: true, code: 'too_many_attempts' })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect((await signIn(kamala)).status).toBe(200)
  })

  test('are counted for addresses without an account as well, under no name that could be read', async () => {
    await shop.db.delete(signInFailures)
    await signIn('ghost@example.com', 'a guess')
    const [kept] = await shop.db.select().from(signInFailures)
    expect(kept).toMatchObject({ points: 1, key: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  test('are forgotten once the right password comes before the tenth', async () => {
    await shop.db.delete(signInFailures)
    await signIn(kamala, 'a guess')
    expect((await signIn(kamala)).status).toBe(200)
    expect(await shop.db.$count(signInFailures)).toBe(0)
  })
})

test('an address that asks for too many sign-ins and sign-ups together is told to wait', async () => {
  const small = await testShop({}, { accountsPerAddress: 3 })
  const ask = (path: string) => small.guest().post(path, { email: 'a@example.com' })

  const answers = [await ask('/api/signin'), await ask('/api/signup'), await ask('/api/signin')]
  const fourth = await ask('/api/signup')

  expect(answers.map((answer) => answer.status)).toEqual([422, 422, 422])
  expect(fourth.status).toBe(429)
  expect(fourth.body).toMatchObject({ success: false, error: true, code: 'too_many_requests' })
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(60)
  // What the address claims about itself opens no door.
  expect((await small.guest().post('/api/signin', {}, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429)
  expect((await small.guest().get('/api/get-product')).status).toBe(200)
})

describe('GET /api/userLogout', () => {
  test('ends the session on the server: its old cookie is a guest’s', async () => {
    const visitor = shop.guest()
    await visitor.post('/api/signin', { email: kamala, password })
    const stolen = shop.guest()
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value)

    const answer = await visitor.get('/api/userLogout')

    expect(answer.body).toEqual({ success: true, error: false, message: 'Logged out successfully' })
    expect(visitor.cookies.has('haat.session_token')).toBe(false)
    expect((await stolen.get('/api/user-details')).body).toMatchObject({ success: false })
    expect((await stolen.get('/api/view-card-product')).status).toBe(401)
  })

  test('leaves the person’s other sessions alone', async () => {
    const [phone, laptop] = [shop.guest(), shop.guest()]
    for (const device of [phone, laptop]) await device.post('/api/signin', { email: kamala, password })
    await phone.get('/api/userLogout')
    expect((await laptop.get('/api/user-details')).body.data).toMatchObject({ email: kamala })
  })

  test('lets a guest log out too', async () => {
    expect((await shop.guest().get('/api/userLogout')).body).toMatchObject({ success: true })
  })
})

describe('GET /api/user-details', () => {
  test('answers a guest with 200, success false and no data', async () => {
    const { status, body } = await shop.guest().get('/api/user-details')
    expect(status).toBe(200)
    expect(body).toEqual({ success: false, error: false, message: expect.any(String) })
  })

  test.each(['x.y', '%E0%A4%A', '%00', 'a'.repeat(3000), 'undefined'])(
    'takes the broken session cookie %.20s for a guest’s',
    async (value) => {
      const { status, body } = await shop
        .guest()
        .get('/api/user-details', { cookie: `haat.session_token=${value}` })
      expect(status).toBe(200)
      expect(body.success).toBe(false)
    },
  )

  test('takes a session that has run out for a guest’s', async () => {
    const customer = await shop.customer()
    await shop.pool.query(
      `update sessions set expires_at = now() - interval '1 second' where person_id = $1`,
      [customer.id],
    )
    expect((await customer.get('/api/user-details')).body.success).toBe(false)
  })
})
