import { createHash, randomBytes } from 'node:crypto'

import sharp from 'sharp'
import type { ResizeOptions, Sharp } from 'sharp'

import { bulkhead } from '#domain/ground/busy.ts'
import { DomainError } from '#domain/ground/errors.ts'
import type { KeptPicture, PictureStore, Upload } from '#domain/media/picture-store.ts'
import { pictureWidths, thumbnailWidth } from '#domain/media/rules.ts'

import { onSquare } from './on-square.ts'
import type { Pixels } from './on-square.ts'
import { keep, readId } from './picture-files.ts'
import type { PictureFiles } from './picture-files.ts'

/** A picture of more pixels than this is refused before it is decoded: a small file can hold a huge one. */
const maxPixels = 25_000_000
const maxBytes = { product: 10 * 1024 * 1024, portrait: 5 * 1024 * 1024, private: 5 * 1024 * 1024 }
const kinds = new Set(['png', 'jpeg', 'webp', 'avif', 'gif', 'heif'])
const portraitWidth = 256
/** The longer side of a picture that not everybody may see, in pixels: enough to read a label on it. */
const privateSide = 1280
/** A photograph is decoded so much larger than it is kept, for what cropping takes (on-square.ts). */
const mostCropped = 1.5
/** Part of a picture's name: files that were laid on a square in another way keep theirs. */
const squares = 'square 2'
/** So many pictures are held in memory for their turn, beside the one that is encoded. */
const mostWaiting = 7

/**
 * Keeps pictures in files named after their content, so that one picture kept twice is one file and a name
 * never changes what it shows (they are served as immutable).
 */
export function pictureStore(files: PictureFiles, { keepsPrivate = false } = {}): PictureStore {
  // Encoding takes every core it gets; one picture at a time keeps the shop answering.
  const inTurn = bulkhead('pictures', { atOnce: 1, waiting: mostWaiting })

  return {
    keepProductPicture: (bytes) => inTurn(() => keepProductPicture(files, bytes)),
    keepPortrait: (bytes) => inTurn(() => keepPortrait(files, bytes)),
    forget: (address) => forget(files, address),
    encodePrivate: (bytes) => inTurn(() => encodePrivate(bytes)),
    keepsPrivate,
    async keepPrivate(webp) {
      const name = `private/${randomBytes(16).toString('hex')}.webp`
      await files.write(name, webp)
      return name
    },
    readPrivate: (name) => files.read(name),
    uploads: () => uploads(files),
    id: async () => (await readId(files))?.id ?? null,
  }
}

async function keepProductPicture(files: PictureFiles, bytes: Buffer): Promise<KeptPicture> {
  const biggestWidth = Math.max(...pictureWidths)
  const decodedSide = biggestWidth * mostCropped
  const decoded = await decode(bytes, maxBytes.product, {
    width: decodedSide,
    height: decodedSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const whole = await onSquare(decoded, biggestWidth)
  const name = nameOf(bytes, squares)
  const biggest = `${name}-${biggestWidth}.webp`
  const keepAvif = (square: Sharp, width: number) =>
    keep(files, `${name}-${width}.avif`, () => square.clone().avif({ quality: 55, effort: 3 }).toBuffer())
  await keepAvif(whole.clone().resize(thumbnailWidth), thumbnailWidth)
  for (const width of pictureWidths) {
    const square = whole.clone().resize(width)
    await keepAvif(square, width)
    await keep(files, `${name}-${width}.webp`, () => square.clone().webp({ quality: 78 }).toBuffer())
  }
  const bytesOf = await renewed(files, biggest)
  return {
    path: `/images/${biggest}`,
    width: biggestWidth,
    height: biggestWidth,
    bytes: bytesOf,
    format: 'webp',
  }
}

async function keepPortrait(files: PictureFiles, bytes: Buffer): Promise<KeptPicture> {
  const size = { width: portraitWidth, height: portraitWidth }
  const { data, info } = await decode(bytes, maxBytes.portrait, { ...size, fit: 'cover' })
  const square = sharp(data, { raw: info })
  const file = `people/${nameOf(bytes)}.webp`
  await keep(files, file, () => square.webp({ quality: 80 }).toBuffer())
  return {
    path: `/images/${file}`,
    ...size,
    bytes: await renewed(files, file),
    format: 'webp',
  }
}

/** How large it is. Written again, so that what nothing refers to yet is as new as this sending of it. */
async function renewed(files: PictureFiles, name: string): Promise<number> {
  const bytes = await files.read(name)
  if (bytes) await files.write(name, bytes)
  return bytes?.length ?? 0
}

/** What was sent is named by its hash, or by chance; what is drawn, and other hosts' pictures, are not. */
const sent = /^(?:\/images\/)?((?:people|private)\/[0-9a-f]{32}\.webp|[0-9a-f]{32}-800\.webp)$/

async function forget(files: PictureFiles, address: string): Promise<void> {
  const [, name] = sent.exec(address) ?? []
  if (!name) return
  const others = name.includes('/')
    ? []
    : [`${thumbnailWidth}.avif`, ...pictureWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`])]
  // The one that it is known by last: what a kill has left is found again.
  for (const other of others.map((one) => name.replace('800.webp', one)))
    if (other !== name) await files.remove(other)
  await files.remove(name)
}

/** Whether anybody has sent a picture that lies here; what is drawn does not count. */
export async function hasUploads(files: PictureFiles): Promise<boolean> {
  for await (const page of uploads(files)) if (page.length > 0) return true
  return false
}

async function* uploads(files: PictureFiles): AsyncIterable<Upload[]> {
  for await (const page of files.list())
    yield page
      .filter(({ name }) => sent.test(name))
      .map(({ name, writtenAt: sentAt }) => {
        const isPrivate = name.startsWith('private/')
        return { path: isPrivate ? name : `/images/${name}`, isPrivate, sentAt }
      })
}

async function encodePrivate(bytes: Buffer): Promise<Buffer> {
  const size = { width: privateSide, height: privateSide, fit: 'inside', withoutEnlargement: true } as const
  const { data, info } = await decode(bytes, maxBytes.private, size)
  return sharp(data, { raw: info }).webp({ quality: 78 }).toBuffer()
}

/**
 * The picture in the size in which it is kept, upright. Decoding a large one takes most of the time and the
 * memory, so it happens once; it also tells whether the file is whole. @throws too_large, bad_picture
 */
async function decode(bytes: Buffer, limit: number, size: ResizeOptions): Promise<Pixels> {
  if (bytes.length > limit) throw new DomainError('too_large', { megabytes: limit / 1024 / 1024 })
  const refusal = new DomainError('bad_picture', {})
  try {
    const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    const { format, compression, width, height } = await input.metadata()
    if (!kinds.has(format) || (format === 'heif' && compression !== 'av1') || !width || !height) throw refusal
    // Upright before the EXIF data that says how is left behind.
    const upright = input.autoOrient().resize(size).toColourspace('srgb')
    return await upright.raw().toBuffer({ resolveWithObject: true })
  } catch {
    throw refusal
  }
}

function nameOf(bytes: Buffer, way = ''): string {
  return createHash('sha256').update(way).update(bytes).digest('hex').slice(0, 32)
}
