/** Brings the database to the shape that this program was written for. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

import { projectFolder } from './project-folder.ts'
import { withLock } from './with-lock.ts'

/** Any number that nothing else in this database locks on. */
const migrationLock = 4_224_001

/**
 * Applies the migrations that are missing, and the functions and triggers that are not as their files have
 * them. Of several processes that start together one does it, the others wait. Throws where the database is
 * older than the first migration.
 */
export async function migrate(config: pg.ClientConfig): Promise<void> {
  await withLock(config, migrationLock, async (client) => {
    await refuseOlder(client)
    await applyMigrations(drizzle(client), { migrationsFolder: folder('migrations') })
    await applyFunctions(client)
  })
}

/** Migrations of before 1.0.0 are no longer here: see docs/UPGRADE.md. */
async function refuseOlder(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ at: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as at`,
  )
  if (!rows[0]?.at) return
  const journal = await readFile(path.join(folder('migrations'), 'meta', '_journal.json'), 'utf8')
  const [first] = (JSON.parse(journal) as { entries: { when: number }[] }).entries
  const last = await client.query<{ at: string | null }>(
    `select max(created_at) as at from drizzle.__drizzle_migrations`,
  )
  if (last.rows[0]?.at && first && Number(last.rows[0].at) < first.when) throw new Error(olderThanFirst)
}

const olderThanFirst =
  'This database is older than the last version before 1.0.0. Start it once with that version (docs/UPGRADE.md), ' +
  'then with this one.'

/**
 * Functions and triggers are repeatable: a file that was changed is applied again, whole, after the
 * migrations. Twice: first unchecked, because they call each other; then PostgreSQL checks them.
 */
async function applyFunctions(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists drizzle.functions (name text primary key, hash text not null)',
  )
  const applied = await client.query<{ name: string; hash: string }>(
    'select name, hash from drizzle.functions',
  )
  const hashes = new Map(applied.rows.map(({ name, hash }) => [name, hash]))
  const changed = (await readFunctions()).filter(({ name, hash }) => hashes.get(name) !== hash)
  if (changed.length === 0) return

  await client.query('begin')
  try {
    for (const checks of ['off', 'on']) {
      await client.query(`set local check_function_bodies = ${checks}`)
      for (const { text } of changed) await client.query(text)
    }
    for (const { name, hash } of changed)
      await client.query(
        'insert into drizzle.functions values ($1, $2) on conflict (name) do update set hash = $2',
        [name, hash],
      )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The functions of the database as their files have them, by name. */
async function readFunctions(): Promise<{ name: string; text: string; hash: string }[]> {
  const files = (await readdir(folder('functions'))).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(folder('functions'), file), 'utf8')
      return {
        name: path.basename(file, '.sql'),
        text,
        hash: createHash('sha256').update(text).digest('hex'),
      }
    }),
  )
}

function folder(name: string): string {
  return path.join(projectFolder(), 'db', name)
}
