import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { connect } from '#db/connect.ts'
import type { Connection, Db } from '#db/connect.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { databaseLine } from '#tests/support/database-line.ts'
import { testDatabase } from '#tests/support/database.ts'

const { db, pool, connectionConfig } = await testDatabase()

describe('a connection that is lost', () => {
  test('in the middle of a transaction fails that transaction and nothing else', async () => {
    await expect(lostUnderStatement({ db })).rejects.toThrow()

    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('leaves its place to the next one: twenty are lost at every point, and the pool is whole', async () => {
    const few = poolOfTwo()
    const ways = [lostBeforeBegin, lostBetweenStatements, lostUnderStatement]
    for (let kill = 0; kill < 20; kill++) await expect(ways[kill % 3]?.(few)).rejects.toThrow()

    await useBoth(few)
    expect(few.pool).toMatchObject({ totalCount: 2, idleCount: 2, waitingCount: 0 })
  })

  test('undoes what its transaction has written', async () => {
    await pool.query('create table stall (goods text)')
    const lost = db.transaction(async (tx) => {
      await tx.execute(sql`insert into stall values ('okra')`)
      await terminate(tx)
    })

    await expect(lost).rejects.toThrow()
    expect((await pool.query('select * from stall')).rows).toEqual([])
  })

  test('fails its transaction as lost, whatever the work made of it', async () => {
    const lost = db.transaction(async (tx) => {
      await terminate(tx)
      throw new Error('something that says nothing')
    })

    await expect(lost).rejects.toMatchObject({ code: '08006' })
  })
})

describe('a connection that falls silent', () => {
  test('fails its transaction in time and is closed', async () => {
    const line = await databaseLine(connectionConfig)
    const few = connect({ ...line.connectionConfig, query_timeout: 200 })
    afterwards(() => few.pool.end())
    const silent = few.db.transaction(async (tx) => {
      line.silence()
      await tx.execute(sql`select 1`)
    })

    await expect(silent).rejects.toMatchObject({ code: '08006' })
    expect(few.pool.totalCount).toBe(0)
  })

  test('is waited for a little longer than PostgreSQL may take, and asked whether it is there', () => {
    expect(pool.options).toMatchObject({ keepAlive: true, connectionTimeoutMillis: 5_000 })
    expect(pool.options.query_timeout).toBeGreaterThan(Number(pool.options.statement_timeout))
  })
})

test('a transaction that cannot begin gives its connection back', async () => {
  const few = poolOfTwo()
  const isolationLevel = 'none such' as 'serializable'
  for (let tries = 0; tries < 3; tries++)
    await expect(few.db.transaction(async () => undefined, { isolationLevel })).rejects.toThrow()

  await useBoth(few)
})

test('a transaction inside of a transaction is undone by itself', async () => {
  const goods = await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table basket (goods text) on commit drop`)
    await tx.execute(sql`insert into basket values ('rice')`)
    const inner = tx.transaction(async (inner) => {
      await inner.execute(sql`insert into basket values ('ghee')`)
      throw new Error('changed my mind')
    })
    await expect(inner).rejects.toThrow('changed my mind')
    return (await tx.execute(sql`select goods from basket`)).rows
  })

  expect(goods).toEqual([{ goods: 'rice' }])
})

function poolOfTwo(): Connection {
  const few = connect({ ...connectionConfig, max: 2, connectionTimeoutMillis: 1_000 })
  afterwards(() => few.pool.end())
  return few
}

/** Two transactions at once, which take both places. */
async function useBoth(few: Connection): Promise<void> {
  const { promise: bothAreOpen, resolve } = Promise.withResolvers<void>()
  let open = 0
  const one = () =>
    few.db.transaction(async () => {
      if (++open === 2) resolve()
      await bothAreOpen
    })
  await Promise.all([one(), one()])
}

function lostBeforeBegin(few: Connection): Promise<unknown> {
  few.pool.once('acquire', (client) => void client.end())
  return few.db.transaction(async () => undefined)
}

function lostBetweenStatements({ db }: { db: Db }): Promise<unknown> {
  return db.transaction((tx) => terminate(tx))
}

function lostUnderStatement({ db }: { db: Db }): Promise<unknown> {
  return db.transaction(async (tx) => {
    void terminate(tx)
    await tx.execute(sql`select pg_sleep(60)`)
  })
}

/** Ends the connection of a transaction, from another one. */
async function terminate(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
}
