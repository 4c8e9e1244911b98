import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

/**
 * By these names, which no minifier may touch, the whole of zod knows its classes; `zod/mini` has others.
 */
const wholeZod = /["'`]Zod(String|Object|Number|Error)["'`]/

test('no script for the browser carries the whole of zod', async () => {
  const folder = path.join(projectFolder(), 'build/client/assets')
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const script of scripts)
    expect(await readFile(path.join(folder, script), 'utf8'), script).not.toMatch(wholeZod)
})

test('zod is known by the names that the check looks for', async () => {
  const read = (file: string) => readFile(path.join(projectFolder(), 'node_modules/zod/v4', file), 'utf8')

  expect(await read('classic/schemas.js')).toMatch(wholeZod)
  expect(await read('mini/schemas.js')).not.toMatch(wholeZod)
})
