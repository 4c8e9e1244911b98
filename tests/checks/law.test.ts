import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

import { isThere, rowsNumbered } from './proof.ts'

// docs/law.md says how the law is met; here its word is checked.

const text = readFileSync(path.join(projectFolder(), 'docs/law.md'), 'utf8')
const duties = rowsNumbered(text, 'W')

test('each duty says its source, whether it is met and where, and what is met has its test', () => {
  expect(text.startsWith('Not checked by a lawyer.\n')).toBe(true)
  expect(duties.map(({ cells }) => cells[0])).toEqual(duties.map((_, at) => `W${at + 1}`))
  for (const { cells, proofs } of duties) {
    const [number, duty, source, met, where = ''] = cells
    expect([duty, source, where], number).not.toContain('')
    expect(['Yes', 'Partly', 'No'], number).toContain(met)
    expect(proofs.length, number).toBeGreaterThanOrEqual(met === 'Yes' ? 1 : 0)
    expect(
      proofs.filter((proof) => !isThere(proof)),
      number,
    ).toEqual([])
    const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect(
      paths.filter((name) => !existsSync(path.join(projectFolder(), name))),
      number,
    ).toEqual([])
  }
})
