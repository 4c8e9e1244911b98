import { afterEach, expect, test, vi } from 'vitest'

import { products } from '#db/schema/index.ts'
import type { Log } from '#domain/ground/context.ts'
import { reconcilePaymentOrders } from '#domain/payments/reconcile.ts'
import { testDatabase } from '#tests/support/database.ts'
import { fillCart, startPaying } from '#tests/support/paying.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

import { databaseClock } from './database-clock.ts'

const hourMs = 60 * 60_000
const database = await testDatabase()
const { pool } = database

afterEach(async () => {
  vi.useRealTimers()
  await databaseAhead(0)
})

test('a process whose clock is two hours ahead ends nobody’s hold', async () => {
  const shop = await testShop({}, { database })
  const productId = await makeProduct(shop, { stock: 1, sellingPricePaise: 500_00 })
  const [asha, ravi] = [await shop.customer(), await shop.customer()]
  await fillCart(asha, productId)
  await startPaying(asha)

  machineAhead(2 * hourMs)
  const clock = await databaseClock(pool, listeningLog().log)
  clock.stop()
  await reconcilePaymentOrders({ ...shop.ctx, now: clock.now })
  expect((await shop.db.select().from(products)).map(({ stock }) => stock)).toEqual([0])
  expect((await ravi.post('/api/addto-cart', { productId })).body).toMatchObject({ code: 'out_of_stock' })

  const ahead = await testShop({}, { database, byDatabaseClock: true })
  const awayMs = ahead.app.guestCtx().now().getTime() - (await databaseTime())
  expect(Math.abs(awayMs)).toBeLessThan(2_000)
})

test('a clock of the database that jumps is told and not followed; one that is set right, or woke up with the machine, is', async () => {
  const { log, said } = listeningLog()
  const clock = await databaseClock(pool, log)
  const began = clock.now().getTime()
  const aheadMs = async () => {
    await clock.compare()
    return clock.now().getTime() - began
  }

  await databaseAhead(2 * hourMs)
  expect(await aheadMs()).toBeLessThan(hourMs)
  expect(said).toEqual([expect.stringMatching(/clock has jumped/)])
  await databaseAhead(20_000)
  expect(await aheadMs()).toBeGreaterThanOrEqual(19_000)
  await databaseAhead(2 * hourMs)
  machineAhead(2 * hourMs)
  expect(await aheadMs()).toBeGreaterThan(hourMs)
  expect(said).toHaveLength(1)
  clock.stop()
})

test('a machine whose clock is another one is told so at the start', async () => {
  machineAhead(2 * hourMs)
  const { log, said } = listeningLog()
  const clock = await databaseClock(pool, log)
  clock.stop()

  expect(said).toEqual([expect.stringMatching(/goes by the database/)])
})

/** The processes of a test have one clock: it is set for all of them. */
function machineAhead(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
}

async function databaseAhead(ms: number): Promise<void> {
  await pool.query(`create or replace function shop_clock() returns timestamptz language sql volatile
    as $$ select clock_timestamp() + interval '${ms} ms' $$`)
}

async function databaseTime(): Promise<number> {
  const { rows } = await pool.query<{ at: Date }>('select clock_timestamp() as at')
  return rows[0]?.at.getTime() ?? 0
}

function listeningLog(): { log: Log; said: string[] } {
  const said: string[] = []
  const say = (_details: object, message: string) => void said.push(message)
  return { log: { info() {}, warn: say, error: say }, said }
}
