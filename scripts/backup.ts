/**
 * `npm run backup -- FILE [--secrets]`: writes all that the shop has into one file, also while it runs
 * (docs/BACKUP.md). The shop of an earlier version stays as it is, so that it can be kept before an upgrade.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { noteBackupByHand } from '../domain/backups/note-by-hand.ts'
import { BackupError } from '../server/backup/backup-error.ts'
import { backupOf } from '../server/backup/backup-of.ts'
import { takeBackup } from '../server/backup/take-backup.ts'
import { openDatabase } from '../server/database.ts'
import { endWhenAsked } from '../server/end-when-asked.ts'
import { orEnd } from '../server/settings-error.ts'
import { readSettings } from '../server/settings.ts'

const { values, positionals } = parseArgs({
  options: { secrets: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [given, ...more] = positionals
await orEnd(async () => {
  if (given === undefined || more.length > 0)
    throw new BackupError('Please say into which file: npm run backup -- FILE [--secrets]')
  const file = path.resolve(given)
  if (existsSync(file)) throw new BackupError(`${file} is there already.`)
  const settings = readSettings(process.env)
  const log = { info() {}, warn: console.warn, error: console.error }
  const database = await openDatabase(settings, log, 'script', { asItIs: true })
  const end = endWhenAsked({ close: () => database.stop(), limitMs: () => 30_000 })
  const of = backupOf(settings, database.directConfig, { withSecrets: values.secrets })
  const began = performance.now()
  const { rows, pictures, bytes } = await takeBackup(file, of).catch(async (error: unknown) => {
    // A signal may have stopped it already.
    await database.stop().catch(() => undefined)
    throw error
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  // A shop of an earlier version has no place for it.
  const { db } = database.connection
  await noteBackupByHand({ db, now: () => new Date() }, { file, bytes }).catch(() => undefined)
  console.log(
    `${file}: ${rows} rows and ${pictures} pictures in ${(bytes / 1e6).toFixed(1)} MB, after ${seconds} s`,
  )
  if (values.secrets && of.passphrase === null)
    console.log('It has the secrets of the shop and is not encrypted: BACKUP_PASSPHRASE encrypts it.')
  end(0)
})
