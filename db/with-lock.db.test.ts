import { expect, test, vi } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { LockTaken, withFreeLock, withLock } from './with-lock.ts'

const { pool, connectionConfig } = await testDatabase()

test('one process at a time has a lock, whatever its work commits, and the next one is told whom it waits for', async () => {
  const held = await holding(7)
  await held.client.query('begin; create table stall (goods text); commit')
  const said: string[] = []
  // A limit on the answers of this connection would end the wait for an upgrade.
  const waiting = withLock({ ...connectionConfig, query_timeout: 50 }, 7, async () => 'my turn', {
    tell: (line) => void said.push(line),
    tellMs: 20,
  })
  await vi.waitFor(() => expect(said.length).toBeGreaterThan(3), { timeout: 10_000 })
  held.done()

  expect(await waiting).toBe('my turn')
  await held.ended
  expect(said[0]).toMatch(
    /^Waiting for another process .* \('haat lock \S+ \d+', connection \d+ of the database since 2\S+Z\)$/,
  )
})

test('a process that waits for too long ends, and says whose connection has the lock', async () => {
  const held = await holding(8)
  const refused = withLock(connectionConfig, 8, async () => 'my turn', { mostMs: 100 })

  await expect(refused).rejects.toBeInstanceOf(LockTaken)
  await expect(refused).rejects.toThrow(new RegExp(`pg_terminate_backend\\(${await holderOf(8)}\\)`))
  held.done()
  await held.ended
})

test('a lock is held by a transaction without limits of time, so that no pooler can keep it beyond that', async () => {
  const held = await holding(9)
  const { rows } = await pool.query('select state from pg_stat_activity where pid = $1', [await holderOf(9)])
  expect(rows).toEqual([{ state: 'idle in transaction' }])

  held.done()
  await held.ended
  await vi.waitFor(async () => expect(await holderOf(9)).toBe(undefined), { timeout: 10_000 })
})

test('work whose lock was lost is cut off, because another process may have begun the same', async () => {
  const held = await holding(10)
  const working = held.client.query('select pg_sleep(60)').catch((error: unknown) => error)
  await pool.query('select pg_terminate_backend($1)', [await holderOf(10)])

  expect(await working).toEqual(expect.objectContaining({ message: expect.stringMatching(/terminated/) }))
  held.done()
  await held.ended
})

test('work for one at a time is left out by the others, and hears when its lock was lost', async () => {
  let isLost = false
  await withFreeLock(connectionConfig, 11, async (held) => {
    await withFreeLock(connectionConfig, 11, () => Promise.reject(new Error('a second one is at it')))
    await pool.query('select pg_terminate_backend($1)', [await holderOf(11)])
    await vi.waitFor(() => expect(held.aborted).toBe(true), { timeout: 10_000 })
    isLost = true
  })
  expect(isLost).toBe(true)
})

/** A lock that is held until it is said to be done, and the connection of its work. */
async function holding(lock: number) {
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } =
    Promise.withResolvers<Parameters<Parameters<typeof withLock>[2]>[0]>()
  const ended = withLock(connectionConfig, lock, (client) => {
    begin(client)
    return isDone
  })
  return { client: await begun, done, ended }
}

async function holderOf(lock: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and objid = $1
     and database = (select oid from pg_database where datname = current_database())`,
    [lock],
  )
  return rows[0]?.pid
}
