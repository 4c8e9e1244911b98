import { randomBytes } from 'node:crypto'
import { access, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'

import { DomainError } from '#domain/ground/errors.ts'

export type Write = (file: string, bytes: Buffer) => Promise<void>

export interface Files {
  folder: string
  write: Write
}

/** The disk is full, or the part of it that we may use. */
const noRoom = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Keeps a file that is not there yet. Written beside and then renamed: a reader never meets half a file.
 * @throws no_room when the disk is full
 */
export async function keepFile(
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

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
