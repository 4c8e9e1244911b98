import { expect, test } from 'vitest'

import { connect } from '#db/connect.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { testDatabase } from '#tests/support/database.ts'
import { makeProduct, testShop } from '#tests/support/shop.ts'

const database = await testDatabase()
const { pool, db } = connect({ ...database.connectionConfig, statement_timeout: 300 })
afterwards(() => pool.end())
const shop = await testShop({}, { database: { ...database, pool, db } })
const productId = await makeProduct(database)
const asha = await shop.customer()
const addToCart = () => asha.post('/api/addto-cart', { productId })
const isReady = async () => (await shop.guest().get('/health/ready')).status

test('a standby is a database that is away: its connections are dropped, and the next ones reach the primary', async () => {
  // As behind a proxy that leads to what was the primary.
  await onDatabase('set default_transaction_read_only = on')
  await database.pool.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // Several at a time, so that more connections are open than one that fails.
  for (const answer of await Promise.all([addToCart(), addToCart(), addToCart()])) {
    expect(answer.status, answer.body.text).toBe(503)
    expect(answer.body).toMatchObject({ code: 'unavailable' })
    expect(answer.headers.get('retry-after')).toBe('2')
  }
  expect(await isReady()).toBe(503)
  await Promise.all([pool.query('select 1'), pool.query('select 1'), pool.query('select 1')])

  await onDatabase('reset default_transaction_read_only')
  await addToCart()
  expect(await isReady()).toBe(200)
  expect((await addToCart()).status).toBe(200)
})

test('what takes longer than a statement may is told so, and not that the database is away', async () => {
  await addToCart()
  const holder = await database.pool.connect()
  await holder.query('begin; lock table cart_lines')
  const answer = await addToCart()
  await holder.query('rollback')
  holder.release()

  expect(answer.status).toBe(503)
  expect(answer.body).toMatchObject({
    code: 'took_too_long',
    message: 'This took the shop too long. Please try again in a minute, or ask for less of it.',
  })
  expect(answer.headers.get('retry-after')).toBe('30')
})

async function onDatabase(change: string): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  await database.pool.query(`begin read write; alter database ${rows[0]?.name} ${change}; commit`)
}
