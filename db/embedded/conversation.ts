/** Talking to the server over its socket: is it ours and ready, does it have the shop's database. */
import pg from 'pg'

import { endInTime } from '#db/end-in-time.ts'

import type { Locations } from './locations.ts'
import { socketPort } from './locations.ts'

export interface ConnectionConfig {
  host: string
  port: number
  user: string
  database: string
}

export function connectionTo({ socketDir }: Locations, database: string): ConnectionConfig {
  return { host: socketDir, port: socketPort, user: 'postgres', database }
}

/** Connects to the server for few words, if it is there. */
export async function talkTo(locations: Locations, as?: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTo(locations, 'postgres'),
    connectionTimeoutMillis: 5_000,
    ...(as !== undefined && { application_name: as }),
  })
  // A server that stops while we talk must fail the query, not the process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** True once our own cluster answers and has the database; false while it is not there yet. */
export async function isReadyWith(database: string, locations: Locations): Promise<boolean> {
  let client: pg.Client | undefined
  try {
    client = await talkTo(locations)
    if ((await clusterOf(client)) !== locations.cluster) return false
    await createWhenMissing(client, database)
    return true
  } catch (error) {
    if (isNotThereYet(error)) return false
    throw error
  } finally {
    if (client) await endInTime(client)
  }
}

async function clusterOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  )
  return rows[0]?.folder
}

async function createWhenMissing(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
  if (rowCount) return
  try {
    await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } catch (error) {
    const madeByAnotherStarter = ['42P04', '23505'].includes(codeOf(error) ?? '')
    if (!madeByAnotherStarter) throw error
  }
}

/** No socket yet, or a server that is starting up (57P03), shutting down (57P01) or hung up on us. */
function isNotThereYet(error: unknown): boolean {
  const code = codeOf(error)
  // node-postgres gives no code when the line is cut or the time is up.
  return (
    code === undefined ||
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code)
  )
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code
}
