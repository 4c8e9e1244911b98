/** `npm run db:reset`: throws the shop's data away; the next start begins empty. */
import fs from 'node:fs'
import path from 'node:path'

import { DataFolderTaken } from '#db/embedded/presence.ts'
import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'

import { restoringFile } from '../server/backup/restoring.ts'

await resetData()

async function resetData(): Promise<void> {
  if (process.env.DATABASE_URL) {
    console.error(
      'DATABASE_URL is set. This command does not delete anything on a server of your own. ' +
        'Unset it to reset the embedded database, or empty your own database by hand.',
    )
    process.exitCode = 1
    return
  }
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data')
  const cluster = await removeEmbeddedPostgres(dataDir).catch((error: unknown) => {
    if (!(error instanceof DataFolderTaken)) throw error
    console.error(`${error.message}. End that one first: it would go on without its data.`)
    process.exit(1)
  })
  fs.rmSync(path.join(dataDir, 'images'), { recursive: true, force: true })
  fs.rmSync(restoringFile(dataDir), { force: true })
  console.log(cluster ? `Deleted ${cluster} and the images in ${dataDir}` : `No database in ${dataDir}`)
}
