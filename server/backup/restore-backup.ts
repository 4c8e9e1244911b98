import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { z } from 'zod'

import { sameTexts } from '#db/backup/digest.ts'
import { emptyDatabase, tablesInUse } from '#db/backup/empty-database.ts'
import { isHalfRestored, markHalfRestored, markWhole } from '#db/backup/half-restored.ts'
import { Loading, NotTheSame } from '#db/backup/load.ts'
import { createTables, knownMigrations } from '#db/backup/rebuild.ts'
import { connectPatiently } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import { migrate } from '#db/migrate.ts'
import { isPicture } from '#integrations/pictures/picture-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'

import { databaseHere } from '../picture-identity.ts'
import { readArchive } from './archive.ts'
import type { Entry } from './archive.ts'
import { BackupError } from './backup-error.ts'
import { countedShape, entries, manifestShape } from './manifest.ts'
import type { CountedBackup, Manifest } from './manifest.ts'
import { refuseOthersPictures } from './refuse-others-pictures.ts'

export interface RestoreInto {
  /** Of the database itself, past a pooler. */
  config: pg.ClientConfig
  pictures: PictureFiles
  passphrase: string | null
  /** What is to be done with the restored shop before it counts as whole: on today's schema. */
  finish: (restored: Restored) => Promise<void>
}

export interface Restored {
  takenAt: Date
  rows: number
  pictures: number
  /** null: the backup has none. */
  secrets: Buffer | null
}

/**
 * Makes the shop of a backup in an empty one, compares it, and brings it to today's schema. Until it ends the
 * database says that it is half restored, and no shop opens it. @throws BackupError
 */
export async function restoreBackup(file: string, into: RestoreInto): Promise<Restored> {
  const client = await connectPatiently(into.config)
  const archive = readArchive(file, into.passphrase)
  try {
    await refuseInUse(client)
    const manifest = await readManifest(file, archive)
    if (knownMigrations(manifest.shape) === null)
      throw new BackupError(
        `${file} is of a newer version of Haat than this one. Restore it with that version.`,
      )
    await markHalfRestored(client, file)
    await emptyDatabase(client)
    await createTables(client, manifest.shape)
    const restored = await load(client, { file, archive, manifest, pictures: into.pictures })
    await client.query('reindex schema public')
    await client.query('analyze')
    await migrate(into.config, undefined, { isRestoring: true })
    await into.finish(restored)
    await markWhole(client)
    return restored
  } catch (error) {
    if (error instanceof NotTheSame) throw new BackupError(error.message)
    if (isCutOff(error)) throw new BackupError(`${file} is damaged, or it was not written whole.`)
    throw error
  } finally {
    await archive.return(undefined)
    await endInTime(client)
  }
}

/** What zlib says of a file that ends in the middle of an entry. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z(STD)?_/.test(String(error.code))
}

async function refuseInUse(client: pg.Client): Promise<void> {
  // Nobody but a restore has written here.
  if (await isHalfRestored(client)) return
  const tables = await tablesInUse(client)
  if (tables.length > 0)
    throw new BackupError(
      `The database is not empty: ${tables.slice(0, 5).join(', ')} ${tables.length > 1 ? 'have' : 'has'} rows. ` +
        'A backup is restored into a new DATA_DIR or a new database.',
    )
}

async function readManifest(file: string, archive: AsyncGenerator<Entry>): Promise<Manifest> {
  const { value } = (await archive.next()) as IteratorResult<Entry, undefined>
  if (value?.name !== entries.manifest) throw new BackupError(`${file} is no backup of Haat.`)
  return parsed(manifestShape, await whole(value), file)
}

interface Source {
  file: string
  archive: AsyncGenerator<Entry>
  manifest: Manifest
  pictures: PictureFiles
}

async function load(client: pg.Client, { file, archive, manifest, pictures }: Source): Promise<Restored> {
  await client.query(sameTexts)
  const here = await databaseHere(drizzle({ client }))
  const hasIdentity = manifest.shape.tables.some(({ name }) => name === 'public.identity')
  const loading = await Loading.begin(client, manifest.shape)
  let counted: CountedBackup | null = null
  let secrets: Buffer | null = null
  const kept = { files: 0, bytes: 0 }
  let isLoaded = false
  for await (const entry of archive) {
    const { name } = entry
    if (!isLoaded && !name.startsWith(entries.tables)) {
      isLoaded = true
      await loading.rowsAreThere()
      await refuseOthersPictures(client, { pictures, here, hasIdentity })
    }
    if (name.startsWith(entries.tables))
      await loading.add(name.slice(entries.tables.length, name.lastIndexOf('/')), entry.body)
    else if (name.startsWith(entries.pictures)) {
      const picture = name.slice(entries.pictures.length)
      if (!isPicture(picture)) throw new BackupError(`${file}: ${picture} is no name of a picture.`)
      const bytes = await whole(entry)
      await pictures.write(picture, bytes)
      kept.files++
      kept.bytes += bytes.length
    } else if (name === entries.secrets) secrets = await whole(entry)
    else if (name === entries.counted) counted = parsed(countedShape, await whole(entry), file)
  }
  if (!counted) throw new BackupError(`${file} has no end: it was not written whole.`)
  if (counted.pictures.files !== kept.files || counted.pictures.bytes !== kept.bytes)
    throw new BackupError(
      `${file} has ${kept.files} pictures and says that it has ${counted.pictures.files}.`,
    )
  await loading.end(counted)
  const rows = Object.values(counted.tables).reduce((sum, table) => sum + table.rows, 0)
  return { takenAt: new Date(manifest.takenAt), rows, pictures: kept.files, secrets }
}

async function whole({ body }: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function parsed<Shape extends z.ZodType>(shape: Shape, bytes: Buffer, file: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(String(bytes)))
  } catch {
    throw new BackupError(`${file} is no backup that this version can read.`)
  }
}
