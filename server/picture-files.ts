import path from 'node:path'

import { diskFiles } from '#integrations/pictures/disk-files.ts'
import type { PictureFiles } from '#integrations/pictures/picture-files.ts'
import { s3Files } from '#integrations/pictures/s3-files.ts'

import type { Settings } from './settings.ts'

type PictureSettings = Pick<Settings, 'dataDir' | 'pictureBucket'>

/** The folder of the pictures; null where they are in a bucket. */
export function pictureFolder({ dataDir, pictureBucket }: PictureSettings): string | null {
  return pictureBucket === null ? path.join(dataDir, 'images') : null
}

/** Where the settings keep pictures: the bucket, or the data folder. */
export function pictureFiles(settings: PictureSettings): PictureFiles {
  const { dataDir, pictureBucket } = settings
  return pictureBucket === null ? diskFiles(path.join(dataDir, 'images')) : s3Files(pictureBucket)
}
