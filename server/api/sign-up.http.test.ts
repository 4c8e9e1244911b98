import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { accounts, people } from '#db/schema/index.ts'
import { rowCounts } from '#tests/support/row-counts.ts'
import { testShop } from '#tests/support/shop.ts'

const shop = await testShop()
const password = 'mangoes in may'

let made = 0
function form(changes: Record<string, unknown> = {}) {
  made++
  const email = `asha${made}@example.com`
  return { name: 'Asha Devi', email, password, confirmPassword: password, profilePic: '', ...changes }
}

function peopleWith(email: string): Promise<number> {
  const withPassword = shop.db.select({ id: accounts.userId }).from(accounts)
  return shop.db.$count(
    people,
    sql`${eq(sql`lower(${people.email})`, email)} and ${people.id} in ${withPassword}`,
  )
}

describe('POST /api/signup', () => {
  test('opens an account that can sign in, and says so', async () => {
    const input = form()

    const opened = await shop.guest().post('/api/signup', input)
    const visitor = shop.guest()
    await visitor.post('/api/signin', { email: input.email, password })

    expect(opened.status).toBe(200)
    expect(opened.body).toEqual({
      success: true,
      error: false,
      message: 'Your account is ready. Please sign in.',
    })
    expect((await visitor.get('/api/user-details')).body.data).toEqual({
      _id: expect.any(String),
      name: 'Asha Devi',
      email: input.email,
      role: 'GENERAL',
      duties: [],
      mobile: '',
      signInMobile: '',
      profilePic: '',
      smartCoins: 0,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  test('keeps a name without the marks that turn the direction of writing', async () => {
    const input = form({ name: '\u202EAsha\u2069 \u200FDevi क्\u200Dष' })
    await shop.guest().post('/api/signup', input)
    const [person] = await shop.db.select().from(people).where(eq(people.email, input.email))
    expect(person?.name).toBe('Asha Devi क्\u200Dष')
  })

  test('signs nobody in by itself, and makes the device known', async () => {
    const visitor = shop.guest()
    await visitor.post('/api/signup', form())
    expect([...visitor.cookies.keys()]).toEqual(['haat.device'])
  })

  test('ignores a role, coins and every other field that is not on the form', async () => {
    const extra = {
      role: 'ADMIN',
      smartCoins: 500,
      _id: 'mine',
      emailVerified: true,
      createdAt: '2001-01-01',
    }
    const input = form(extra)
    const visitor = shop.guest()
    await visitor.post('/api/signup', input)
    await visitor.post('/api/signin', { email: input.email, password })

    const { data } = (await visitor.get('/api/user-details')).body

    expect(data).toMatchObject({ role: 'GENERAL', smartCoins: 0 })
    expect(data._id).not.toBe('mine')
    expect(data.createdAt).not.toMatch(/^2001/)
  })

  test('keeps e-mail addresses unique whatever case they are written in', async () => {
    const input = form()
    await shop.guest().post('/api/signup', input)

    const again = await shop
      .guest()
      .post('/api/signup', { ...input, email: ` ${input.email.toUpperCase()} ` })

    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ success: false, error: true, code: 'email_taken' })
    expect(await peopleWith(input.email)).toBe(1)
  })

  test('opens exactly one account when two ask for one address at once', async () => {
    const input = form()
    const cases = [input.email, input.email.toUpperCase(), input.email.replace('a', 'A'), input.email]

    const answers = await Promise.all(
      cases.map((email) => shop.guest().post('/api/signup', { ...input, email })),
    )

    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(await peopleWith(input.email)).toBe(1)
  })

  test.each([
    ['passwords that differ', { confirmPassword: 'mangoes in june' }, 'Passwords do not match!'],
    ['short passwords that differ', { password: 'a', confirmPassword: 'b' }, 'Passwords do not match!'],
    ['no name', { name: undefined }, 'Please fill in all required fields.'],
    ['a name of spaces', { name: '   ' }, 'Please fill in all required fields.'],
    ['an empty e-mail address', { email: '' }, 'Please fill in all required fields.'],
    ['no e-mail address', { email: null }, 'Please fill in all required fields.'],
    ['no password', { password: '', confirmPassword: '' }, 'Please fill in all required fields.'],
    ['no confirmation', { confirmPassword: undefined }, 'Please fill in all required fields.'],
    [
      'something else for an e-mail address',
      { email: 'asha at home' },
      'Please enter an e-mail address, such as asha@example.com.',
    ],
    [
      'a short password',
      { password: 'seven77', confirmPassword: 'seven77' },
      'Please choose a password of at least 8 characters.',
    ],
    [
      'eight blanks for a password',
      { password: ' '.repeat(8), confirmPassword: ' '.repeat(8) },
      'Please fill in all required fields.',
    ],
    ...['asha.own@example.com', 'Asha.Own@Example.com', 'asha.own'].map(
      (own): [string, Record<string, unknown>, string] => [
        `one’s own e-mail as the password '${own}'`,
        { email: 'asha.own@example.com', password: own, confirmPassword: own },
        'This is your own e-mail, so it is easy to guess. Please choose another password.',
      ],
    ),
    [
      'one letter eight times',
      { password: 'घघघघघघघघ', confirmPassword: 'घघघघघघघघ' },
      'One letter again and again is easy to guess. Please choose another password, for example a few words together.',
    ],
    ...['password', 'Password123', ' iloveyou '].map((leaked): [string, Record<string, unknown>, string] => [
      `the leaked password '${leaked}'`,
      { password: leaked, confirmPassword: leaked },
      'Many people use this password, so it is easy to guess. Please choose another one, for example a few words together.',
    ]),
    [
      'a password without end',
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'Please choose a password of at most 128 characters.',
    ],
    ['a name without end', { name: 'x'.repeat(101) }, 'This can be at most 100 characters long.'],
  ])('refuses %s and stores nothing', async (_what, changes, message) => {
    const before = await rowCounts(shop.pool)

    const { status, body } = await shop.guest().post('/api/signup', form(changes))

    expect(status).toBe(422)
    expect(body).toMatchObject({ success: false, error: true, code: 'invalid_input', message })
    expect(Object.keys(body.fields ?? {})).not.toHaveLength(0)
    expect(await rowCounts(shop.pool)).toEqual(before)
  })

  test('takes a long password with spaces and Devanagari as it stands', async () => {
    const long = 'बाज़ार का ताज़ा टमाटर और पुदीना '.repeat(4).slice(0, 120)
    const input = form({ password: long, confirmPassword: long })
    await shop.guest().post('/api/signup', input)
    const signIn = await shop.guest().post('/api/signin', { email: input.email, password: long })
    expect(signIn.status).toBe(200)
  })
})
