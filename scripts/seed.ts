/**
 * `npm run seed -- --products N --people N --orders N`: adds so much that is made up to the shop's database,
 * for load tests.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'

import type pg from 'pg'

import { connectPatiently } from '#db/connect.ts'
import { projectFolder } from '#db/project-folder.ts'
import { copyDemoPictures } from '#db/seed/demo-market.ts'
import { seedProducts } from '#db/seed/synthetic-catalogue.ts'
import { prepareOrders, seedOrders } from '#db/seed/synthetic-orders.ts'
import { seedPeople } from '#db/seed/synthetic-people.ts'

import { openDatabase } from '../server/database.ts'
import { endWhenAsked } from '../server/end-when-asked.ts'
import { orEnd } from '../server/settings-error.ts'
import { readSettings } from '../server/settings.ts'

/** Rows a transaction: the shop, if it runs, is not kept waiting for the whole. */
const batch = 5_000
const most = 5_000_000

const { values } = parseArgs({
  options: { products: { type: 'string' }, people: { type: 'string' }, orders: { type: 'string' } },
})
const amounts = {
  products: Number(values.products ?? 0),
  people: Number(values.people ?? 0),
  orders: Number(values.orders ?? 0),
}
const isSensible = Object.values(amounts).every((n) => Number.isInteger(n) && n >= 0 && n <= most)
if (!isSensible || Object.values(amounts).every((n) => n === 0)) {
  console.error('Please say how many: npm run seed -- --products 10000 --people 1000 --orders 10000')
  process.exit(1)
}

const settings = await orEnd(() => readSettings(process.env))
const log = { info() {}, warn: console.warn, error: console.error }
const database = await orEnd(() => openDatabase(settings, log))
const end = endWhenAsked({ close: () => database.stop(), limitMs: 30_000 })
if (amounts.products > 0)
  await copyDemoPictures(path.join(projectFolder(), 'pictures'), path.join(settings.dataDir, 'images'))
const began = performance.now()
const now = new Date()
const client = await connectPatiently(database.connectionConfig)
await inBatches('products', (rows) => seedProducts(client, rows))
await inBatches('people', (rows) => seedPeople(client, rows))
if (amounts.orders > 0) await prepareOrders(client)
await inBatches('orders', (rows) => seedOrders(client, { ...rows, amount: amounts.orders }))
// The index of search collects what is new in a list of its own, which is read through at each search.
await client.query('vacuum (analyze)')
console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
end(0)

async function inBatches(
  what: keyof typeof amounts,
  seed: (rows: { from: number; to: number; now: Date }) => Promise<void>,
): Promise<void> {
  const amount = amounts[what]
  for (let from = 0; from < amount; from += batch) {
    const to = Math.min(from + batch, amount) - 1
    await inTransaction(client, () => seed({ from, to, now }))
    if ((to + 1) % 20_000 === 0 || to + 1 === amount) console.log(`${to + 1} of ${amount} ${what}`)
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  await work()
  await client.query('commit')
}
