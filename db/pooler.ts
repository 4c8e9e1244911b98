/** Poolers such as PgBouncer, which hand one connection of the server from transaction to transaction. */
import pg from 'pg'

import { limits, reachable } from './connect.ts'
import { endInTime } from './end-in-time.ts'
import { readOnlyTransaction } from './primary.ts'

/** What a connection leads to. */
export interface Reached {
  /** A pooler answers in the place of the server, so no session lasts beyond its transaction. */
  isPooled: boolean
  /** The same for all ways into one database. */
  database: string
  role: string
  /** In milliseconds; 0: none. */
  statementTimeout: number
}

/**
 * What an address leads to. Throws what node-postgres throws where that is nothing, and the error of a change
 * on a standby where it is one: its primary may come soon.
 */
export async function whatIsAt(config: pg.ClientConfig): Promise<Reached> {
  const client = new pg.Client({ ...reachable, ...config, query_timeout: reachable.connectionTimeoutMillis })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Omit<Reached, 'isPooled'> & { pid: number; takesChanges: boolean }>(
      `select current_setting('transaction_read_only') = 'off' as "takesChanges", pg_backend_pid() as pid, current_user as role,
         current_database() || ' ' || pg_postmaster_start_time() as database,
         (select setting::integer from pg_settings where name = 'statement_timeout') as "statementTimeout"`,
    )
    const [{ pid, takesChanges, ...reached } = noRow()] = rows
    if (!takesChanges) throw ofStandby()
    // The number that was told when the connection was opened. A pooler tells one of its own, by which it
    // knows whose statement is to be cancelled.
    const { processID } = client as pg.Client & { processID: number | null }
    return { ...reached, isPooled: pid !== processID }
  } finally {
    await endInTime(client)
  }
}

function ofStandby(): Error {
  return Object.assign(new Error('it leads to a standby, which takes no changes'), {
    code: readOnlyTransaction,
  })
}

function noRow(): never {
  throw new Error('The database answered nothing')
}

/**
 * Gives the limits of time to a role in this database: poolers refuse them when a connection is opened. What
 * somebody has set there stays. @throws what PostgreSQL says where it is not allowed
 */
export async function limitRole(directConfig: pg.ClientConfig, role: string): Promise<void> {
  const client = new pg.Client({ ...reachable, ...directConfig })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ statement: string }>(
      `select format('alter role %I in database %I set %I = %L', $1::text, current_database(), name, ms) as statement
       from unnest($2::text[], $3::integer[]) as wanted (name, ms)
       where not exists (
         select 1 from pg_db_role_setting, unnest(setconfig) as given
         where setrole = (select oid from pg_roles where rolname = $1)
           and setdatabase in (0, (select oid from pg_database where datname = current_database()))
           and split_part(given, '=', 1) = name)`,
      [role, Object.keys(limitsOfRole), Object.values(limitsOfRole)],
    )
    for (const { statement } of rows)
      await client.query(statement).catch((error: { code?: string }) => {
        if (!atOnce.has(error.code)) throw error
        return client.query(statement)
      })
  } finally {
    await endInTime(client)
  }
}

/** By these PostgreSQL refuses the second of two who set a role's limits at once: an update, an insert. */
const atOnce = new Set<string | undefined>(['XX000', '23505'])

const { statement_timeout, idle_in_transaction_session_timeout } = limits
const limitsOfRole = { statement_timeout, idle_in_transaction_session_timeout }

/** For connections through a pooler: the limits come from the role. */
export const withoutStartLimits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 }
