import { expect, test } from 'vitest'

import { isDatabaseAway } from '#db/is-away.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { testDatabase } from '#tests/support/database.ts'

import { limitRole, whatIsAt } from './pooler.ts'

const { pool, connectionConfig } = await testDatabase()

test('a start that meets a standby waits, as for a database that is away', async () => {
  const standby = { ...connectionConfig, options: '-c default_transaction_read_only=on' }
  const error = await whatIsAt(standby).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'it leads to a standby, which takes no changes' })
  expect(isDatabaseAway(error)).toBe(true)
  expect(await whatIsAt(connectionConfig)).toMatchObject({ isPooled: false })
})

test('two processes that start at once both give a role its limits of time', async () => {
  const role = `limited_${process.pid}`
  await pool.query(`create role ${role}`)
  afterwards(() => pool.query(`drop role ${role}`))
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const setBy = (limit: string) => `alter role ${role} in database ${rows[0]!.name} set ${limit} = 15000`
  const other = await pool.connect()
  // The other one is not through: first it adds the row of the role, then it changes it.
  for (const limit of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    await other.query(`begin; ${setBy(limit)}`)
    const limited = limitRole(connectionConfig, role)
    await expect
      .poll(async () => (await pool.query(waiting)).rowCount, { timeout: 5_000, interval: 20 })
      .toBe(1)
    await other.query('commit')
    await limited
    await pool.query(`alter role ${role} in database ${rows[0]!.name} reset statement_timeout`)
  }
  other.release()
})

const waiting = `
  select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'alter role%'`
