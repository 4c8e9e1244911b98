import { LRUCache } from 'lru-cache'
import pg from 'pg'

import { reachable } from '#db/connect.ts'
import { endInTime } from '#db/end-in-time.ts'
import type { Log } from '#domain/ground/context.ts'

/** Each text is told of once in so long. */
const restMs = 60_000
const longestText = 4_000

/**
 * Writes statements that take long to the log, with how PostgreSQL would carry them out: the text as the
 * program has it and a plan made without values, so nothing that belongs to a person.
 */
export class SlowStatements {
  readonly overMs: number
  /** Before it is set, as while the program starts, nothing is told. */
  log: Log | null = null
  readonly #connectionConfig: pg.ClientConfig
  readonly #told = new LRUCache<string, true>({ max: 500, ttl: restMs })
  #explaining = Promise.resolve()

  constructor(connectionConfig: pg.ClientConfig, overMs: number) {
    this.#connectionConfig = connectionConfig
    this.overMs = overMs
  }

  readonly tell = (text: string, ms: number): void => {
    if (!this.log || this.#told.has(text)) return
    this.#told.set(text, true)
    // One after the other: where all are slow the database has enough to do.
    this.#explaining = this.#explaining.then(() => this.#write(text, ms))
  }

  /** Returns once all that was told is written. */
  async settled(): Promise<void> {
    await this.#explaining
  }

  async #write(text: string, ms: number): Promise<void> {
    const plan = await this.#planOf(text)
    const statement = text.slice(0, longestText)
    this.log?.warn({ statement, ms: Math.round(ms), plan }, 'a slow statement')
  }

  /** On a connection of its own: those of the pool may all be waiting. */
  async #planOf(text: string): Promise<string[] | string> {
    if (!/^\s*(select|insert|update|delete|with|merge)\b/i.test(text)) return 'none'
    // Of two statements the second would be carried out.
    if (text.includes(';')) return 'none'
    const limits = { statement_timeout: 2_000, query_timeout: 3_000 }
    const client = new pg.Client({ ...reachable, ...this.#connectionConfig, ...limits })
    client.on('error', () => undefined)
    try {
      await client.connect()
      // Only planned, never carried out, and for any value: `generic_plan` itself came with PostgreSQL 16.
      await client.query('set plan_cache_mode = force_generic_plan')
      await client.query(`prepare slow as ${text}`)
      const asked = await client.query<{ values: number }>(
        "select cardinality(parameter_types) as values from pg_prepared_statements where name = 'slow'",
      )
      const nulls = Array(asked.rows[0]?.values ?? 0).fill('null')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain execute slow${nulls.length > 0 ? `(${nulls.join(', ')})` : ''}`,
      )
      return rows.map((row) => row['QUERY PLAN'])
    } catch (error) {
      return `could not be planned: ${error instanceof Error ? error.message : String(error)}`
    } finally {
      await endInTime(client)
    }
  }
}
