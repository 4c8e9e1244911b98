import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import type { ResizeOptions, Sharp } from 'sharp'

import { DomainError } from '#domain/ground/errors.ts'
import type { KeptPicture, PictureStore } from '#domain/media/picture-store.ts'
import { pictureWidths } from '#domain/media/rules.ts'

/** A picture of more pixels than this is refused before it is decoded: a small file can hold a huge one. */
const maxPixels = 25_000_000
const maxBytes = { product: 10 * 1024 * 1024, portrait: 5 * 1024 * 1024 }
const kinds = new Set(['png', 'jpeg', 'webp', 'avif', 'gif', 'heif'])
const portraitWidth = 256
/** So many pictures are kept in memory for their turn, the one that is encoded among them. */
const mostWaiting = 8

/**
 * Keeps pictures under `folder` in files named after their content, so that one picture kept twice is one
 * file and a name never changes what it shows (they are served as immutable).
 */
export function diskPictureStore(folder: string): PictureStore {
  // Encoding takes every core it gets; one picture at a time keeps the shop answering.
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting === mostWaiting)
      return Promise.reject(new DomainError('busy', { of: 'pictures', retryAfterSeconds: 5 }))
    waiting++
    const result = queue.then(work)
    const leave = () => void waiting--
    queue = result.then(leave, leave)
    return result
  }

  return {
    keepProductPicture: (bytes) => inTurn(() => keepProductPicture(folder, bytes)),
    keepPortrait: (bytes) => inTurn(() => keepPortrait(folder, bytes)),
  }
}

async function keepProductPicture(folder: string, bytes: Buffer): Promise<KeptPicture> {
  const biggestWidth = Math.max(...pictureWidths)
  const whole = await decode(bytes, maxBytes.product, {
    width: biggestWidth,
    height: biggestWidth,
    fit: 'contain',
    background: '#f6f1e4',
  })
  const name = nameOf(bytes)
  const biggest = `${name}-${biggestWidth}.webp`
  for (const width of pictureWidths) {
    const square = whole.clone().resize(width)
    await keepFile(folder, `${name}-${width}.avif`, () =>
      square.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    )
    await keepFile(folder, `${name}-${width}.webp`, () => square.clone().webp({ quality: 78 }).toBuffer())
  }
  const { size } = await stat(path.join(folder, biggest))
  return {
    path: `/images/${biggest}`,
    width: biggestWidth,
    height: biggestWidth,
    bytes: size,
    format: 'webp',
  }
}

async function keepPortrait(folder: string, bytes: Buffer): Promise<KeptPicture> {
  const size = { width: portraitWidth, height: portraitWidth }
  const square = await decode(bytes, maxBytes.portrait, { ...size, fit: 'cover' })
  const file = `people/${nameOf(bytes)}.webp`
  await keepFile(folder, file, () => square.webp({ quality: 80 }).toBuffer())
  return {
    path: `/images/${file}`,
    ...size,
    bytes: (await stat(path.join(folder, file))).size,
    format: 'webp',
  }
}

/**
 * The picture in the size in which it is kept, upright. Decoding a large one takes most of the time and the
 * memory, so it happens once; it also tells whether the file is whole. @throws too_large, bad_picture
 */
async function decode(bytes: Buffer, limit: number, size: ResizeOptions): Promise<Sharp> {
  if (bytes.length > limit) throw new DomainError('too_large', { megabytes: limit / 1024 / 1024 })
  const refusal = new DomainError('bad_picture', {})
  try {
    const input = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    const { format, compression, width, height } = await input.metadata()
    if (!kinds.has(format) || (format === 'heif' && compression !== 'av1') || !width || !height) throw refusal
    // Upright before the EXIF data that says how is left behind.
    const { data, info } = await input.autoOrient().resize(size).raw().toBuffer({ resolveWithObject: true })
    return sharp(data, { raw: info })
  } catch {
    throw refusal
  }
}

function nameOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Written beside and then renamed: a reader never meets half a file. */
async function keepFile(folder: string, file: string, encode: () => Promise<Buffer>): Promise<void> {
  const target = path.join(folder, file)
  if (await exists(target)) return
  await mkdir(path.dirname(target), { recursive: true })
  const unfinished = `${target}.${randomBytes(6).toString('hex')}`
  await writeFile(unfinished, await encode())
  await rename(unfinished, target)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
