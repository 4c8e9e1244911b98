/** Folders of a test run, with the database of each. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'

/** A data folder that is known to be of this process. */
export function newDataDir(prefix: string): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await removeEmbeddedPostgres(dataDir)
  fs.rmSync(dataDir, { recursive: true, force: true })
}

/** A run that was killed could not tidy up; the next one does. */
export async function removeLeftovers(prefix: string): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    const folder = path.join(os.tmpdir(), name)
    // Another run may have just removed it.
    const stats = fs.statSync(folder, { throwIfNoEntry: false })
    if (isAlive(pid) || stats?.uid !== process.getuid?.()) continue
    await removeDataDir(folder)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
