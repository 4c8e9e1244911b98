/**
 * `npm run restore -- FILE [--skip-numbers N]`: makes the shop of a backup in a new DATA_DIR or an empty
 * database (docs/BACKUP.md).
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { BackupError } from '../server/backup/backup-error.ts'
import { finishRestore } from '../server/backup/finish-restore.ts'
import type { Finished } from '../server/backup/finish-restore.ts'
import { restoreBackup } from '../server/backup/restore-backup.ts'
import { whileRestoring } from '../server/backup/restoring.ts'
import { openDatabase } from '../server/database.ts'
import { endWhenAsked } from '../server/end-when-asked.ts'
import { pictureFiles } from '../server/picture-files.ts'
import { orEnd } from '../server/settings-error.ts'
import { readSettings } from '../server/settings.ts'

const { values, positionals } = parseArgs({
  options: { 'skip-numbers': { type: 'string', default: '0' } },
  allowPositionals: true,
})
const [given, ...more] = positionals
await orEnd(async () => {
  if (given === undefined || more.length > 0)
    throw new BackupError('Please say of which file: npm run restore -- FILE [--skip-numbers N]')
  if (!/^\d{1,5}$/.test(values['skip-numbers']))
    throw new BackupError('--skip-numbers is a whole number up to 99999.')
  const numbersToSkip = Number(values['skip-numbers'])
  const file = path.resolve(given)
  const settings = readSettings(process.env)
  const log = { info() {}, warn: console.warn, error: console.error }
  let finished: Finished = { sessionsGoOn: false, erased: null }
  let end: ReturnType<typeof endWhenAsked> | undefined
  const restored = await whileRestoring({ dataDir: settings.dataDir, file }, async () => {
    const database = await openDatabase(settings, log, 'shop', { asItIs: true })
    end = endWhenAsked({ close: () => database.stop(), limitMs: () => 30_000 })
    const listsIn = [path.dirname(file), settings.dataDir, settings.backup.dir ?? settings.dataDir]
    try {
      return await restoreBackup(file, {
        config: database.directConfig,
        pictures: pictureFiles(settings),
        passphrase: settings.backup.passphrase,
        async finish(shop) {
          const { connection } = database
          finished = await finishRestore(shop, { connection, settings, log, listsIn, numbersToSkip })
        },
      })
    } catch (error) {
      // A signal may have stopped it already.
      await database.stop().catch(() => undefined)
      throw error
    }
  })
  const { rows, pictures, takenAt } = restored
  console.log(
    `The shop of ${takenAt.toISOString()} is here: ${rows} rows, ${pictures} pictures, as they were.`,
  )
  if (!finished.sessionsGoOn)
    console.log('Its secret is another one: everybody signs in again, and links that were mailed are over.')
  console.log(
    finished.erased === null
      ? 'There is no list of erased people (erased.jsonl) beside it. Who has deleted their account since is here again.'
      : `${finished.erased} people who have deleted their accounts since are erased again.`,
  )
  end?.(0)
})
