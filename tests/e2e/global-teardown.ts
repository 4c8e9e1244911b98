import { rm } from 'node:fs/promises'

import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'

/** The shop has been stopped by now; its database and data folder go as well. */
export default async function globalTeardown(): Promise<void> {
  const dataDir = process.env.HAAT_E2E_DATA
  if (!dataDir) return
  await removeEmbeddedPostgres(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}
