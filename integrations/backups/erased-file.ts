import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import type { Erased, ErasedList } from '#domain/customers/erased-list.ts'

const line = z.object({ id: z.string(), at: z.coerce.date() })

/**
 * The list as a file beside the backups, a line each. Several processes add to it. The folder of the backups
 * is not made: where it is missing its disk may be.
 */
export function erasedFile(folder: string, { isMade = false } = {}): ErasedList {
  const file = path.join(folder, 'erased.jsonl')
  return {
    read: () => readErased(file),
    async add(erased) {
      if (isMade) await mkdir(folder, { recursive: true })
      const handle = await open(file, 'a', 0o600)
      try {
        // In one piece, so that lines of two processes do not mix.
        await handle.write(erased.map((one) => `${JSON.stringify(one)}\n`).join(''))
        await handle.sync()
      } finally {
        await handle.close()
      }
    },
  }
}

/** Of no file: none. A line that was cut off is passed over: it is written again. */
async function readErased(file: string): Promise<Erased[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((one) => {
    try {
      return [line.parse(JSON.parse(one))]
    } catch {
      return []
    }
  })
}
