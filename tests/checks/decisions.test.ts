import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

import { decisionsIndex } from './decisions-index.ts'

test('the index of decisions names them all; after a new one run node scripts/decisions.ts', async () => {
  const written = await readFile(path.join(projectFolder(), 'docs', 'decisions', 'README.md'), 'utf8')
  expect(written).toBe(decisionsIndex())
})
