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
  without = 'set enable_seqscan = off; set enable_bitmapscan = off',
): Promise<string[]> {
  const asked = await statementsOf(pool, work)
  const client = await pool.connect()
  try {
    await client.query(without)
    const plans: string[] = []
    for (const { text, values } of asked.filter(({ text }) => isReading(text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return plans
  } finally {
    client.release(true)
  }
}

/**
 * What a piece of work costs as it is carried out, by PostgreSQL's own account: blocks of tables and indexes
 * that it looks at, and those of files into which it puts what its memory does not hold.
 */
export async function costOf(
  pool: pg.Pool,
  work: (db: Connection['db']) => Promise<unknown>,
): Promise<{ blocks: number; tablesRead: string[] }> {
  let blocks = 0
  const tablesRead: string[] = []
  const asked = await statementsOf(pool, work)
  const client = await pool.connect()
  try {
    for (const { text, values } of asked) {
      // Transactions and their settings are carried out again as well: memory is one of them.
      const explained = isReading(text) ? `explain (analyze, buffers, format json) ${text}` : text
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained, values)
      for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) {
        // The topmost node has the sum of those below it.
        blocks += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
        blocks += Plan['Temp Read Blocks'] + Plan['Temp Written Blocks']
        tablesRead.push(...sequentialScans(Plan))
      }
    }
    return { blocks, tablesRead }
  } finally {
    client.release(true)
  }
}

function isReading(text: string): boolean {
  return /^\s*(select|declare|with)/.test(text)
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Temp Read Blocks': number
  'Temp Written Blocks': number
  Plans?: PlanNode[]
}

function sequentialScans(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(sequentialScans)]
}
