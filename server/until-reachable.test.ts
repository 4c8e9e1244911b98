import { expect, test, vi } from 'vitest'

import { SettingsError } from './settings-error.ts'
import { untilReachable } from './until-reachable.ts'

const told: string[] = []
const log = { info: (_: object, line: string) => void told.push(line), warn() {}, error() {} }

test.each([
  ['28P01', 'password authentication failed for user "haat"'],
  ['28000', 'no pg_hba.conf entry for host "10.0.0.9", user "haat", database "haat", no encryption'],
  ['3D000', 'database "haaat" does not exist'],
  // PgBouncer, in its older versions.
  ['08P01', 'no such database: haaat'],
  ['08P01', 'SASL authentication failed'],
  [undefined, 'The server does not support SSL connections'],
])('%s %s is said at once, because waiting would not help', async (code, message) => {
  const refused = untilReachable('DATABASE_URL', failing({ code, message }), { waitSeconds: 3600, log })
  await expect(refused).rejects.toThrow(new SettingsError(`Cannot connect to DATABASE_URL: ${message}`))
  expect(told).toEqual([])
})

test('whoever ends the program while it waits for a database does not wait for it', async () => {
  const asked = new AbortController()
  const away = { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:1' }
  const waiting = untilReachable('DATABASE_URL', failing(away), {
    waitSeconds: 3600,
    log,
    signal: asked.signal,
  })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  asked.abort()
  await expect(waiting).rejects.toBeInstanceOf(SettingsError)
  expect(told).toEqual([`Waiting for the database of DATABASE_URL, for 3600 s more: ${away.message}`])
})

function failing({ code, message }: { code: string | undefined; message: string }) {
  return () => Promise.reject(Object.assign(new Error(message), { code }))
}
