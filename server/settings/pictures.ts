import type { PictureHost } from '#domain/media/picture-host.ts'
import type { S3Settings } from '#integrations/pictures/s3-files.ts'

import { SettingsError } from '../settings-error.ts'
import type { Environment } from './environment.ts'

/** Cloudinary, or the shop's own call, which takes any name of a cloud and any preset. */
export function pictureHost(given: Environment): PictureHost {
  const { CLOUDINARY_CLOUD_NAME: cloud, CLOUDINARY_UPLOAD_PRESET: preset } = given
  if (cloud && preset) return { url: `https://api.cloudinary.com/v1_1/${cloud}/image/upload`, preset }
  if (!cloud && !preset) return { url: '/api/v1_1/haat/image/upload', preset: 'haat' }
  const [missing, set] = cloud
    ? ['CLOUDINARY_UPLOAD_PRESET', 'CLOUDINARY_CLOUD_NAME']
    : ['CLOUDINARY_CLOUD_NAME', 'CLOUDINARY_UPLOAD_PRESET']
  throw new SettingsError(`These settings cannot be used:\n  ${missing} is needed together with ${set}`)
}

/** A server with a bucket and keys for it, or nothing of it. */
export function pictureBucket(given: Environment): S3Settings | null {
  const { PICTURES_S3_URL: url, PICTURES_S3_BUCKET: bucket } = given
  const { PICTURES_S3_KEY: key, PICTURES_S3_SECRET: secret } = given
  if (url && bucket && key && secret) {
    const isPathStyle = given.PICTURES_S3_PATH_STYLE === 'on'
    return { url, bucket, key, secret, region: given.PICTURES_S3_REGION, isPathStyle }
  }
  const needed = Object.entries({
    PICTURES_S3_URL: url,
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_KEY: key,
    PICTURES_S3_SECRET: secret,
  })
  const set = needed.find(([, value]) => value)
  if (!set) return null
  const missing = needed.filter(([, value]) => !value)
  throw new SettingsError(
    `These settings cannot be used:\n${missing.map(([name]) => `  ${name} is needed together with ${set[0]}`).join('\n')}`,
  )
}
