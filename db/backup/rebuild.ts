import path from 'node:path'

import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

import { projectFolder } from '#db/project-folder.ts'

import type { Shape } from './shape.ts'

/**
 * How many of this program's migrations the backup has; null where it has one that this program does not
 * know, because a newer version made it, or has none.
 */
export function knownMigrations({ migrations }: Pick<Shape, 'migrations'>): number | null {
  const files = migrationFiles()
  // Those of before 1.0.0 are no longer here: the first one of today stands for all of them.
  const first = files[0]?.folderMillis ?? Infinity
  const applied = migrations.filter(({ when }) => when >= first)
  const isKnown = applied.every(({ when }, n) => files[n]?.folderMillis === when)
  return isKnown && applied.length > 0 ? applied.length : null
}

/** Makes the tables of an empty database as the backup's were, without functions and triggers. */
export async function createTables(client: pg.ClientBase, { migrations }: Shape): Promise<void> {
  const amount = knownMigrations({ migrations }) ?? 0
  for (const { sql } of migrationFiles().slice(0, amount)) {
    await client.query('begin')
    for (const statement of sql) await client.query(statement)
    await client.query('commit')
  }
  // As drizzle-orm makes it.
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`)
  for (const { hash, when } of migrations)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      when,
    ])
}

function migrationFiles() {
  return readMigrationFiles({ migrationsFolder: path.join(projectFolder(), 'db', 'migrations') })
}
