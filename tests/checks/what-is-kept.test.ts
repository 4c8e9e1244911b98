import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import * as schema from '#db/schema/index.ts'
import * as sandbox from '#sandbox/schema.ts'

test('every table has one rule of how long its rows are kept, and no rule is of a table that is gone', async () => {
  const text = await readFile(path.join(projectFolder(), 'docs', 'WHAT-IS-KEPT.md'), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  const ruled = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, table = '']) => table),
  )
  const tables = [...Object.values(schema), ...Object.values(sandbox)].filter((one) => is(one, PgTable))
  const names = tables.map((table) => {
    const { schema: of, name } = getTableConfig(table)
    return of === undefined ? name : `${of}.${name}`
  })
  expect(ruled.toSorted()).toEqual(names.toSorted())
  for (const row of rows) expect(row).toMatch(/^\|[^|]+\| *\S[^|]+\| *\S[^|]+\|$/)
})
