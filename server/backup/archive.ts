/**
 * The file of a backup: a tar, compressed by zstd and, with a passphrase, encrypted by age. So it can be
 * looked into without this program: `age -d FILE | zstd -d | tar -t`.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'

import tar from 'tar-stream'

import { BackupError } from './backup-error.ts'
import { decrypted, encrypted, firstBytes } from './encryption.ts'

export type Add = (name: string, bytes: Buffer) => Promise<void>

export interface Entry {
  name: string
  body: AsyncIterable<Buffer>
}

/**
 * Writes a file that only its owner may read. It has another name until it is whole and on the disk; where
 * that fails nothing is left. Answers its size in bytes.
 */
export async function writeArchive(
  file: string,
  { passphrase, signal }: { passphrase: string | null; signal?: AbortSignal | undefined },
  write: (add: Add) => Promise<void>,
): Promise<number> {
  const unfinished = `${file}.${process.pid}.part`
  const pack = tar.pack()
  const add: Add = (name, bytes) =>
    new Promise((resolve, reject) => {
      pack
        .entry({ name, mode: 0o600, size: bytes.length }, (error) => (error ? reject(error) : resolve()))
        .end(bytes)
    })
  const stages = [
    pack,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    ...(passphrase === null ? [] : [(source: AsyncIterable<Buffer>) => encrypted(source, passphrase)]),
    createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
  ]
  const written = pipeline(stages as unknown as Stages, { signal })
  try {
    // Where the disk is full nobody takes what is added.
    await Promise.race([write(add), written])
    pack.finalize()
    await written
    await rename(unfinished, file)
    await flushFolder(path.dirname(file))
  } catch (error) {
    pack.destroy()
    await written.catch(() => undefined)
    await rm(unfinished, { force: true })
    throw error
  }
  const handle = await open(file)
  const { size } = await handle.stat()
  await handle.close()
  return size
}

/** Its entries in their order, each to be read before the next one. @throws BackupError */
export async function* readArchive(file: string, passphrase: string | null): AsyncGenerator<Entry> {
  const isEncrypted = await beginsAsAge(file)
  if (isEncrypted && passphrase === null)
    throw new BackupError(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`)
  const extract = tar.extract()
  const stages = [
    createReadStream(file),
    ...(isEncrypted ? [(source: AsyncIterable<Buffer>) => decrypted(source, passphrase ?? '')] : []),
    createZstdDecompress(),
    extract,
  ]
  const read = pipeline(stages as unknown as Stages)
  // Heard below, by the entries.
  read.catch(() => undefined)
  try {
    for await (const entry of extract) yield { name: entry.header.name, body: entry }
    await read
  } catch (error) {
    const { message } = error as Error
    if (message.startsWith('no identity matched'))
      throw new BackupError(`BACKUP_PASSPHRASE does not open ${file}.`)
    throw new BackupError(`${file} is no backup, or it is damaged: ${message}`)
  }
}

/** What TypeScript takes for several. */
type Stages = [NodeJS.ReadableStream, NodeJS.WritableStream]

async function beginsAsAge(file: string): Promise<boolean> {
  try {
    const handle = await open(file)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstBytes.length))
    await handle.close()
    return buffer.subarray(0, bytesRead).toString() === firstBytes
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}`)
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().catch(() => undefined)
  await handle.close()
}
