import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

import { csvColumns } from './csv-columns.ts'

test('the page of columns names them all; after a new one run node scripts/csv-columns.ts', async () => {
  const written = await readFile(path.join(projectFolder(), 'docs', 'CSV.md'), 'utf8')
  expect(written).toBe(csvColumns())
})
