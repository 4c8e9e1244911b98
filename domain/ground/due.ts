import { and, asc, eq, getTableColumns, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Ctx } from './context.ts'
import { secondsAfter } from './time.ts'

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string

/** Rows that wait for something to be done (docs/decisions/009). */
export interface DueRows<Table extends PgTable> {
  table: Table
  /** Its primary key. */
  key: ColumnOf<Table>
  /** When the row is to be worked on next; null when there is nothing left to do. */
  dueAt: ColumnOf<Table>
  /** How often it was taken up. */
  attempts: ColumnOf<Table>
  /** A row whose work does not report back, because its process died, is due again after so long. */
  leaseSeconds: number
  /** Of these rows only. */
  where?: SQL
}

/**
 * Claims up to `limit` rows that are due, longest due first: pushes their due time forward and counts the
 * attempt, before any work is done. Rows that another process is claiming are passed over, so that several
 * share the work. To be called outside of a transaction, for the claim must be committed before the work.
 */
export async function claimDue<Table extends PgTable>(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { table, key, dueAt, attempts, leaseSeconds, where }: DueRows<Table>,
  limit: number,
): Promise<Table['$inferSelect'][]> {
  const columns = getTableColumns<PgTable>(table)
  const [keyColumn, dueColumn, attemptsColumn] = [columns[key]!, columns[dueAt]!, columns[attempts]!]
  const due = db.$with('due').as(
    db
      .select({ key: sql`${keyColumn}`.as('key') })
      .from(table as PgTable)
      .where(and(lte(dueColumn, now()), where))
      .orderBy(asc(dueColumn), asc(keyColumn))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(table as PgTable)
    .set({ [dueAt]: secondsAfter(now(), leaseSeconds), [attempts]: sql`${attemptsColumn} + 1` })
    .where(inArray(keyColumn, sql`(select key from due)`))
    .returning()
}

/**
 * Makes a row that was claimed due again after so long. What somebody else has finished meanwhile has no due
 * time, and stays finished.
 */
export async function dueAgain<Table extends PgTable>(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { table, key, dueAt }: DueRows<Table>,
  { id, seconds }: { id: string; seconds: number },
): Promise<void> {
  const columns = getTableColumns<PgTable>(table)
  await db
    .update<PgTable>(table)
    .set({ [dueAt]: secondsAfter(now(), seconds) })
    .where(and(eq(columns[key]!, id), isNotNull(columns[dueAt]!)))
}

/**
 * How long to wait before a thing that failed `attempts` times is tried again: 2 s, doubling, an hour at
 * most.
 */
export function retrySeconds(attempts: number): number {
  return Math.min(2 ** attempts, 60 * 60)
}
