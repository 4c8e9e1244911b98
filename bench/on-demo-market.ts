import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { connect } from '#db/connect.ts'
import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { seedDemoMarket } from '#db/seed/demo-market.ts'

/** Measures on the demo market in a database of its own, which is gone afterwards. */
export async function onDemoMarket(
  name: string,
  measure: (market: ReturnType<typeof connect>) => Promise<void>,
): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `haat-bench-${name}-`))
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined })
  await migrate(server.connectionConfig)
  const market = connect(server.connectionConfig)
  try {
    await seedDemoMarket({ db: market.db, now: new Date(), layPictures: async () => undefined })
    await market.pool.query('vacuum (analyze)')
    await measure(market)
  } finally {
    await market.pool.end()
    await server.stop()
    await removeEmbeddedPostgres(dataDir)
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
}
