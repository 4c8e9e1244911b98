/**
 * `npm run db:generate -- --name what_it_is_for`: writes the migration to the tables of `db/schema`, and
 * gives the functions of `db/functions` a new number where they have changed.
 */
import fs from 'node:fs'
import path from 'node:path'

import { hashOfAll, readFunctions } from '#db/read-functions.ts'

import { projectRoot, runProgram } from './run-program.ts'

if (!(await runProgram('drizzle-kit', ['generate', ...process.argv.slice(2)]))) process.exit(1)

// drizzle-kit compares with the newest snapshot alone; older ones weigh more than the source.
const meta = path.join(projectRoot, 'db', 'migrations', 'meta')
const snapshots = fs.readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
for (const old of snapshots.toSorted().slice(0, -1)) fs.rmSync(path.join(meta, old))

const functions = await readFunctions()
const numbered = path.join(projectRoot, 'db', 'functions.json')
const before = JSON.parse(fs.readFileSync(numbered, 'utf8')) as { hash: string }
if (before.hash !== hashOfAll(functions)) {
  const now = { version: functions.version + 1, hash: hashOfAll(functions) }
  fs.writeFileSync(numbered, `${JSON.stringify(now, null, 2)}\n`)
}
