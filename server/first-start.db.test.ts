import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { identity, people } from '#db/schema/index.ts'
import { testDatabase } from '#tests/support/database.ts'

import { firstStart } from './first-start.ts'
import { readSettings } from './settings.ts'

const { db, pool, connectionConfig } = await testDatabase()

function start(env: NodeJS.ProcessEnv, isTerminal = true) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-first-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = readSettings({ DATA_DIR: path.join(folder, 'data'), SEED: 'none', ...env })
  return firstStart({ connection: { db, pool }, directConfig: connectionConfig }, settings, { isTerminal })
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
  expect(await start(chosen)).toMatchObject({
    seeded: 0,
    admin: { email: ADMIN_EMAIL, password: null, file: null },
  })
  // A shop that has its administrator starts with whatever stands there.
  expect(await start({ ADMIN_EMAIL, ADMIN_PASSWORD: 'kkkkkkkkkk' })).toMatchObject({ seeded: 0, admin: null })
})

test('a password that we made is shown at a terminal, and else stands in a file that nobody else can read', async () => {
  const without = () => db.update(people).set({ role: 'GENERAL' })
  await without()
  const shown = await start({ ADMIN_EMAIL: 'one@your-shop.in' })
  expect(shown.admin).toEqual({ email: 'one@your-shop.in', password: expect.any(String), file: null })

  await without()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-first-password-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Of a start that died, and that somebody could read.
  writeFileSync(path.join(folder, 'first-password.txt'), 'of before', { mode: 0o644 })
  const { admin } = await start({ ADMIN_EMAIL: 'two@your-shop.in', DATA_DIR: folder }, false)
  const file = path.join(folder, 'first-password.txt')
  expect(admin).toEqual({ email: 'two@your-shop.in', password: expect.any(String), file })
  expect(readFileSync(file, 'utf8')).toBe(`e-mail    two@your-shop.in\npassword  ${admin?.password}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  await without()
  rmSync(file)
  await start(
    { ADMIN_EMAIL: 'three@your-shop.in', ADMIN_PASSWORD: 'mangoes in may', DATA_DIR: folder },
    false,
  )
  expect(existsSync(file)).toBe(false)
})

test('a second process starts only with the secret and the pictures of the first', async () => {
  const of = (letter: string) => ({ DATABASE_URL: 'postgres://db/haat', SESSION_SECRET: letter.repeat(40) })
  const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-first-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const first = { ...of('a'), DATA_DIR: folder }
  await db.delete(identity)
  await start(first)
  await expect(start({ ...of('b'), DATA_DIR: folder })).rejects.toThrow('SESSION_SECRET is another secret')
  await expect(start(of('a'))).rejects.toThrow('The pictures of this database are not in')
  const rotated = { ...of('b'), SESSION_SECRET_PREVIOUS: of('a').SESSION_SECRET, DATA_DIR: folder }
  expect((await start(rotated)).secret).toBe('rotated')
})
