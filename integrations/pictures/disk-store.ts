import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { DomainError } from '#domain/ground/errors.ts'
import type { KeptPicture, PictureStore } from '#domain/media/picture-store.ts'
import { pictureWidths } from '#domain/media/rules.ts'

/** A picture of more pixels than this is refused before it is decoded: a small file can hold a huge one. */
const maxPixels = 25_000_000
const maxBytes = { product: 10 * 1024 * 1024, portrait: 5 * 1024 * 1024 }
const kinds = new Set(['png', 'jpeg', 'webp', 'avif', 'gif', 'heif'])
const portraitWidth = 256
/** The disk is full, or the part of it that we may use. */
const noRoom = new Set(['ENOSPC', 'EDQUOT'])
/** So many pictures are kept in memory for their turn, the one that is encoded among them. */
const mostWaiting = 8

type Write = (file: string, bytes: Buffer) => Promise<void>

interface Files {
  folder: string
  write: Write
}

/**
 * Keeps pictures under `folder` in files named after their content, so that one picture kept twice is one
 * file and a name never changes what it shows (they are served as immutable).
 */
export function diskPictureStore(folder: string, write: Write = writeFile): PictureStore {
  const files = { folder, write }
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
    keepProductPicture: (bytes) => inTurn(() => keepProductPicture(files, bytes)),
    keepPortrait: (bytes) => inTurn(() => keepPortrait(files, bytes)),
  }
}

async function keepProductPicture(files: Files, bytes: Buffer): Promise<KeptPicture> {
  await check(bytes, maxBytes.product)
  const name = nameOf(bytes)
  const biggest = `${name}-800.webp`
  for (const width of pictureWidths) {
    const square = decode(bytes).resize(width, width, { fit: 'contain', background: '#f6f1e4' })
    await keepFile(files, `${name}-${width}.avif`, () =>
      square.clone().avif({ quality: 55, effort: 3 }).toBuffer(),
    )
    await keepFile(files, `${name}-${width}.webp`, () => square.clone().webp({ quality: 78 }).toBuffer())
  }
  const { size } = await stat(path.join(files.folder, biggest))
  return { path: `/images/${biggest}`, width: 800, height: 800, bytes: size, format: 'webp' }
}

async function keepPortrait(files: Files, bytes: Buffer): Promise<KeptPicture> {
  await check(bytes, maxBytes.portrait)
  const file = `people/${nameOf(bytes)}.webp`
  const square = decode(bytes).resize(portraitWidth, portraitWidth, { fit: 'cover' })
  await keepFile(files, file, () => square.webp({ quality: 80 }).toBuffer())
  return {
    path: `/images/${file}`,
    width: portraitWidth,
    height: portraitWidth,
    bytes: (await stat(path.join(files.folder, file))).size,
    format: 'webp',
  }
}

/** `autoOrient` turns the picture upright before the EXIF data that says how is left behind. */
function decode(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false }).autoOrient()
}

async function check(bytes: Buffer, limit: number): Promise<void> {
  if (bytes.length > limit) throw new DomainError('too_large', { megabytes: limit / 1024 / 1024 })
  const refusal = new DomainError('bad_picture', {})
  try {
    const { format, compression, width, height } = await sharp(bytes, {
      limitInputPixels: maxPixels,
    }).metadata()
    if (!kinds.has(format) || (format === 'heif' && compression !== 'av1') || !width || !height) throw refusal
    // Only decoding tells that a picture is whole; a small copy costs little.
    await decode(bytes).resize(8, 8).raw().toBuffer()
  } catch {
    throw refusal
  }
}

function nameOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/** Written beside and then renamed: a reader never meets half a file. */
async function keepFile(
  { folder, write }: Files,
  file: string,
  encode: () => Promise<Buffer>,
): Promise<void> {
  const target = path.join(folder, file)
  if (await exists(target)) return
  const bytes = await encode()
  const unfinished = `${target}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await write(unfinished, bytes)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    if (!noRoom.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    throw Object.assign(new DomainError('no_room', {}), { cause: error })
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
