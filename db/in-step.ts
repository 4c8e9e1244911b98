import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import type { Log } from '#domain/ground/context.ts'

/** Somebody holds a lock for longer than we wait for it; PostgreSQL ended us to break a circle of waits. */
const outOfLuck = new Set(['55P03', '40P01'])

/** Others wait behind a statement that waits for a lock, so it does so no longer than this. */
const lockTimeout = '3s'
const mostTries = 20
const longestPauseMs = 5_000

/**
 * One step of an upgrade, in a transaction of its own, beside whoever uses the database. Where it does not
 * get its locks it lets go of all of them, pauses, each time a little longer, and begins again; after some
 * two minutes it throws. `work` must do nothing but talk to the database. Logs one line when it is done.
 */
export async function inStep(
  client: pg.ClientBase,
  log: Log,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const began = performance.now()
  for (let tries = 1; ; tries++) {
    try {
      await inTransaction(client, work)
      const ms = Math.round(performance.now() - began)
      log.info({ step: name, ms, tries }, `${name}: ${ms} ms${tries > 1 ? ` in ${tries} tries` : ''}`)
      return
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!outOfLuck.has(code)) throw error
      if (tries === mostTries) throw new Error(`${name}: ${gaveUp}`, { cause: error })
      const pauseMs = Math.min(100 * 2 ** tries, longestPauseMs) * (0.5 + Math.random() / 2)
      log.info({ step: name, sqlState: code, tries }, `${name}: others hold its locks, trying again`)
      await sleep(pauseMs)
    }
  }
}

const gaveUp =
  'others have held the locks that it needs for two minutes. A transaction that was left open may be the ' +
  'cause (pg_stat_activity shows it). What was done so far stays; the next start goes on from here.'

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`)
    // It may rewrite a table.
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // Who looks for a circle first ends in it, and that is to be us and no buyer. Not every role may say so.
    await client.query(
      `select set_config('deadlock_timeout', '100ms', true) where has_parameter_privilege('deadlock_timeout', 'set')`,
    )
    await work()
    await client.query('commit')
  } catch (error) {
    // A connection that is gone has rolled back by itself, and why it went is what counts.
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
