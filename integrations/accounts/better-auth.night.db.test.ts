import { expect, test } from 'vitest'

import { connect } from '#db/connect.ts'
import { people } from '#db/schema/index.ts'
import { hashOfToken } from '#domain/ground/token-hash.ts'
import { testDatabase } from '#tests/support/database.ts'
import { plansOf, statementsOf } from '#tests/support/plans.ts'

import { betterAuthAccounts } from './better-auth.ts'

const { db, pool } = await testDatabase()
const settings = { publicUrl: 'http://haat.example', secret: 'a secret of thirty-two letters...' }
const accounts = betterAuthAccounts({ db, ...settings })
const password = 'mangoes in may'

function open(email: string) {
  return accounts.open({ name: 'Asha', email, password, image: null })
}

/** Nobody has a second factor here. */
const permit = () => Promise.resolve()

function signIn(email: string, tried = password) {
  return accounts.signIn({ email, password: tried, headers: new Headers(), permit })
}

/** A browser's headers after signing in. */
async function session(email: string): Promise<Headers> {
  const { cookies } = await signIn(email)
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') })
}

test('a person and their password come into being together or not at all', async () => {
  await pool.query('alter table accounts rename to accounts_gone')
  await expect(open('half@example.com')).rejects.toThrow(/./)
  await pool.query('alter table accounts_gone rename to accounts')
  expect(await db.$count(people)).toBe(0)
  await expect(open('half@example.com')).resolves.toMatchObject({ personId: expect.any(String) })
})

test('a taken address is said to be taken, alone and in a race', async () => {
  const outcomes = await Promise.allSettled(
    ['race@example.com', 'Race@example.com', 'race@example.com'].map(open),
  )
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(['email_taken', 'email_taken'])
  await expect(open('RACE@example.com')).rejects.toMatchObject({ code: 'email_taken' })
})

test('those who wait for their password’s turn keep no connection from others', async () => {
  let opened = 0
  const opening = Array.from({ length: 40 }, async (_, n) => {
    await open(`waits${n}@example.com`)
    opened++
  })
  await Promise.race(opening)
  await db.$count(people)
  // Behind those who held one it would be the last to get one.
  expect(opened).toBeLessThan(15)
  await Promise.all(opening)
})

