import os from 'node:os'

import { expect, test } from 'vitest'

import { openDatabase } from './database.ts'
import { SettingsError } from './settings-error.ts'

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

test('a DATABASE_URL that leads to no database is refused in a sentence that names it and not its password', async () => {
  const databaseUrl = 'postgres://haat:a-password@127.0.0.1:1/haat'
  const refused = openDatabase({ databaseUrl, dataDir: os.tmpdir() }, log)
  await expect(refused).rejects.toBeInstanceOf(SettingsError)
  await expect(refused).rejects.toThrow(/^Cannot connect to DATABASE_URL: connect ECONNREFUSED/)
  await expect(refused).rejects.not.toThrow(/a-password/)
})
