import { randomBytes } from 'node:crypto'
import { access, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { DomainError } from '#domain/ground/errors.ts'

import type { KeptFile, PictureFiles } from './picture-files.ts'

type Write = (file: string, bytes: Buffer) => Promise<void>

/** The disk is full, or the part of it that we may use. */
const noRoom = new Set(['ENOSPC', 'EDQUOT'])
/** Files whose times are asked for together. */
const pageSize = 500

/** Pictures in a folder, which several processes may share. `write` is how bytes get onto the disk. */
export function diskFiles(folder: string, write: Write = writeFile): PictureFiles {
  const fileOf = (name: string) => path.join(folder, name)
  return {
    place: folder,
    has: (name) => exists(fileOf(name)),
    read: (name) => readFile(fileOf(name)).catch(nullIfMissing),
    remove: (name) => rm(fileOf(name), { force: true }),
    write: (name, bytes) => writeWhole(fileOf(name), bytes, write),
    list: () => filesIn(folder),
    async takeFolder(from) {
      await mkdir(folder, { recursive: true })
      await cp(from, folder, { recursive: true })
    },
  }
}

/** Written beside and then renamed: a reader never meets half a file. */
async function writeWhole(target: string, bytes: Buffer, write: Write): Promise<void> {
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

async function* filesIn(folder: string): AsyncIterable<KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)
  if (entries === null) return
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
  for (let from = 0; from < names.length; from += pageSize) {
    const page = names.slice(from, from + pageSize)
    const kept = await Promise.all(page.map((name) => timeOf(folder, name)))
    yield kept.filter((file) => file !== null)
  }
}

async function timeOf(folder: string, name: string): Promise<KeptFile | null> {
  const found = await stat(path.join(folder, name)).catch(nullIfMissing)
  return found && { name, writtenAt: found.mtime }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
  throw error
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
