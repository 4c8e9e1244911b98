/** Brings the database to the shape that this program was written for. */
import type pg from 'pg'

import type { Log } from '#domain/ground/context.ts'

import { applyFunctions, partsOfFiles } from './apply-functions.ts'
import { refuseHalfRestored } from './backup/half-restored.ts'
import { derived } from './derived.ts'
import { inStep } from './in-step.ts'
import { readFunctions } from './read-functions.ts'
import { readMigrations } from './read-migrations.ts'
import type { Migration } from './read-migrations.ts'
import { beginState, newestMigration, noteMigration, readState } from './schema-state.ts'
import type { SchemaState } from './schema-state.ts'
import { withLock } from './with-lock.ts'

/** Any number that nothing else in this database locks on. */
const migrationLock = 4_224_001

/**
 * Applies the migrations that are missing, each in a transaction of its own, and the functions and triggers
 * that are not as their files have them, while others use the database (decision 153). Of several processes
 * that start together one does it, the others wait. Throws where the database is older than the first
 * migration, newer than it bears this program, or half restored.
 */
export async function migrate(
  config: pg.ClientConfig,
  log: Log = silent,
  { isRestoring = false } = {},
): Promise<void> {
  const migrations = await readMigrations()
  await withLock(config, migrationLock, async (client) => {
    if (!isRestoring) await refuseHalfRestored(client)
    const newest = await newestMigration(client)
    refuseOlder(newest, migrations)
    const state = await readState(client)
    refuseNewer(newest, state, migrations.at(-1)!)
    const isNew = newest === 0
    // A new shop has one line, which says that it is new.
    const told = isNew ? silent : log
    if (!state) await beginHere(client, told, migrations, newest)
    for (const migration of migrations.filter(({ when }) => when > newest))
      await inStep(client, told, migration.tag, async () => {
        for (const statement of migration.statements) await client.query(statement)
        await noteMigration(client, migration)
      })
    await applyFunctions(client, told, isNew)
    if (isNew) await noteDerived(client)
  })
}

/** Nothing is derived yet, so all of it is as this program would write it. */
async function noteDerived(client: pg.ClientBase): Promise<void> {
  for (const { name, version } of derived)
    await client.query(
      `insert into derived_tables (name, version) values ($1, $2)
        on conflict (name) do update set version = excluded.version`,
      [name, version],
    )
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Migrations of before 1.0.0 are no longer here: see docs/UPGRADE.md. */
function refuseOlder(newest: number, [first]: Migration[]): void {
  if (newest !== 0 && newest < first!.when) throw new Error(olderThanFirst)
}

const olderThanFirst =
  'This database is older than the last version before 1.0.0. Start it once with that version (docs/UPGRADE.md), ' +
  'then with this one.'

/** A program that would find its tables otherwise than it knows them fails here, and not at every request. */
function refuseNewer(newest: number, state: SchemaState | null, known: Migration): void {
  if (newest <= known.when || (state && state.floor.when <= known.when)) return
  const floor = state ? ` It bears no version that does not know ${state.floor.tag}.` : ''
  throw new Error(
    `A newer version of Haat brought this database to its shape.${floor} This version knows no more than ` +
      `${known.tag}: start the newer one, or restore the backup of before the upgrade (docs/UPGRADE.md).`,
  )
}

async function beginHere(
  client: pg.ClientBase,
  log: Log,
  migrations: Migration[],
  newest: number,
): Promise<void> {
  const functions = await readFunctions()
  const applied = migrations.filter(({ when }) => when <= newest)
  const [floor] = applied.map((migration) => migration.floor).toSorted((a, b) => b.when - a.when)
  await inStep(client, log, 'what programs of other versions are told', () =>
    beginState(client, {
      floor: floor ?? { tag: '', when: 0 },
      partsOf: (files) => partsOfFiles(functions, files),
    }),
  )
}
