/** `npm run seed -- --products N`: adds a large synthetic catalogue to the shop's database, for load tests. */
import path from 'node:path'
import { parseArgs } from 'node:util'

import { projectFolder } from '#db/project-folder.ts'
import { copyDemoPictures } from '#db/seed/demo-market.ts'
import { seedSyntheticCatalogue } from '#db/seed/synthetic-catalogue.ts'

import { openDatabase } from '../server/database.ts'
import { readSettings } from '../server/settings.ts'

const { values } = parseArgs({ options: { products: { type: 'string' } } })
const amount = Number(values.products)
if (!Number.isInteger(amount) || amount < 1 || amount > 5_000_000) {
  console.error('Say how many: npm run seed -- --products 10000')
  process.exit(1)
}

const settings = readSettings(process.env)
const log = { info() {}, warn: console.warn, error: console.error }
const database = await openDatabase(settings, log)
await copyDemoPictures(path.join(projectFolder(), 'pictures'), path.join(settings.dataDir, 'images'))
const began = performance.now()
await seedSyntheticCatalogue(database.connection.db, amount, new Date(), (done) => {
  if (done % 10_000 === 0 || done === amount) console.log(`${done} of ${amount} products`)
})
await database.connection.pool.query('analyze products')
await database.stop()
console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
