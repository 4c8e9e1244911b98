import { getTableName, sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import {
  imports,
  mails,
  monthDue,
  passwordResets,
  paymentOrders,
  paymentSweeps,
  phoneEvents,
  phoneMessages,
  products,
  pushMessages,
  goesWithDue,
  priceDays,
  rankingDue,
  refunds,
  webhookEvents,
} from '#db/schema/index.ts'

/** Rows are counted so far and no further. */
export const mostCounted = 1_000

/** What waits in a table whose rows become due. */
export interface DueWork {
  table: string
  /** Rows that are due now; `mostCounted` means as many or more. */
  due: number
  /** For how long the first of them is due; null where none is. */
  lateSeconds: number | null
  /**
   * Since when the oldest row waits that is not done, tried or not: a row that fails is due later and later.
   * null where there is none, and in tables whose rows wait for their time.
   */
  waitingSeconds: number | null
}

interface DueTable {
  table: PgTable
  dueAt: AnyColumn | SQL
  /** When the row began to wait. */
  since?: AnyColumn
}

const dueTables: readonly DueTable[] = [
  { table: webhookEvents, dueAt: webhookEvents.nextAttemptAt, since: webhookEvents.receivedAt },
  { table: paymentOrders, dueAt: paymentOrders.nextCheckAt },
  { table: paymentSweeps, dueAt: paymentSweeps.dueAt },
  { table: refunds, dueAt: refunds.nextAttemptAt, since: refunds.requestedAt },
  { table: mails, dueAt: mails.nextAttemptAt, since: mails.createdAt },
  { table: phoneEvents, dueAt: phoneEvents.nextAttemptAt, since: phoneEvents.receivedAt },
  { table: phoneMessages, dueAt: phoneMessages.nextAttemptAt },
  { table: pushMessages, dueAt: pushMessages.nextAttemptAt, since: pushMessages.createdAt },
  { table: passwordResets, dueAt: passwordResets.nextAttemptAt, since: passwordResets.askedAt },
  { table: imports, dueAt: imports.nextAttemptAt },
  { table: products, dueAt: sql`least(${products.onFrom}, ${products.offFrom})` },
  {
    table: priceDays,
    dueAt: sql`case when ${priceDays.beforePaise} is null then ${priceDays.fromAt} else ${priceDays.untilAt} end`,
  },
  { table: goesWithDue, dueAt: goesWithDue.dueAt },
  { table: monthDue, dueAt: monthDue.dueAt },
  { table: rankingDue, dueAt: rankingDue.dueAt },
]

/** A row a table, each read by its index of what is due. Name, number and seconds. */
export function dueWork(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  const ofEach = dueTables.map(({ table, dueAt, since }) => {
    const isDue = sql`from ${table} where ${dueAt} <= ${at}`
    const waiting = since ? sql`(select min(${since}) from ${table} where ${dueAt} is not null)` : sql`null`
    return sql`select ${getTableName(table)}::text as "table",
      (select count(*) from (select ${isDue} order by ${dueAt} limit ${mostCounted}) as counted)::int as "due",
      extract(epoch from ${at} - (select min(${dueAt}) ${isDue}))::float8 as "lateSeconds",
      extract(epoch from ${at} - ${waiting})::float8 as "waitingSeconds"`
  })
  return sql.join(ofEach, sql` union all `)
}
