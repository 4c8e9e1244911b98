import type pg from 'pg'

import { idFile, readId } from '#integrations/pictures/picture-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'
import { hasUploads } from '#integrations/pictures/picture-store.ts'

import { BackupError } from './backup-error.ts'

interface Restoring {
  pictures: PictureFiles
  /** The database that is restored into (`databaseHere`). */
  here: string | null
  /** false: the backup is of before pictures had an id. */
  hasIdentity: boolean
}

/**
 * Refuses a place with uploads of another database: its shop would go on beside the restored one, and each
 * would remove what the other shows. Free are an empty place, that of the backup's own shop, and one that a
 * restore into this database has begun. `client` has the rows of the backup. @throws BackupError
 */
export async function refuseOthersPictures(
  client: pg.ClientBase,
  { pictures, here, hasIdentity }: Restoring,
): Promise<void> {
  const found = await readId(pictures)
  if (!found || (here !== null && found.begunBy === here) || !(await hasUploads(pictures))) return
  const ofBackup = `select from identity where of = 'pictures' and mark = $1`
  if (hasIdentity && (await client.query(ofBackup, [found.id])).rowCount) return
  throw new BackupError(
    `The pictures in ${pictures.place} are those of another database than the backup's. ` +
      'Restore into another DATA_DIR or another bucket (PICTURES_S3_URL). ' +
      `If they are of the backup's shop, or of one that is over, delete the file ${idFile} there.`,
  )
}
