import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'

import { desc, eq, like } from 'drizzle-orm'

import type { Db } from '#db/connect.ts'
import { identity, people, productImages } from '#db/schema/index.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { idFile, readId, writeId } from '#integrations/pictures/picture-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'

import { pictureFolder } from './picture-files.ts'
import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'

const isPictures = eq(identity.of, 'pictures')

/**
 * Refuses a process that keeps pictures elsewhere than the others of this database: each would show what it
 * has taken itself, and 404 for the rest. An empty database and its place become each other's; so does an
 * older one, with the place where its pictures are. Of pictures that were copied or moved the new place
 * counts from then on, so only one of two copies can be used. One process at a time.
 * @throws SettingsError
 */
export async function knowPictures(
  db: Db,
  files: PictureFiles,
  settings: Pick<Settings, 'dataDir' | 'pictureBucket' | 'databaseUrl'>,
): Promise<void> {
  const folder = pictureFolder(settings)
  // A copy is another folder than its original, and a folder that several machines share is one for all.
  const place = folder === null ? files.place : `folder ${await numberOf(folder)}`
  const [known] = await db.select({ id: identity.mark }).from(identity).where(isPictures)
  const found = await readId(files).catch((error: Error) => {
    // The shop sells without pictures; what is wrong with the settings has been seen at the start before.
    if (known && hasCode(error, 'pictures_away')) return 'away' as const
    const why = `${error.name} ${(error.cause as Error | undefined)?.message ?? error.message}`
    throw new SettingsError(`The pictures cannot be read in ${files.place}: ${why}`)
  })
  if (found === 'away') return
  if (known && known.id === found?.id)
    return found.place === place ? undefined : becomeEachOthers(randomUUID())
  // A database of our own has one process, and the folder beside it.
  const isAlone = settings.databaseUrl === null && folder !== null
  if (!isAlone) {
    if (known) throw new SettingsError(elsewhere(files, known.id))
    const isUsed = (await db.$count(people)) > 0
    if (isUsed && found) throw new SettingsError(anothers(files))
    if (isUsed && (await isWithoutPictures(db, files)))
      throw new SettingsError(elsewhere(files, randomUUID()))
  }
  return becomeEachOthers(found?.id ?? randomUUID())

  async function becomeEachOthers(id: string): Promise<void> {
    // The place first: who dies in between leaves one with an id that no database has yet.
    await writeId(files, { id, place })
    await writePicturesId(db, id)
  }
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

/** Of a shop from before pictures had an id: whether that of its newest product is missing here. */
async function isWithoutPictures(db: Db, files: PictureFiles): Promise<boolean> {
  const [newest] = await db
    .select({ url: productImages.url })
    .from(productImages)
    .where(like(productImages.url, '/images/%'))
    .orderBy(desc(productImages.productId))
    .limit(1)
  if (!newest) return false
  const name = newest.url.slice('/images/'.length)
  // One that is drawn may lie there in AVIF alone.
  return !(await files.has(name)) && !(await files.has(name.replace(/\.webp$/, '.avif')))
}

function elsewhere({ place }: PictureFiles, id: string): string {
  return [
    `The pictures of this database are not in ${place}, but where its other processes keep them.`,
    'Give all processes one folder (the same DATA_DIR, or a disk that they share as its folder images), or one',
    'bucket (PICTURES_S3_URL). To move the pictures, copy all of them, and with them the file',
    `${idFile}. If they are lost, write the line ${id} into a file ${idFile} there.`,
  ].join('\n')
}

function anothers({ place }: PictureFiles): string {
  return [
    `The pictures in ${place} are those of another database.`,
    `If they are those of this one, delete the file ${idFile} there, and start again.`,
  ].join('\n')
}
