import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

import type { Connection } from '#db/connect.ts'
import * as schema from '#db/schema/index.ts'

interface Asked {
  text: string
  values: unknown[]
}

/** What a piece of work asks of the database: every statement with its values. */
export async function statementsOf(
  pool: pg.Pool,
  work: (db: Connection['db']) => Promise<unknown>,
): Promise<Asked[]> {
  const asked: Asked[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void asked.push({ text, values }) }
  await work(drizzle(pool, { schema, logger }))
  return asked
}

/**
 * How PostgreSQL carries out each reading statement of a piece of work. Reading a whole table, and reading
 * many rows to sort them, are made as dear as they are with a hundred thousand rows, so that a plan which
 * still does it has no other way.
 */
export async function plansOf(
  pool: pg.Pool,
  work: (db: Connection['db']) => Promise<unknown>,
): Promise<string[]> {
  const asked = await statementsOf(pool, work)
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    const plans: string[] = []
    for (const { text, values } of asked.filter(({ text }) => /^\s*(select|declare|with)/.test(text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  } finally {
    client.release(true)
  }
}
