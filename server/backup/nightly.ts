import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type pg from 'pg'

import { connectPatiently } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import { withFreeLock } from '#db/with-lock.ts'
import type { NightlyBackups } from '#domain/backups/take-nightly.ts'

import type { Settings } from '../settings.ts'
import { problemOfBackupDir } from './backup-dir.ts'
import { BackupError } from './backup-error.ts'
import { backupOf } from './backup-of.ts'
import { takeBackup } from './take-backup.ts'

/** Any number that nothing else in this database locks on. */
const backupLock = 4_224_006

/** The last group: left by a process that was killed. */
const ofNight = /^haat-([0-9a-f]{8})-(\d{4}-\d\d-\d\d)\.backup(\.\d+\.part)?$/

/**
 * The backups of each night in `BACKUP_DIR`; null where it is not set. `signal` breaks one off. Another shop
 * may have the same folder: a name has the id of its database.
 */
export function nightlyBackups(
  settings: Settings,
  config: pg.ClientConfig,
  signal?: AbortSignal,
): NightlyBackups | null {
  const { dir, hour } = settings.backup
  if (dir === null) return null
  const ownFiles = async () => {
    const problem = await problemOfBackupDir(dir)
    if (problem !== null) throw new BackupError(problem)
    const own = await databaseId(config)
    const names = (await readdir(dir)).map((file) => ofNight.exec(file) ?? [])
    return {
      ofDay: (day: string) => path.join(dir, `haat-${own}-${day}.backup`),
      found: names.flatMap(([file, id, day, part]) =>
        file && day && id === own ? [{ file, day, part }] : [],
      ),
    }
  }
  return {
    dir,
    hour,
    alone: (work) => withFreeLock(config, backupLock, work),
    async take(day, held) {
      const { ofDay, found } = await ownFiles()
      for (const { file, part } of found) if (part) await rm(path.join(dir, file), { force: true })
      const of = backupOf(settings, config, { withSecrets: false })
      const either = AbortSignal.any(signal ? [signal, held] : [held])
      const { bytes } = await takeBackup(ofDay(day), { ...of, signal: either })
      return { file: path.basename(ofDay(day)), bytes }
    },
    days: async () => (await ownFiles()).found.flatMap(({ day, part }) => (part ? [] : [day])),
    async remove(days) {
      const { ofDay } = await ownFiles()
      for (const day of days) await rm(ofDay(day), { force: true })
    },
  }
}

/** The same of all processes, after a restart and on a standby; that of a restored shop is another one. */
async function databaseId(config: pg.ClientConfig): Promise<string> {
  const client = await connectPatiently(config)
  try {
    const { rows } = await client.query<{ id: string }>(
      `select concat(system_identifier, ' ', oid) as id from pg_control_system(), pg_database
       where datname = current_database()`,
    )
    return createHash('sha256').update(rows[0]!.id).digest('hex').slice(0, 8)
  } finally {
    await endInTime(client)
  }
}
