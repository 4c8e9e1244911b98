import type pg from 'pg'

import { connectPatiently } from './connect.ts'
import { endInTime } from './end-in-time.ts'

/**
 * Does work that only one of several processes may do at a time; the others wait for it. The connection that
 * holds the lock is handed to the work.
 */
export async function withLock<Result>(
  config: pg.ClientConfig,
  lock: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectPatiently(config)
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    // That lifts the lock, whatever happened.
    await endInTime(client)
  }
}
