/**
 * Where pictures lie, each under a name such as `toor-dal-400.avif` or `people/<hash>.webp`: a folder, or a
 * bucket. A name is the hash of what it shows or that of a product, so what lies under it never changes.
 */
export interface PictureFiles {
  has(name: string): Promise<boolean>
  /** null where there is none. */
  read(name: string): Promise<Buffer | null>
  /** Whole or not at all, in place of what is there. @throws no_room when the disk is full */
  write(name: string, bytes: Buffer): Promise<void>
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>
  /** All that lies there, in pages, with when it was written last. */
  list(): AsyncIterable<KeptFile[]>
  /** Lays all files of a folder there. */
  takeFolder(folder: string): Promise<void>
  /** What people call the place: the folder, or the bucket and its server. */
  place: string
}

export interface KeptFile {
  name: string
  writtenAt: Date
}

/** The name of a picture that everybody may see; others are no addresses of the shop. */
const shown = /^(?:people\/)?[\w-]+\.(?:avif|webp)$/

export function isShown(name: string): boolean {
  return shown.test(name)
}

/** Any picture, also one that not everybody may see; no way out of the folder, and nothing unfinished. */
const named = /^[\w-]+(?:\/[\w-]+)*\.(?:avif|webp)$/

export function isPicture(name: string): boolean {
  return named.test(name)
}

/** Keeps what is not there yet. @throws no_room */
export async function keep(files: PictureFiles, name: string, encode: () => Promise<Buffer>): Promise<void> {
  if (!(await files.has(name))) await files.write(name, await encode())
}

/** Beside the pictures: the id by which a database knows them as its own, and where they were then. */
export const idFile = 'haat-pictures.txt'

interface PicturesId {
  id: string
  place: string
  /** The database that is about to take this id, and may have been killed before it had; null: it has it. */
  begunBy: string | null
}

/** null where no database has them yet. */
export async function readId(files: PictureFiles): Promise<PicturesId | null> {
  const bytes = await files.read(idFile)
  const [id = '', place = '', begunBy = ''] = bytes?.toString().split('\n') ?? []
  return id.trim() === '' ? null : { id: id.trim(), place, begunBy: begunBy || null }
}

export async function writeId(files: PictureFiles, { id, place, begunBy }: PicturesId): Promise<void> {
  await files.write(idFile, Buffer.from(`${id}\n${place}\n${begunBy === null ? '' : `${begunBy}\n`}`))
}
