import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Ctx } from './context.ts'

/** Few enough that nobody waits for them, and that they are done long before a statement's time is over. */
const batchRows = 1_000

/**
 * Deletes some of the rows, and answers whether there may be more. Rows that somebody has locked wait for
 * another round.
 */
export async function deleteBatch(
  { db }: Pick<Ctx, 'db'>,
  table: PgTable,
  where: SQL | undefined,
  rows = batchRows,
): Promise<boolean> {
  const taken = db
    .select({ at: sql`ctid` })
    .from(table)
    .where(where)
    .limit(rows)
    .for('update', { skipLocked: true })
  const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any(array(${taken}))`)
  return rowCount === rows
}
