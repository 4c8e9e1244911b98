import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { people } from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'

import { firstStart } from './first-start.ts'
import { readSettings } from './settings.ts'

const { db, pool, connectionConfig } = await testDatabase()

function start(env: NodeJS.ProcessEnv) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-first-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = readSettings({ DATA_DIR: path.join(folder, 'data'), SEED: 'none', ...env })
  return firstStart({ connection: { db, pool }, directConfig: connectionConfig }, settings)
}

test('the first administrator gets no password that everybody would try first, and the start says so', async () => {
  const ADMIN_EMAIL = 'keeper@your-shop.in'
  const ofEmail = 'ADMIN_PASSWORD must not be the e-mail of the administrator.'
  const ofLetter = 'ADMIN_PASSWORD must not be one letter again and again.'
  const tries = [
    { env: { ADMIN_EMAIL, ADMIN_PASSWORD: 'Keeper@your-shop.in' }, why: ofEmail },
    { env: { ADMIN_PASSWORD: 'admin@haat.local' }, why: ofEmail },
    { env: { ADMIN_EMAIL, ADMIN_PASSWORD: 'kkkkkkkkkk' }, why: ofLetter },
  ]
  for (const { env, why } of tries)
    await expect(start(env)).rejects.toMatchObject({
      name: 'SettingsError',
      message: expect.stringContaining(why),
    })
  expect(await db.$count(people)).toBe(0)

  const chosen = { ADMIN_EMAIL, ADMIN_PASSWORD: 'mangoes in may' }
  expect(await start(chosen)).toMatchObject({ seeded: 0, admin: { email: ADMIN_EMAIL, password: null } })
  // A shop that has its administrator starts with whatever stands there.
  expect(await start({ ADMIN_EMAIL, ADMIN_PASSWORD: 'kkkkkkkkkk' })).toMatchObject({ seeded: 0, admin: null })
})
