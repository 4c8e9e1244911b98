import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

import type pg from 'pg'

import { connectPatiently } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import type { NightlyBackups } from '#domain/backups/take-nightly.ts'

import type { Settings } from '../settings.ts'
import { backupOf } from './backup-of.ts'
import { takeBackup } from './take-backup.ts'

/** Any number that nothing else in this database locks on. */
const backupLock = 4_224_006

const name = /^haat-(\d{4}-\d\d-\d\d)\.backup$/
/** Left by a process that was killed. */
const unfinished = /^haat-\d{4}-\d\d-\d\d\.backup\.\d+\.part$/

/** The backups of each night in `BACKUP_DIR`; null where it is not set. `signal` breaks one off. */
export function nightlyBackups(
  settings: Settings,
  config: pg.ClientConfig,
  signal?: AbortSignal,
): NightlyBackups | null {
  const { dir, hour } = settings.backup
  if (dir === null) return null
  const fileOf = (day: string) => path.join(dir, `haat-${day}.backup`)
  return {
    hour,
    alone: (work) => aloneWith(config, work),
    async take(day) {
      await mkdir(dir, { recursive: true })
      for (const left of (await readdir(dir)).filter((file) => unfinished.test(file)))
        await rm(path.join(dir, left), { force: true })
      const of = backupOf(settings, config, { withSecrets: false })
      const { bytes } = await takeBackup(fileOf(day), { ...of, signal })
      return { file: path.basename(fileOf(day)), bytes }
    },
    days: async () => (await readdir(dir)).flatMap((file) => name.exec(file)?.[1] ?? []),
    async remove(days) {
      for (const day of days) await rm(fileOf(day), { force: true })
    },
  }
}

/** The lock ends with its connection, whatever ends that. Nobody waits for it. */
async function aloneWith(config: pg.ClientConfig, work: () => Promise<void>): Promise<void> {
  const client = await connectPatiently(config)
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_xact_lock($1) as is', [
      backupLock,
    ])
    if (rows[0]?.is) await work()
  } finally {
    await endInTime(client)
  }
}
