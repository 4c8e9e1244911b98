import type pg from 'pg'

import type { PoolFigures } from '#server/metrics/process-figures.ts'

/** The numbers of a pool in memory that two threads share: no message has to be sent to read them. */
export type PoolCounts = Int32Array<SharedArrayBuffer>

const everyMs = 1_000

export function newPoolCounts(): PoolCounts {
  return new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT))
}

/** Keeps them as the pool of this thread has them, a second old at most. */
export function tellPool(pool: pg.Pool, counts: PoolCounts): void {
  const tell = () => counts.set([pool.options.max ?? 0, pool.totalCount, pool.idleCount, pool.waitingCount])
  tell()
  setInterval(tell, everyMs).unref()
}

export function poolOf(pool: string, counts: PoolCounts): PoolFigures {
  const [max = 0, total = 0, idle = 0, waiting = 0] = counts
  return { pool, max, total, idle, waiting }
}
