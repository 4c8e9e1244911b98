import { expect, test } from 'vitest'

import { identity } from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'

import { knowSecret, sameSecret, toldOfSecret, writeFingerprint } from './fingerprint.ts'

const { db } = await testDatabase()
const [first, second, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(40)) as [string, string, string]

/** A process that starts on the database; of two machines, unless it is said otherwise. */
function start(sessionSecret: string, more: Partial<Parameters<typeof knowSecret>[1]> = {}) {
  const settings = { previousSessionSecret: null, isSecretGiven: true, isSecretLost: false, dataDir: '/data' }
  return knowSecret(db, { sessionSecret, databaseUrl: 'postgres://db/haat', ...settings, ...more })
}

test('a process with another secret is refused and told what to do, until it names the one before', async () => {
  expect(await sameSecret(db, first)).toBeNull()
  expect(await Promise.all([start(first), start(first)])).toEqual(['nothing', 'nothing'])
  expect([await sameSecret(db, first), await sameSecret(db, second)]).toEqual([true, false])

  const refusals = [
    { more: {}, says: /^SESSION_SECRET is another secret.*SESSION_SECRET_PREVIOUS=lost/s },
    { more: { isSecretGiven: false }, says: /^\/data\/secrets\.json is another secret/ },
    { more: { previousSessionSecret: third }, says: /and so is SESSION_SECRET_PREVIOUS/ },
    // A mistake in the settings of a shop with a database of its own is one, too.
    { more: { databaseUrl: null }, says: /^SESSION_SECRET is another secret/ },
  ]
  for (const { more, says } of refusals) {
    const error = await start(second, more).catch((reason: Error) => reason)
    expect(error).toMatchObject({ name: 'SettingsError', message: expect.stringMatching(says) })
    expect(String(error)).not.toMatch(new RegExp(`${first}|${second}|${third}`))
  }
  expect(await sameSecret(db, first)).toBe(true)

  expect(await start(second, { previousSessionSecret: first })).toBe('rotated')
  expect(await start(second)).toBe('nothing')
  await expect(start(first)).rejects.toThrow('another secret')
  expect(JSON.stringify(await db.select().from(identity))).not.toContain(second)
})

test('who says that the secret is lost begins with a new one, and so does who deletes the file of a shop alone', async () => {
  await writeFingerprint(db, first)
  expect(await start(second, { isSecretLost: true })).toBe('ended')
  const told = (changed: 'ended' | 'nothing', isSecretLost: boolean) =>
    toldOfSecret(changed, { isSecretLost }).join(' ')
  expect(told('ended', true)).toMatch(
    /everybody has to sign in again\. Take SESSION_SECRET_PREVIOUS=lost away/,
  )
  // At each start while it stands there: it lets any secret in.
  expect(told('nothing', true)).toMatch(/^Take SESSION_SECRET_PREVIOUS=lost away now/)
  expect(told('nothing', false)).toBe('')
  expect(await start(third, { databaseUrl: null, isSecretGiven: false })).toBe('ended')
  expect(await start(third)).toBe('nothing')
})
