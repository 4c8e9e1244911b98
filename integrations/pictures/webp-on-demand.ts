import sharp from 'sharp'

import { bulkhead } from '#domain/ground/busy.ts'

import type { PictureFiles } from './picture-files.ts'

/** So many wait for their turn at most; a page shows few that nobody has asked for before. */
const mostWaiting = 31

/**
 * Makes the WebP of a picture that is kept in AVIF alone, when it is asked for, and keeps it: further views
 * of drawn goods come without one (decision 089). One at a time, and each once, however many ask. Answers
 * whether the WebP is there. @throws busy, no_room
 */
export function webpOnDemand(files: PictureFiles): (name: string) => Promise<boolean> {
  const made = new Map<string, Promise<boolean>>()
  const inTurn = bulkhead('pictures', { atOnce: 1, waiting: mostWaiting })

  async function make(name: string): Promise<boolean> {
    const avif = await files.read(`${name}.avif`)
    if (!avif) return false
    await files.write(`${name}.webp`, await sharp(avif).webp({ quality: 78 }).toBuffer())
    return true
  }

  return async (name) => {
    if (await files.has(`${name}.webp`)) return true
    const under = made.get(name)
    if (under) return under
    const result = inTurn(() => make(name)).finally(() => made.delete(name))
    made.set(name, result)
    return result
  }
}