test('a session is that of its person until it is ended, and no changed letter of its cookie is believed', async () => {
  const { personId } = await open('session@example.com')
  const headers = await session('session@example.com')
  const cookie = headers.get('cookie') ?? ''
  const forged = new Headers({
    cookie: cookie.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`),
  })

  expect(await accounts.personOf(headers)).toMatchObject({ person: { id: personId, role: 'GENERAL' } })
  expect(await accounts.personOf(forged)).toBeNull()
  await accounts.signOut(headers)
  expect(await accounts.personOf(headers)).toBeNull()
})

test('whose session it is takes one statement, and the role is that of this moment', async () => {
  const { personId } = await open('quick@example.com')
  const headers = await session('quick@example.com')
  let texts: string[] = []
  const person = async () => {
    let found: Awaited<ReturnType<typeof accounts.personOf>> = null
    const sent = await statementsOf(pool, async (on) => {
      found = await betterAuthAccounts({ db: on, ...settings }).personOf(headers)
    })
    texts = sent.map(({ text }) => text)
    return found
  }

  expect(await person()).toMatchObject({ person: { role: 'GENERAL', duties: [] }, cookies: [] })
  expect(texts).toHaveLength(1)
  await pool.query(`update people set duties = '{packs}' where id = $1`, [personId])
  expect(await person()).toMatchObject({ person: { duties: ['packs'] } })
})

test('a session is put off an hour after it was used last, and one that has ended is nobody’s', async () => {
  const { personId } = await open('late@example.com')
  const headers = await session('late@example.com')
  const used = (ago: string) =>
    pool.query(
      `update sessions set expires_at = now() + interval '30 days' - $2::interval where person_id = $1`,
      [personId, ago],
    )

  await used('59 minutes')
  expect(await accounts.personOf(headers)).toMatchObject({ cookies: [] })
  await used('61 minutes')
  expect(await accounts.personOf(headers)).toMatchObject({ cookies: [expect.stringContaining('Max-Age=')] })
  expect(await accounts.personOf(headers)).toMatchObject({ cookies: [] })
  await used('30 days')
  expect(await accounts.personOf(headers)).toBeNull()
})

test('a session and a link go on when the secret is a new one, and the session is signed anew when it is put off', async () => {
  const { personId } = await open('rotated@example.com')
  const headers = await session('rotated@example.com')
  const token = accounts.resetToken('a link')
  const secret = 'a newer secret of many letters...'
  const rotated = betterAuthAccounts({ db, ...settings, secret, previousSecret: settings.secret })
  const renewed = betterAuthAccounts({ db, ...settings, secret })

  expect(await rotated.personOf(headers)).toMatchObject({ person: { id: personId }, cookies: [] })
  expect(await renewed.personOf(headers)).toBeNull()
  expect(rotated.resetToken('a link', hashOfToken(token))).toBe(token)
  expect(rotated.resetToken('a link')).toBe(renewed.resetToken('a link'))

  await pool.query(`update sessions set expires_at = now() + interval '29 days' where person_id = $1`, [
    personId,
  ])
  const { cookies = [] } = (await rotated.personOf(headers)) ?? {}
  const signedAnew = new Headers({ cookie: cookies[0]?.split(';', 1)[0] ?? '' })
  expect(await renewed.personOf(signedAnew)).toMatchObject({ person: { id: personId } })
  await rotated.signOut(headers)
  expect(await renewed.personOf(signedAnew)).toBeNull()
})

test('signing out fails while the session cannot be deleted, and says why', async () => {
  await open('stays@example.com')
  const headers = await session('stays@example.com')
  await pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'going down' using errcode = '57P01'; end $$;
    create trigger refuse before delete on sessions execute function refuse()`)

  await expect(accounts.signOut(headers)).rejects.toMatchObject({ cause: { code: '57P01' } })
  expect(await accounts.personOf(headers)).not.toBeNull()
  await pool.query('drop function refuse cascade')
  await accounts.signOut(headers)
  expect(await accounts.personOf(headers)).toBeNull()
})

test('signing in works as hard for an unknown address as for a wrong password', async () => {
  await open('known@example.com')
  const known = await leastWork(() => signIn('known@example.com', 'not the password'))
  const unknown = await leastWork(() => signIn('unknown@example.com', 'not the password'))
  // Hashing is nearly all of it; without it there would be a tenth of the work.
  expect(unknown / known).toBeGreaterThan(0.5)
  expect(unknown / known).toBeLessThan(2)
})

test('a refused sign-in asks the database the same whether or not the account exists', async () => {
  await open('asked@example.com')
  const asked = async (email: string) => {
    const statements = await statementsOf(pool, async (db) => {
      const refused = betterAuthAccounts({ db, ...settings }).signIn({
        email,
        password: 'not the password',
        headers: new Headers(),
        permit,
      })
      await expect(refused).rejects.toMatchObject({ code: 'wrong_credentials' })
    })
    return statements.map(({ text }) => text)
  }

  expect(await asked('asked@example.com')).toEqual(await asked('not.asked@example.com'))
})

/**
 * Of several runs the least computing time: unlike the time on the wall it does not depend on what else the
 * machine does.
 */
async function leastWork(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 5; n++) {
    const before = process.cpuUsage()
    await expect(work()).rejects.toMatchObject({ code: 'wrong_credentials' })
    const { user, system } = process.cpuUsage(before)
    times.push(user + system)
  }
  return Math.min(...times)
}

test('a person is found by their e-mail address through its index', async () => {
  const plans = await plansOf(pool, async (db) => {
    const headers = new Headers()
    await betterAuthAccounts({ db, ...settings }).signIn({
      email: 'half@example.com',
      password,
      headers,
      permit,
    })
  })
  expect(plans[0]).toContain('Index Scan using people_email on people')
})

test('a database that is away is told from a session that is not there', async () => {
  await open('away@example.com')
  const headers = await session('away@example.com')
  const away = betterAuthAccounts({ db: connect({ host: '/nowhere' }).db, ...settings })

  await expect(away.personOf(headers)).rejects.toMatchObject({ cause: { code: 'ENOENT' } })
  await expect(away.signIn({ email: 'away@example.com', password, headers, permit })).rejects.toMatchObject({
    cause: { code: 'ENOENT' },
  })
})
