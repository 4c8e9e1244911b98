/** The PostgreSQL server that one test run uses, and how a database on it is reached. */
import pg from 'pg'

/** Plain data, because Vitest hands it from the main process to its workers. */
export type PostgresServer =
  | { host: string; port: number; user: string; database: string }
  | { connectionString: string }

declare module 'vitest' {
  interface ProvidedContext {
    postgresServer: PostgresServer
    /** The migrated, empty database that every test file gets a copy of. */
    templateDatabase: string
  }
}

/** How to reach another database of the same server. */
export function onServer(server: PostgresServer, database: string): PostgresServer {
  if (!('connectionString' in server)) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Runs one statement that must not be in the database it is about: creating and dropping one. */
export async function administer(server: PostgresServer, statement: string): Promise<void> {
  const client = new pg.Client(server)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
