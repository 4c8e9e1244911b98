import { expect, test, vi } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

import { inStep } from './in-step.ts'

const { pool } = await testDatabase()

test('a step that waits for a buyer in a circle lets go, and is done when the buyer is', async () => {
  const [upgrade, buyer] = [await pool.connect(), await pool.connect()]
  const said: string[] = []
  const log = { info: (_: object, line: string) => said.push(line), warn: () => 0, error: () => 0 }
  const pid = (await buyer.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  let buying: Promise<unknown> | undefined
  await buyer.query('begin; lock table payment_orders in share mode')

  await inStep(upgrade, log, 'a migration', async () => {
    await upgrade.query('alter table orders add column if not exists tried boolean')
    buying ??= buyer.query('lock table orders in share mode; commit')
    await vi.waitFor(
      async () => {
        const waits = 'select from pg_stat_activity where pid = $1 and wait_event_type = $2'
        const isDone = said.length > 0
        expect(isDone || (await pool.query(waits, [pid, 'Lock'])).rowCount).toBeTruthy()
      },
      { timeout: 10_000 },
    )
    await upgrade.query('alter table payment_orders add column if not exists tried boolean')
  })

  await buying
  expect(said).toEqual([
    'a migration: others hold its locks, trying again',
    expect.stringMatching(/^a migration: \d+ ms in 2 tries$/),
  ])
  upgrade.release()
  buyer.release()
})

test('what a step fails at for another reason is not tried again, and leaves nothing', async () => {
  const client = await pool.connect()
  const log = { info: () => 0, warn: () => 0, error: () => 0 }
  const failing = inStep(client, log, 'a migration', async () => {
    await client.query('create table half_done (id integer)')
    await client.query('select 1 / 0')
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect((await client.query(`select to_regclass('half_done') as at`)).rows).toEqual([{ at: null }])
  client.release()
})
