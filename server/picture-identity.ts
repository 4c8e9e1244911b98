import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'

import { desc, eq, like, sql } from 'drizzle-orm'
import type pg from 'pg'

import type { Db } from '#db/connect.ts'
import { identity, people, productImages } from '#db/schema/index.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { idFile, readId, writeId } from '#integrations/pictures/picture-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'
import { hasUploads } from '#integrations/pictures/picture-store.ts'

import { pictureFolder } from './picture-files.ts'
import { askOthers } from './picture-witness.ts'
import type { Running } from './picture-witness.ts'
import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'

const isPictures = eq(identity.of, 'pictures')
/** A few may be lost. */
const picturesLookedFor = 20
type PlaceSettings = Pick<Settings, 'dataDir' | 'pictureBucket'>

/**
 * Refuses a process that keeps pictures elsewhere than the others of this database: each would show what it
 * has taken itself, and 404 for the rest. An empty database and an empty place become each other's; so does
 * an older database, with the place where its pictures are. No two databases have one id: each would remove
 * what the other shows. Of pictures that were copied or moved the new place counts from then on, so only one
 * of two copies can be used, and none while a process runs that does not see it. One process at a time.
 * @throws SettingsError
 */
export async function knowPictures(
  { db, directConfig }: { db: Db; directConfig: pg.ClientConfig },
  files: PictureFiles,
  settings: PlaceSettings & Pick<Settings, 'databaseUrl'>,
): Promise<void> {
  const [known] = await db.select({ id: identity.mark }).from(identity).where(isPictures)
  const found = await readId(files).catch((error: Error) => {
    // The shop sells without pictures; what is wrong with the settings has been seen at the start before.
    if (known && hasCode(error, 'pictures_away')) return 'away' as const
    const why = `${error.name} ${(error.cause as Error | undefined)?.message ?? error.message}`
    throw new SettingsError(`The pictures cannot be read in ${files.place}: ${why}`)
  })
  if (found === 'away') return
  const wasBegun = found !== null && found.begunBy !== null && found.begunBy === (await databaseHere(db))
  const own = found && (wasBegun || found.id === known?.id) ? found : null
  const isMoved = own !== null && own.place !== (await placeOf(files, settings))
  if (own === null) await refuseOthers(db, files, { settings, known, found })
  else if (isMoved && own.place !== '' && (await isWithoutPictures(db, files)))
    throw new SettingsError(elsewhere(files, own.id))
  if (known) await refuseBesideOthers(directConfig, files, isMoved)
  if (own && !isMoved) {
    if (own.begunBy === null) return
    await writePicturesId(db, own.id)
    return writeId(files, { ...own, begunBy: null })
  }
  const { id, place } = await beginPictures(db, files, settings)
  await writeId(files, { id, place, begunBy: null })
}

/** @throws SettingsError where what lies here is, or may be, not that of this database */
async function refuseOthers(
  db: Db,
  files: PictureFiles,
  the: {
    settings: Parameters<typeof knowPictures>[2]
    known: { id: string } | undefined
    found: Awaited<ReturnType<typeof readId>>
  },
): Promise<void> {
  const { settings, known, found } = the
  // A database of our own has one process, and the folder beside it; but also one that nobody uses any more.
  const isAlone = settings.databaseUrl === null && pictureFolder(settings) !== null
  if (known) {
    if (!isAlone || (found && (await hasUploads(files)))) throw new SettingsError(elsewhere(files, known.id))
    return
  }
  if ((await db.$count(people)) === 0) {
    if (await hasUploads(files)) throw new SettingsError(ofNoEmptyOne(files))
    return
  }
  // Somebody has written the id by hand, as `elsewhere` says.
  const isByHand = found?.place === ''
  if (found && ((!isAlone && !isByHand) || (await hasUploads(files))))
    throw new SettingsError(anothers(files))
  if (!isAlone && !found && (await isWithoutPictures(db, files)))
    throw new SettingsError(elsewhere(files, randomUUID()))
}

/**
 * Nobody who runs is left behind with pictures that the others do not have. Of those that say nothing an
 * earlier version does not know the question, so they count only where the pictures have come from elsewhere.
 * @throws SettingsError
 */
async function refuseBesideOthers(
  directConfig: pg.ClientConfig,
  files: PictureFiles,
  isMoved: boolean,
): Promise<void> {
  const { elsewhere, silent } = await askOthers(directConfig, files)
  if (elsewhere.length > 0) throw new SettingsError(copied(files, elsewhere))
  if (isMoved && silent.length > 0) throw new SettingsError(movedBeside(files, silent))
}

