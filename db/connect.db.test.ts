import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { testDatabase } from '#tests/support/database.ts'

const { db, pool } = await testDatabase()

test('a connection that is cut in the middle of a transaction fails that transaction and nothing else', async () => {
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.execute(sql`select pg_sleep(60)`)
  })

  await expect(cut).rejects.toThrow()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
