import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'

import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { CopyStreamQuery } from 'pg-copy-streams'

import { digestOf } from './digest.ts'
import type { Digest } from './digest.ts'
import { foreignKeysOf, tablesOf, triggersOf } from './shape.ts'
import type { Shape, Trigger } from './shape.ts'
import type { SequenceState } from './snapshot.ts'

/** What a backup says at its end of what it has. */
export interface Counted {
  tables: Record<string, Digest>
  sequences: Record<string, SequenceState>
}

/** The restored database is not what the backup says that it was. */
export class NotTheSame extends Error {
  override readonly name = 'NotTheSame'
}

/**
 * Fills the tables that were just made, in one transaction. Rows come as they were: foreign keys are taken
 * off and put back at the end, which checks all of them, and the triggers of the backup, which keep, count
 * and forbid, are made after the last row.
 */
export class Loading {
  readonly #client: pg.Client
  readonly #shape: Shape
  readonly #keys: Awaited<ReturnType<typeof foreignKeysOf>>
  #open: { table: string; stream: CopyStreamQuery } | null = null

  private constructor(client: pg.Client, shape: Shape, keys: Awaited<ReturnType<typeof foreignKeysOf>>) {
    this.#client = client
    this.#shape = shape
    this.#keys = keys
  }

  /** @throws NotTheSame where the tables are others than the backup's */
  static async begin(client: pg.Client, shape: Shape): Promise<Loading> {
    if (!isDeepStrictEqual(await tablesOf(client), shape.tables))
      throw new NotTheSame('The tables of the backup are not those that its migrations make.')
    const keys = await foreignKeysOf(client)
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
    await client.query(`truncate ${shape.tables.map(({ name }) => name).join(', ')}`)
    return new Loading(client, shape, keys)
  }

  /** Pieces of one table come one after the other. */
  async add(table: string, piece: AsyncIterable<Buffer>): Promise<void> {
    const stream = this.#open?.table === table ? this.#open.stream : await this.#next(table)
    for await (const chunk of piece) if (!stream.write(chunk)) await drained(stream)
  }

  /** Ends the last table that was begun: the connection is free for other statements then. */
  async rowsAreThere(): Promise<void> {
    const stream = this.#open?.stream
    this.#open = null
    if (!stream) return
    stream.end()
    await finished(stream)
  }

  /** Makes and compares the rest. @throws NotTheSame */
  async end({ tables, sequences }: Counted): Promise<void> {
    await this.rowsAreThere()
    const { functions, triggers } = this.#shape
    for (const [name, { last, isCalled }] of Object.entries(sequences))
      await this.#client.query('select setval($1, $2, $3)', [name, last, isCalled])
    for (const { table, name, definition } of this.#keys)
      await this.#client.query(`alter table ${table} add constraint ${name} ${definition}`)
    await this.#client.query('set local check_function_bodies = off')
    for (const statement of functions) await this.#client.query(statement)
    for (const { statement } of triggers) await this.#client.query(statement)

    const wrong: string[] = []
    for (const table of this.#shape.tables) {
      const digest = await digestOf(this.#client, table)
      if (!isDeepStrictEqual(digest, tables[table.name])) wrong.push(table.name)
    }
    if (wrong.length > 0)
      throw new NotTheSame(`These tables are not as they were in the backup: ${wrong.join(', ')}.`)
    const marksOf = (made: Trigger[]) => made.map(({ mark }) => mark)
    if (!isDeepStrictEqual(marksOf(await triggersOf(this.#client)), marksOf(triggers)))
      throw new NotTheSame('The triggers are not those of the backup.')
    await this.#client.query('commit')
  }

  async #next(table: string): Promise<CopyStreamQuery> {
    await this.rowsAreThere()
    const known = this.#shape.tables.find(({ name }) => name === table)
    if (!known) throw new NotTheSame(`The backup has rows of ${table}, which it does not name.`)
    const stream = this.#client.query(copyFrom(`copy ${known.name} (${known.columns.join(', ')}) from stdin`))
    // It is heard at the next write or at the end.
    stream.on('error', () => undefined)
    this.#open = { table, stream }
    return stream
  }
}

async function drained(stream: CopyStreamQuery): Promise<void> {
  if (stream.errored) throw stream.errored
  await once(stream, 'drain')
}
