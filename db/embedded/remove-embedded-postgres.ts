/** Deletes the embedded PostgreSQL of a data folder with everything in it. */
import fs from 'node:fs'

import { knownLocations } from './locations.ts'
import { DataFolderTaken, usersOf } from './presence.ts'
import { stopServer } from './server-process.ts'
import { removePointer } from './state-pointer.ts'

/**
 * Stops the server that nobody uses any more and deletes the cluster. Answers the folder that went, if there
 * was one. @throws DataFolderTaken while a program uses it, which would start the server again
 */
export async function removeEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  if (!fs.existsSync(dataDir)) return undefined
  const realDataDir = fs.realpathSync(dataDir)
  const locations = knownLocations(realDataDir)
  if (!locations) return undefined

  const [user] = await usersOf(locations)
  if (user) throw new DataFolderTaken(dataDir, user)
  await stopServer(locations)
  fs.rmSync(locations.state, { recursive: true, force: true })
  fs.rmSync(locations.socketDir, { recursive: true, force: true })
  removePointer(realDataDir)
  return locations.state
}
