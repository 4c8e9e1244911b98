/** `npm run openapi`: writes `openapi.json`, what the shop's calls take and answer, from the shop itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { projectFolder } from '#db/project-folder.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/database.ts'
import { readSettings } from '#server/settings.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'haat-openapi-'))
const quiet = { info() {}, warn: console.warn, error: console.error }
const settings = readSettings({ DATA_DIR: dataDir })
const database = await openDatabase(settings, quiet)
try {
  const app = await buildApp({ settings, ...database, logger: false })
  await app.ready()
  const file = path.join(projectFolder(), 'openapi.json')
  writeFileSync(file, `${JSON.stringify(app.swagger(), null, 2)}\n`)
  await app.close()
  console.log(`Wrote ${file}`)
} finally {
  await database.stop()
  await removeEmbeddedPostgres(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}
