/** Brings the database to the shape that this program was written for. */
import path from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

import { projectFolder } from './project-folder.ts'
import { withLock } from './with-lock.ts'

/** Any number that nothing else in this database locks on. */
const migrationLock = 4_224_001

/**
 * Applies the migrations that are missing. Of several processes that start together one does it, the others
 * wait.
 */
export async function migrate(config: pg.ClientConfig): Promise<void> {
  await withLock(config, migrationLock, (client) =>
    applyMigrations(drizzle(client), { migrationsFolder: path.join(projectFolder(), 'db', 'migrations') }),
  )
}
