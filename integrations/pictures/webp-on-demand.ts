import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { bulkhead } from '#domain/ground/busy.ts'

import { exists, keepFile } from './keep-file.ts'

/** So many wait for their turn at most; a page shows few that nobody has asked for before. */
const mostWaiting = 31

/**
 * Makes the WebP of a picture that lies in `folder` in AVIF alone, when it is asked for, and keeps it:
 * further views of drawn goods come without one (decision 089). One at a time, and each once, however many
 * ask. Answers whether the WebP is there. @throws busy, no_room
 */
export function webpOnDemand(folder: string): (name: string) => Promise<boolean> {
  const made = new Map<string, Promise<boolean>>()
  const inTurn = bulkhead('pictures', { atOnce: 1, waiting: mostWaiting })

  async function make(name: string): Promise<boolean> {
    const avif = path.join(folder, `${name}.avif`)
    if (!(await exists(avif))) return false
    const encode = () => sharp(avif).webp({ quality: 78 }).toBuffer()
    await keepFile({ folder, write: writeFile }, `${name}.webp`, encode)
    return true
  }

  return async (name) => {
    if (await exists(path.join(folder, `${name}.webp`))) return true
    const under = made.get(name)
    if (under) return under
    const result = inTurn(() => make(name)).finally(() => made.delete(name))
    made.set(name, result)
    return result
  }
}
