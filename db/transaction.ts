/** Transactions that give their connection back whatever happens to it. */
import { sql } from 'drizzle-orm'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'

import type * as schema from '#db/schema/index.ts'

import { isOfStandby } from './primary.ts'

type Tables = typeof schema
type Relations = ExtractTablesWithRelations<Tables>

const dialect = new PgDialect()
/** An undo that takes longer is left to the server, which does it when the connection is closed. */
const undoMs = 2_000

/**
 * Puts our `transaction` in the place of Drizzle's, which keeps its connection for good when `begin` fails,
 * and hands one back into the pool that still waits for an answer.
 */
export function withSafeTransactions<Db extends NodePgDatabase<Tables>>(db: Db, pool: pg.Pool): Db {
  const { fullSchema, tableNamesMap } = db._
  // There, because the database was made with our tables.
  const relations = { schema: db._.schema as Relations, fullSchema, tableNamesMap }

  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const session = new NodePgSession<Tables, Relations>(client, dialect, relations)
      const tx = new NodePgTransaction<Tables, Relations>(dialect, session, relations)
      await tx.execute(sql`begin`)
      if (config) await tx.setTransaction(config)
      const result = await work(tx)
      await tx.execute(sql`commit`)
      client.release()
      return result
    } catch (error) {
      const isUndone = !isUnanswered(error) && (await undo(client))
      client.release(isOfStandby(error) ? (error as Error) : !isUndone)
      throw isUndone ? error : connectionLost(error)
    }
  }
  return db
}

/** node-postgres has given up waiting, and the connection waits on. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && (error.message === 'Query read timeout' || isUnanswered(error.cause))
}

async function undo(client: pg.PoolClient): Promise<boolean> {
  // The type does not know that a single statement may have a limit of its own.
  const rollback: pg.QueryConfig & { query_timeout: number } = { text: 'rollback', query_timeout: undoMs }
  return client.query(rollback).then(
    () => true,
    () => false,
  )
}

/** What the work made of its failure, as a code of PostgreSQL's own: connection_failure. */
function connectionLost(cause: unknown): Error {
  const error = new Error('The connection was lost in the middle of a transaction', { cause })
  return Object.assign(error, { code: '08006' })
}
