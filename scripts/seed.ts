/**
 * `npm run seed -- --products N --people N --orders N`: adds so much that is made up to the shop's database,
 * for load tests.
 */
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import type pg from 'pg'

import { connectPatiently } from '#db/connect.ts'
import { projectFolder } from '#db/project-folder.ts'
import { seedProducts } from '#db/seed/synthetic-catalogue.ts'
import { prepareOrders, seedOrders } from '#db/seed/synthetic-orders.ts'
import { seedPeople } from '#db/seed/synthetic-people.ts'

import { openDatabase } from '../server/database.ts'
import { endWhenAsked } from '../server/end-when-asked.ts'
import { pictureFiles } from '../server/picture-files.ts'
import { orEnd } from '../server/settings-error.ts'
import { readSettings } from '../server/settings.ts'

/** Rows a transaction, at most: the shop, if it runs, is not kept waiting for the whole. */
const largestBatch = 25_000
const most = 5_000_000
/** Connections. Further ones would wait for each other's pages of an index. */
const mostLanes = 8

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
const end = endWhenAsked({ close: () => database.stop(), limitMs: () => 30_000 })
if (amounts.products > 0) await pictureFiles(settings).takeFolder(path.join(projectFolder(), 'pictures'))
const began = performance.now()
const now = new Date()
const lanes = await Promise.all(
  Array.from({ length: Math.min(mostLanes, os.availableParallelism()) }, openLane),
)
await inBatches('products', lanes, (lane, rows) => seedProducts(lane, rows))
await inBatches('people', lanes, (lane, rows) => seedPeople(lane, rows))
const [client, ...others] = lanes
if (!client) throw new Error('There is no connection')
await Promise.all(others.map((lane) => lane.end()))
if (amounts.orders > 0) await prepareOrders(client)
await inBatches('orders', [client], (lane, rows) => seedOrders(lane, { ...rows, amount: amounts.orders }))
// The index of search collects what is new in a list of its own, which is read through at each search.
await client.query('vacuum (analyze)')
// Half of the indexes is air after so many rows at once.
await client.query('reindex (concurrently) schema public')
console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
end(0)

async function openLane(): Promise<pg.Client> {
  const lane = await connectPatiently(database.directConfig)
  // What a power cut takes is seeded again; and an index of many words takes many rows at a time.
  await lane.query(`
    set synchronous_commit = off;
    set work_mem = '128MB';
    set gin_pending_list_limit = '64MB'`)
  return lane
}

/** Several batches at a time, one on each lane. */
async function inBatches(
  what: keyof typeof amounts,
  lanes: readonly pg.Client[],
  seed: (lane: pg.Client, rows: { from: number; to: number; now: Date }) => Promise<void>,
): Promise<void> {
  const amount = amounts[what]
  const batch = Math.min(largestBatch, Math.ceil(amount / lanes.length))
  let next = 0
  let done = 0
  await Promise.all(
    lanes.map(async (lane) => {
      while (next < amount) {
        const from = next
        next = Math.min(from + batch, amount)
        const to = next - 1
        await inTransaction(lane, () => seed(lane, { from, to, now }))
        done += to + 1 - from
        console.log(`${done} of ${amount} ${what}`)
      }
    }),
  )
}

async function inTransaction(lane: pg.Client, work: () => Promise<void>): Promise<void> {
  await lane.query('begin')
  await work()
  await lane.query('commit')
}
