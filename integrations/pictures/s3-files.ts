import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type * as S3 from '@aws-sdk/client-s3'
import { LRUCache } from 'lru-cache'

import { DomainError } from '#domain/ground/errors.ts'

import { isShown } from './picture-files.ts'
import type { KeptFile, PictureFiles } from './picture-files.ts'

export interface S3Settings {
  /** Of the server, without the bucket. */
  url: string
  bucket: string
  key: string
  secret: string
  region: string
  /** The bucket stands in the path of an address, and not in the name of the host. */
  isPathStyle: boolean
}

/** Bytes of pictures that were asked for lately; a CDN in front asks once each. */
const cachedBytes = 32 * 1024 * 1024
/** Of one request, after which the server counts as away; each is tried three times. */
const timesMs = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true }
const uploadsAtOnce = 24
const types: Record<string, string> = { '.avif': 'image/avif', '.webp': 'image/webp' }
const forAYear = 'public, max-age=31536000, immutable'

/**
 * Pictures in a bucket of any server that speaks S3, which nobody but the shop can read: the shop sends them
 * on under its own address. The SDK is loaded when it is needed first, so that a shop without a bucket pays
 * nothing for it. Methods throw pictures_away while the server does not answer.
 */
export function s3Files(settings: S3Settings): PictureFiles {
  const { bucket: Bucket } = settings
  const cache = new LRUCache<string, Buffer>({
    maxSize: cachedBytes,
    sizeCalculation: (bytes) => bytes.length || 1,
    fetchMethod: async (name) => (await get(name)) ?? undefined,
  })
  let sdk: Promise<Sdk> | null = null
  const connected = () => (sdk ??= connect(settings))

  async function get(name: string): Promise<Buffer | null> {
    const { client, GetObjectCommand } = await connected()
    const body = await orNull(async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }))
      return Body?.transformToByteArray()
    })
    return body ? Buffer.from(body) : null
  }

  const files: PictureFiles = {
    place: `the bucket ${Bucket} of ${settings.url}`,

    async has(name) {
      if (cache.has(name)) return true
      const { client, HeadObjectCommand } = await connected()
      return (await orNull(() => client.send(new HeadObjectCommand({ Bucket, Key: name })))) !== null
    },

    // What is somebody's own is read anew, because it can be taken away.
    read: async (name) =>
      isShown(name) && !name.includes('/') ? ((await cache.fetch(name)) ?? null) : get(name),

    async write(name, bytes) {
      const { client, PutObjectCommand } = await connected()
      const described = {
        ContentType: types[path.extname(name)] ?? 'application/octet-stream',
        CacheControl: isShown(name) ? forAYear : 'private, no-store',
      }
      await orAway(() => client.send(new PutObjectCommand({ Bucket, Key: name, Body: bytes, ...described })))
      cache.delete(name)
    },

    async remove(name) {
      const { client, DeleteObjectCommand } = await connected()
      await orNull(() => client.send(new DeleteObjectCommand({ Bucket, Key: name })))
      cache.delete(name)
    },

    async *list() {
      const { client, ListObjectsV2Command } = await connected()
      let ContinuationToken: string | undefined
      do {
        const asked = new ListObjectsV2Command({ Bucket, ...(ContinuationToken && { ContinuationToken }) })
        const page = await orAway(() => client.send(asked))
        yield (page.Contents ?? []).map(({ Key = '', LastModified }): KeptFile => ({
          name: Key,
          writtenAt: LastModified ?? new Date(),
        }))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken !== undefined)
    },

    async takeFolder(folder) {
      const names = await readdir(folder)
      const upload = async () => {
        for (let name = names.pop(); name !== undefined; name = names.pop())
          await files.write(name, await readFile(path.join(folder, name)))
      }
      await Promise.all(Array.from({ length: uploadsAtOnce }, upload))
    },
  }
  return files
}

type Sdk = typeof S3 & { client: S3.S3Client }

async function connect({ url, region, key, secret, isPathStyle }: S3Settings): Promise<Sdk> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    endpoint: url,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    // Checksums that only newer servers know are left out: many speak S3 as it was before them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timesMs,
  })
  return { ...sdk, client }
}

/** null for what is not there. @throws pictures_away */
async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  return orAway(() =>
    ask().catch((error: unknown) => {
      if (statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket') return null
      throw error
    }),
  )
}

/** A server that does not answer, or fails, is away; one that refuses us is a mistake in the settings. */
async function orAway<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const status = statusOf(error)
    if (status !== undefined && status < 500 && status !== 429) throw error
    throw Object.assign(new DomainError('pictures_away', { retryAfterSeconds: 30 }), { cause: error })
  }
}

function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
}
