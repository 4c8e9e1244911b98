import type pg from 'pg'

/**
 * Does work that only one of several processes may do at a time; the others wait for it. The connection that
 * holds the lock is handed to the work.
 */
export async function withLock<Result>(
  pool: pg.Pool,
  lock: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  client.on('error', () => undefined) // the query that is under way reports it
  try {
    // Waiting for another process and rewriting a large table may both take longer than a page may.
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    // Closed rather than given back: that lifts the lock and the settings whatever happened.
    client.release(true)
  }
}
