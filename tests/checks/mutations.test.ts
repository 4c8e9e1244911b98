import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

import { mutations } from '../mutations/list.ts'

// What `npm run test:mutations` needs, so that a change of the code does not leave its list behind.

const read = (file: string) => readFileSync(path.join(projectFolder(), file), 'utf8')

test.each(mutations)('the text that a mutation of $file replaces stands there once: $why', (mutation) => {
  const { file, find, put, tests, named } = mutation
  expect(read(file).split(find), find).toHaveLength(2)
  expect(put).not.toBe(find)
  expect(tests.filter((name) => !existsSync(path.join(projectFolder(), name)))).toEqual([])
  expect(tests.map(read).join('')).toContain(named ?? '')
})

test('every mutation that no test notices is explained in tests/README.md', () => {
  const readme = read('tests/README.md').replaceAll(/\s+/g, ' ')
  const unexplained = mutations.filter(({ survives }) => survives !== undefined && !readme.includes(survives))
  expect(unexplained).toEqual([])
})
