import type pg from 'pg'

import type { Log } from '#domain/ground/context.ts'

export interface Clock {
  /** The time by the database's clock. */
  now: () => Date
  /** Compares with the database. By itself it does so every minute. */
  compare(): Promise<void>
  stop(): void
}

const everyMs = 60_000
/** Clocks of two machines may differ by so much and nobody need know. */
const usualMs = 5_000
/** A clock that is set right moves by less; one that moves by more may be the wrong one. */
const mostMs = 30_000
/** What took longer says too little of the moment. */
const slowMs = 2_000

interface Measured {
  /** Milliseconds since 1970, as the database has it. */
  at: number
  /** The same moment by `performance.now()`, which nobody sets. */
  ticks: number
  /** How far the database is ahead of this machine's clock. */
  aheadMs: number
}

/**
 * A clock that goes as the database's does, whatever this machine's says: due times and the ends of holds are
 * the same for all processes. Between two looks at the database it counts by itself. A jump is followed
 * where this machine's clock has made it too, as after a sleep; else it is told and not followed, because
 * it would end holds that people pay for.
 */
export async function databaseClock(pool: pg.Pool, log: Log): Promise<Clock> {
  let last = await measure(pool)
  if (Math.abs(last.aheadMs) > usualMs)
    log.warn(
      { aheadMs: -last.aheadMs },
      "this machine's clock is not the database's; the shop goes by the database's",
    )

  async function compare(): Promise<void> {
    const next = await measure(pool)
    if (next.tookMs > slowMs) return
    const jumpMs = next.at - timeOf(last, next.ticks)
    const hasSlept = Math.abs(next.aheadMs - last.aheadMs) <= mostMs
    if (Math.abs(jumpMs) <= mostMs || hasSlept) last = next
    else
      log.error({ jumpMs }, "the database's clock has jumped; this process goes on by the time before that")
  }

  const timer = setInterval(() => void compare().catch(() => undefined), everyMs)
  timer.unref()
  return {
    now: () => new Date(timeOf(last, performance.now())),
    compare,
    stop: () => clearInterval(timer),
  }
}

function timeOf({ at, ticks }: Measured, ticksNow: number): number {
  return at + ticksNow - ticks
}

async function measure(pool: pg.Pool): Promise<Measured & { tookMs: number }> {
  // Else the time would count in which it waits for a connection.
  const client = await pool.connect()
  try {
    const began = performance.now()
    const { rows } = await client.query<{ at: Date }>('select shop_clock() as at')
    const tookMs = performance.now() - began
    const at = (rows[0]?.at.getTime() ?? Date.now()) + tookMs / 2
    return { at, ticks: performance.now(), aheadMs: at - Date.now(), tookMs }
  } finally {
    client.release()
  }
}
