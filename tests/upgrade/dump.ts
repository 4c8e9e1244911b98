/**
 * `node tests/upgrade/dump.ts <version>`: fills a new shop so that every table has rows, and writes its
 * database, as SQL, to tests/upgrade/<version>.sql.gz. Each release leaves one; the tests of the next one
 * carry it over (db/upgrade.db.test.ts).
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import pg from 'pg'

import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'
import { projectFolder } from '#db/project-folder.ts'
import { schemaStateTable } from '#db/schema-state.ts'
import { fillShop } from '#tests/support/fill-shop.ts'

import { rowsOfOtherTables } from './rows.ts'

const version = process.argv[2]
if (!version) throw new Error('Please say for which version')
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-dump-'))
const server = await startEmbeddedPostgres({ dataDir, durable: false, log: console.log })
await migrate(server.connectionConfig)
const pool = new pg.Pool({ ...server.connectionConfig, max: 1 })
await fillShop(pool, 40)
await pool.query(rowsOfOtherTables)
const parts = [
  ...sqlFiles('migrations'),
  'create schema drizzle',
  'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  schemaStateTable,
  'set check_function_bodies = off',
  ...sqlFiles('functions'),
  // Rows as they are: what triggers derived is there too.
  `set session_replication_role = replica`,
]
const tables =
  await lines(`select format('%I.%I', table_schema, table_name) as line from information_schema.tables
  where table_schema in ('public', 'razorpay_sandbox', 'drizzle') and table_type = 'BASE TABLE' order by 1`)
for (const table of tables) {
  const [rows] = await lines(`select json_agg(t)::text as line from ${table} t`)
  if (!rows) throw new Error(`${table} has no rows`)
  const columns = await lines(`select quote_ident(attname) as line from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  parts.push(
    `delete from ${table}`,
    `insert into ${table} (${columns.join(', ')}) overriding system value
      select ${columns.join(', ')} from json_populate_recordset(null::${table}, ${pg.escapeLiteral(rows)})`,
  )
}
parts.push(
  ...(await lines(`select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as line
    from pg_sequences where last_value is not null`)),
)
await pool.end()
await server.stop()
await removeEmbeddedPostgres(dataDir)
fs.rmSync(dataDir, { recursive: true })
const file = path.join(import.meta.dirname, `${version}.sql.gz`)
fs.writeFileSync(file, gzipSync(`${parts.join(';\n')};\n`, { level: 9 }))
console.log(`${file}: ${fs.statSync(file).size} bytes`)

async function lines(query: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string | null }>(query)
  return rows.flatMap(({ line }) => line ?? [])
}

function sqlFiles(folder: string): string[] {
  const files = fs.globSync(path.join(projectFolder(), 'db', folder, '*.sql')).toSorted()
  return files.map((file) => fs.readFileSync(file, 'utf8'))
}