/**
 * Has the database and these pictures go together from now on, under an id that no other database has. The
 * place says meanwhile by whom that was begun: who dies in between ends it at the next start.
 */
export async function beginPictures(
  db: Db,
  files: PictureFiles,
  settings: PlaceSettings,
): Promise<{ id: string; place: string }> {
  const [id, place] = [randomUUID(), await placeOf(files, settings)]
  await writeId(files, { id, place, begunBy: await databaseHere(db) })
  await writePicturesId(db, id)
  return { id, place }
}

/** A copy is another folder than its original, and a folder that several machines share is one for all. */
async function placeOf(files: PictureFiles, settings: PlaceSettings): Promise<string> {
  const folder = pictureFolder(settings)
  return folder === null ? files.place : `folder ${await numberOf(folder)}`
}

/** Tells this database from all but copies of its files; null where the role may not know it. */
export async function databaseHere(db: Pick<Db, 'execute'>): Promise<string | null> {
  const asked = sql`select system_identifier || '/' || oid as here from pg_control_system(), pg_database
    where datname = current_database()`
  const answer = await db.execute<{ here: string }>(asked).catch(() => null)
  return answer?.rows[0]?.here ?? null
}

/** Of the folder, which is made where there is none: the number that its file system knows it by. */
async function numberOf(folder: string): Promise<number> {
  try {
    await mkdir(folder, { recursive: true })
    return (await stat(folder)).ino
  } catch (error) {
    throw new SettingsError(`The folder of the pictures cannot be used: ${(error as Error).message}`)
  }
}

/** Has the database go with the pictures of this id from now on. */
export async function writePicturesId(db: Db, id: string): Promise<void> {
  await db
    .insert(identity)
    .values({ of: 'pictures', mark: id })
    .onConflictDoUpdate({ target: identity.of, set: { mark: id } })
}

/** Of a shop from before pictures had an id: whether those of its newest products are all missing here. */
async function isWithoutPictures(db: Db, files: PictureFiles): Promise<boolean> {
  const newest = await db
    .select({ url: productImages.url })
    .from(productImages)
    .where(like(productImages.url, '/images/%'))
    .orderBy(desc(productImages.productId))
    .limit(picturesLookedFor)
  for (const { url } of newest) {
    const name = url.slice('/images/'.length)
    // One that is drawn may lie there in AVIF alone.
    if ((await files.has(name)) || (await files.has(name.replace(/\.webp$/, '.avif')))) return false
  }
  return newest.length > 0
}

function elsewhere({ place }: PictureFiles, id: string): string {
  return [
    `The pictures of this database are not in ${place}, but where its other processes keep them.`,
    'Give all processes one folder (the same DATA_DIR, or a disk that they share as its folder images), or one',
    'bucket (PICTURES_S3_URL). To move the pictures, copy all of them, and with them the file',
    `${idFile}. If they are lost, write the line ${id} into a file ${idFile} there.`,
  ].join('\n')
}

function copied({ place }: PictureFiles, running: readonly Running[]): string {
  return [
    `The pictures in ${place} are a copy: of this database ${named(running)}, and keeps its pictures elsewhere.`,
    'Give all processes one folder (the same DATA_DIR, or a disk that they share as its folder images), or one',
    'bucket (PICTURES_S3_URL). To move the pictures, stop all processes before you copy them. A second shop needs',
    'another DATABASE_URL as well.',
  ].join('\n')
}

function movedBeside({ place }: PictureFiles, running: readonly Running[]): string {
  return [
    `The pictures in ${place} have come from elsewhere, and of this database ${named(running)}, perhaps with the`,
    'pictures of before. Stop it first, then start again. If its machine is gone, end its connection with',
    ...running.map(({ pid }) => `select pg_terminate_backend(${pid});`),
  ].join('\n')
}

function named(running: readonly Running[]): string {
  return `process ${running.map(({ name }) => name).join(' and ')} runs`
}

function ofNoEmptyOne({ place }: PictureFiles): string {
  return [
    `Somebody has sent the pictures in ${place}, and this database is empty: they are those of another one.`,
    'Start with the DATABASE_URL of the shop that they belong to. For a new shop take another DATA_DIR, or',
    'another bucket (PICTURES_S3_URL).',
  ].join('\n')
}

function anothers({ place }: PictureFiles): string {
  return [
    `The pictures in ${place} are those of another database.`,
    `If they are those of this one, delete the file ${idFile} there, and start again.`,
  ].join('\n')
}
