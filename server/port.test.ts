import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { freePort, refuseTakenPort, withKnownPort } from './port.ts'
import { SettingsError } from './settings-error.ts'
import { readSettings } from './settings.ts'

function env(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'haat-port-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return { DATA_DIR, ...own }
}

test('PORT=0 is a free port, and every address of the shop names it', async () => {
  const given = env({ PORT: '0' })
  const settings = await withKnownPort(readSettings(given), given)
  expect(settings.port).toBeGreaterThan(0)
  expect(settings.publicUrl).toBe(`http://127.0.0.1:${settings.port}`)
  expect(settings.payments.apiUrl).toBe(`http://127.0.0.1:${settings.port}/sandbox/razorpay/v1`)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(settings.port, settings.host, resolve))
  server.close()
})

test('with PORT=0 the address that people open stays the one that was set', async () => {
  const given = env({ PORT: '0', PUBLIC_URL: 'https://haat.example' })
  expect((await withKnownPort(readSettings(given), given)).publicUrl).toBe('https://haat.example')
})

test('a port that was set is kept', async () => {
  const given = env({ PORT: '4321' })
  const settings = readSettings(given)
  expect(await withKnownPort(settings, given)).toBe(settings)
})

test('a free port is none that the system may give to a line that goes out', async () => {
  for (let time = 0; time < 20; time++) expect(await freePort('127.0.0.1')).toBeLessThan(32_768)
})

test('a host that this machine does not have has no free port', async () => {
  await expect(freePort('192.0.2.1')).rejects.toThrow(/EADDRNOTAVAIL/)
})

test('a host that this machine does not have is refused in a sentence that names the setting', async () => {
  const refused = refuseTakenPort({ host: '192.0.2.1', port: 4321 })
  await expect(refused).rejects.toBeInstanceOf(SettingsError)
  await expect(refused).rejects.toThrow(/^Cannot listen on HOST 192\.0\.2\.1 with PORT 4321: /)
})
