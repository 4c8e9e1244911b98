import { describe, expect, test } from 'vitest'

import { signInFailures } from '#db/schema/index.ts'
import { signInLimit } from '#server/http/sign-in-limit.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const password = 'mangoes in may'
/** The shop's own count, which is in the database. */
const limit = signInLimit(shop.pool)

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

function signIn(email: string, tried = password, from = '127.0.0.1') {
  return shop.guest().post('/api/signin', { email, password: tried }, { 'x-forwarded-for': from })
}

/** Tries that are counted and not made, because each would be a password hashed. Answers how many may be. */
async function guessesAt(email: string, count: number, address: string): Promise<number> {
  const guesses = Array.from({ length: count }, () => limit.attempt({ email, address, known: null }))
  return (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled').length
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

describe('failed sign-ins', () => {
  test('from one address close the account to it for a while, for the right password too, and no other account', async () => {
    const email = await account()

    // More at once than are allowed: that they come together must not let more of them through.
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => signIn(email, `guess ${n}`, '203.0.113.1')),
    )
    const late = await signIn(email.toUpperCase(), password, '203.0.113.1')

    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect(late.status).toBe(429)
    expect(late.body).toMatchObject({ success: false, error: true, code: 'too_many_attempts' })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect((await signIn(kamala, password, '203.0.113.1')).status).toBe(200)
  })

  test('of somebody else leave its owner the door open: at another address the right password signs in', async () => {
    const email = await account()
    // Far more than fifty from one address: what is refused there counts for nobody else.
    await guessesAt(email, 60, '203.0.113.2')
    expect((await signIn(email, password, '203.0.113.3')).status).toBe(200)
  })

  test('are counted by the network of an IPv6 address, which has endless addresses', async () => {
    const email = await account()
    for (const address of ['2001:db8:0:7::1', '2001:db8::7:ffff:1:2:3'])
      expect((await signIn(email, 'a guess', address)).status).toBe(401)
    expect(await guessesAt(email, 10, '2001:db8:0:7::')).toBe(8)
    expect((await signIn(email, password, '2001:db8:0:7:aaaa::1')).status).toBe(429)
    expect((await signIn(email, password, '2001:db8:0:8::1')).status).toBe(200)
  })

  test('from many addresses close the account at the fiftieth, but not to a device that signed in before', async () => {
    const email = await account()
    const phone = shop.guest()
    await phone.post('/api/signin', { email, password })
    await phone.get('/api/userLogout')

    let tried = 0
    for (let n = 0; n < 6; n++) tried += await guessesAt(email, 10, `198.51.100.${n}`)

    expect(tried).toBe(50)
    expect((await signIn(email, password, '203.0.113.4')).status).toBe(429)
    expect((await phone.post('/api/signin', { email, password })).status).toBe(200)
  })

  test('of a device that signed in before are its own ten, wherever it is', async () => {
    const email = await account()
    const phone = shop.guest()
    await phone.post('/api/signin', { email, password })
    const [device = ''] = phone.cookies.get('haat.device')?.split('.') ?? []
    for (let n = 0; n < 9; n++) await limit.attempt({ email, address: `198.51.100.${n}`, known: device })

    const answers = []
    for (const tried of ['a guess', password])
      answers.push(await phone.post('/api/signin', { email, password: tried }))

    expect(answers.map(({ status }) => status)).toEqual([401, 429])
    expect((await signIn(email, password, '203.0.113.5')).status).toBe(200)
  })

  test('are counted for addresses without an account as well, under no name that could be read', async () => {
    await shop.db.delete(signInFailures)
    await signIn('ghost@example.com', 'a guess')
    const kept = await shop.db.select().from(signInFailures)
    expect(kept).toHaveLength(2)
    for (const row of kept)
      expect(row).toMatchObject({ points: 1, key: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })

  test('from an address are forgotten once the right password comes before the tenth', async () => {
    const email = await account()
    expect(await guessesAt(email, 9, '203.0.113.6')).toBe(9)
    expect((await signIn(email, password, '203.0.113.6')).status).toBe(200)
    expect(await guessesAt(email, 11, '203.0.113.6')).toBe(10)
  })
})

describe('the cookie of a device that signed in', () => {
  test('is out of reach of scripts, stays a year and is sent to the calls alone', async () => {
    const line = (await signIn(kamala)).headers.getSetCookie().find((one) => one.startsWith('haat.device='))
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/api', 'Max-Age=31536000'])
      expect(line).toContain(attribute)
    expect(line).not.toContain(kamala)
  })

  test('is worth nothing for another account, nor with one letter changed', async () => {
    const [asha, ravi] = [await account(), await account()]
    const phone = shop.guest()
    await phone.post('/api/signin', { email: asha, password })
    const device = phone.cookies.get('haat.device') ?? ''
    const forged = device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const email of [asha, ravi]) await guessesAt(email, 10, '203.0.113.7')

    const from = { 'x-forwarded-for': '203.0.113.7' }
    const withCookie = (email: string, value: string) => {
      const visitor = shop.guest()
      visitor.cookies.set('haat.device', value)
      return visitor.post('/api/signin', { email, password }, from)
    }

    expect((await withCookie(ravi, device)).status).toBe(429)
    expect((await withCookie(asha, forged)).status).toBe(429)
    expect((await withCookie(asha, device)).status).toBe(200)
  })

  test('serves everybody of a household who signed in on it', async () => {
    const family = [await account(), await account()]
    const tablet = shop.guest()
    for (const email of family) await tablet.post('/api/signin', { email, password })
    for (const email of family) await guessesAt(email, 10, '127.0.0.1')
    for (const email of family)
      expect((await tablet.post('/api/signin', { email, password })).status).toBe(200)
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
  expect((await small.guest().get('/api/get-product')).status).toBe(200)
})

describe('who asks is said', () => {
  const addresses = ['2001:db8::1', '2001:db8::2', '203.0.113.9']
  /** How an address that was used up is answered when it claims to be others. */
  async function claiming(TRUST_PROXY: string) {
    const small = await testShop({ TRUST_PROXY }, { accountsPerAddress: 1 })
    const statuses = []
    for (const address of addresses)
      statuses.push((await small.guest().post('/api/signin', {}, { 'x-forwarded-for': address })).status)
    return statuses
  }

  test('by a proxy that TRUST_PROXY names; one network of IPv6 is one address', async () => {
    expect(await claiming('127.0.0.0/8')).toEqual([422, 429, 422])
  })

  test('by nobody else: what an address claims about itself opens no door', async () => {
    expect(await claiming('10.0.0.0/8')).toEqual([422, 429, 429])
  })
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
