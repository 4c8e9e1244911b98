/**
 * A restore begins with making an empty database, which would open as a new shop. So the data folder says
 * from before that until the end that a restore was begun; the database says it later, and for all folders.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { isForOperator, SettingsError } from '../settings-error.ts'

export function restoringFile(dataDir: string): string {
  return path.join(dataDir, 'restoring.txt')
}

/**
 * Restores `file`. What is refused in words has changed nothing, or has said so in the database; whatever
 * else ends it leaves the note.
 */
export async function whileRestoring<Result>(
  { dataDir, file }: { dataDir: string; file: string },
  restore: () => Promise<Result>,
): Promise<Result> {
  const note = restoringFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(note, `${file}\n`)
  try {
    const restored = await restore()
    rmSync(note)
    return restored
  } catch (error) {
    if (isForOperator(error)) rmSync(note)
    throw error
  }
}

/** @throws SettingsError where a restore was begun in this data folder and has not ended */
export function refuseRestoring(dataDir: string): void {
  let file: string
  try {
    file = readFileSync(restoringFile(dataDir), 'utf8').trim()
  } catch {
    return
  }
  throw new SettingsError(
    `A restore into DATA_DIR ${dataDir} has not ended: \`npm run restore -- ${file}\`. Run it again: it begins anew.\n` +
      `If a shop was here before, and the restore was a mistake, delete ${restoringFile(dataDir)}.`,
  )
}
