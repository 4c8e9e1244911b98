/** A standby takes no changes: whoever reached one, as after a failover, is to reach the primary next. */
import type pg from 'pg'

/** SQLSTATE of a change where none can be made. */
export const readOnlyTransaction = '25006'

/** Whether a statement failed because it reached a standby. */
export function isOfStandby(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (error as { code?: string }).code === readOnlyTransaction || isOfStandby(error.cause)
}

/** Whether changes can be made on a connection of this pool. One to a standby is dropped. */
export async function reachesPrimary(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ takes: boolean }>(
    `select current_setting('transaction_read_only') = 'off' as takes`,
  )
  if (rows[0]?.takes) return true
  dropIdle(pool)
  return false
}

/** Ends the connections that nobody uses: those that are opened for the next ones may lead elsewhere. */
export function dropIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle--)
    void pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
}
