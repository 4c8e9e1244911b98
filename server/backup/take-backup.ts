import type pg from 'pg'

import { withSnapshot } from '#db/backup/snapshot.ts'
import type { Snapshot } from '#db/backup/snapshot.ts'
import { isPicture } from '#integrations/pictures/picture-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'

import { writeArchive } from './archive.ts'
import type { Add } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { entries } from './manifest.ts'
import type { CountedBackup, Manifest } from './manifest.ts'

export interface BackupOf {
  /** Of the database itself, past a pooler. */
  config: pg.ClientConfig
  pictures: PictureFiles
  /** The file of secrets, where they are to be in it. */
  secrets: Buffer | null
  /** null: the file is not encrypted. */
  passphrase: string | null
  now: () => Date
  /** Breaks it off; nothing is left then. */
  signal?: AbortSignal | undefined
}

export interface Taken {
  bytes: number
  rows: number
  pictures: number
}

/**
 * Writes all that the shop has into one file: every table at one moment, then the pictures. People go on
 * buying meanwhile. Little of it is in memory at a time. @throws BackupError where there is no shop
 */
export async function takeBackup(file: string, of: BackupOf): Promise<Taken> {
  return withSnapshot(of.config, async (snapshot) => {
    if (snapshot.shape.migrations.length === 0) throw new BackupError('There is no shop in this database.')
    let counted: CountedBackup | null = null
    const bytes = await writeArchive(file, of, async (add) => {
      counted = await writeAll(add, snapshot, of)
    })
    const { tables, pictures } = counted!
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    return { bytes, rows, pictures: pictures.files }
  })
}

async function writeAll(add: Add, snapshot: Snapshot, of: BackupOf): Promise<CountedBackup> {
  const { shape, server } = snapshot
  const manifest: Manifest = {
    format: 1,
    takenAt: of.now().toISOString(),
    postgres: server,
    shape,
    hasSecrets: of.secrets !== null,
  }
  await add(entries.manifest, json(manifest))
  const counted: CountedBackup = { tables: {}, sequences: {}, pictures: { files: 0, bytes: 0 } }
  for (const table of shape.tables) {
    let piece = 0
    for await (const rows of snapshot.rowsOf(table))
      await add(`${entries.tables}${table.name}/${++piece}`, rows)
    counted.tables[table.name] = await snapshot.digestOf(table)
  }
  counted.sequences = await snapshot.sequences()
  // Pictures may take an hour, and an upgrade would wait for the snapshot.
  await snapshot.end()
  // After the rows: what they show is there.
  for await (const page of of.pictures.list())
    for (const { name } of page) {
      const bytes = isPicture(name) ? await of.pictures.read(name) : null
      // It has gone since it was listed.
      if (bytes === null) continue
      await add(`${entries.pictures}${name}`, bytes)
      counted.pictures.files++
      counted.pictures.bytes += bytes.length
    }
  if (of.secrets) await add(entries.secrets, of.secrets)
  await add(entries.counted, json(counted))
  return counted
}

function json(value: object): Buffer {
  return Buffer.from(JSON.stringify(value, null, 1))
}
