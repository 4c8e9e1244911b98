import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { connectPatiently } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'

import { digestOf, sameTexts } from './digest.ts'
import type { Digest } from './digest.ts'
import { refuseHalfRestored } from './half-restored.ts'
import { readShape } from './shape.ts'
import type { Shape, Table } from './shape.ts'

/** Every table as it was at one moment. */
export interface Snapshot {
  shape: Shape
  /** The version of PostgreSQL that it comes from. */
  server: string
  /** Its rows in COPY's text format, in pieces of about a megabyte. */
  rowsOf(table: Table): AsyncGenerator<Buffer>
  digestOf(table: Table): Promise<Digest>
  /** As they are now, and so never behind the rows. */
  sequences(): Promise<Record<string, SequenceState>>
  /** Nothing of it is read after that, and no migration waits for it any more. */
  end(): Promise<void>
}

export interface SequenceState {
  last: string
  isCalled: boolean
}

const pieceBytes = 1024 * 1024

/**
 * Hands the work a snapshot, which others neither see nor wait for. Only a migration does: it wants a table
 * for itself. @throws HalfRestored
 */
export async function withSnapshot<Result>(
  config: pg.ClientConfig,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await connectPatiently(config)
  try {
    await client.query('begin isolation level repeatable read, read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await client.query(sameTexts.replaceAll('set ', 'set local '))
    await refuseHalfRestored(client)
    const shape = await readShape(client)
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return await work({
      shape,
      server: rows[0]?.server_version ?? '',
      rowsOf: (table) => rowsOf(client, table),
      digestOf: (table) => digestOf(client, table),
      sequences: () => sequencesOf(client, shape),
      end: async () => void (await client.query('commit')),
    })
  } finally {
    await endInTime(client)
  }
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  let piece: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    piece.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    yield Buffer.concat(piece)
    piece = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(piece)
}

async function sequencesOf(client: pg.Client, { sequences }: Shape): Promise<Record<string, SequenceState>> {
  const states: Record<string, SequenceState> = {}
  for (const name of sequences) {
    const { rows } = await client.query<SequenceState>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    )
    states[name] = rows[0]!
  }
  return states
}
