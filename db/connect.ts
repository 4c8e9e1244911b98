/** The ways into the database: a pool with limits and Drizzle on top of it, and single connections. */
import os from 'node:os'

import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

import * as schema from '#db/schema/index.ts'

import { dropIdle, isOfStandby } from './primary.ts'
import { OftenAsked, ReadyClient } from './ready-client.ts'
import type { StatementOptions } from './ready-client.ts'
import { keepTraces } from './statement-spans.ts'
import { withSafeTransactions } from './transaction.ts'

export interface Connection {
  pool: pg.Pool
  db: ReturnType<typeof drizzleOn>
}

/** The pool or an open transaction: the code that is handed one need not know which. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** What PostgreSQL is told of a connection (`application_name`): what it is for, and of which process. */
export function connectionName(
  pool: 'web' | 'background' | 'pages' | 'listen' | 'watch' | 'replica' | 'script',
): string {
  return `haat ${pool} ${processName()}`
}

/**
 * In containers each process has the number 1: its machine's name stands before it, cut so that the names of
 * connections keep their end (63 bytes).
 */
export function processName(): string {
  return `${machineName} ${process.pid}`
}

/** As connections and the room 'Engine' say it. */
export const machineName = os.hostname().slice(0, 38)

/** Opens a pool. `config` wins over the limits here. */
export function connect(config: pg.PoolConfig & StatementOptions): Connection {
  const often = new OftenAsked()
  const pool = new pg.Pool({ ...reachable, ...limits, often, Client: ReadyClient, ...config })
  // A server that restarts ends idle connections (57P01); unheard, that would end Node. The pool
  // drops such a connection by itself, and the next user of one sees the failure, if it lasts.
  pool.on('error', () => undefined)
  // While it is handed out, as for a transaction, nobody else listens. The query under way reports it.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // The connections beside it were opened to the same server.
  pool.on('release', (error) => {
    if (isOfStandby(error)) dropIdle(pool)
  })
  keepTraces(pool)
  return { pool, db: drizzleOn(pool) }
}

/**
 * Opens a connection on which a statement may take as long as it takes: to wait for another process, to
 * rewrite a table, to fill one. To be ended by the code that opened it.
 */
export async function connectPatiently(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...reachable, ...config, query_timeout: 0 })
  client.on('error', () => undefined)
  await client.connect()
  // Where a role has limits of its own, as for a pooler.
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  return client
}

/** By these a server is missed that has gone without a word, as a machine does that lost its power. */
export const reachable = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig

/** In milliseconds. A pooler refuses the first two when a connection is opened (pooler.ts). */
export const limits = {
  max: 20,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  // Later than PostgreSQL's own limit: by then it does not answer at all.
  query_timeout: 17_000,
} satisfies pg.PoolConfig

function drizzleOn(pool: pg.Pool) {
  return withSafeTransactions(drizzle(pool, { schema }), pool)
}
