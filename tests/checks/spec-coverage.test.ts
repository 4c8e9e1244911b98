import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

import { isInEachRun, isThere, rowsOf } from './proof.ts'

// docs/spec-coverage.md says which test proves which demand; here its word is checked.

interface Demand {
  section: string
  demand: string
  /** `file › title`, as it stands there. */
  proofs: string[]
}

const text = readFileSync(path.join(projectFolder(), 'docs/spec-coverage.md'), 'utf8')
const [built = '', notBuiltYet = ''] = text.split('## Not built yet')
const demands = demandsOf(built)

test('the table speaks of each section from 2 to 9', () => {
  const sections = new Set(demands.map(({ section }) => section))
  expect([...sections].toSorted()).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
  expect(demands.length).toBeGreaterThan(100)
})

test.each(demands)('section $section: $demand', ({ proofs }) => {
  expect(proofs, 'a demand needs a test').not.toEqual([])
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  expect(proofs.filter(isInEachRun), 'a demand is proved in each run, and not by night alone').not.toEqual([])
})

test('what is not built yet claims no test', () => {
  expect(notBuiltYet).not.toContain(' › ')
})

test('a proof is missed when its file, or its title there, is gone', () => {
  const own = 'tests/checks/spec-coverage.test.ts'
  expect(isThere(`${own} › what is not built yet claims no test`)).toBe(true)
  expect(isThere(`${own} › what is not built yet claims`)).toBe(false)
  expect(isThere(`${own}.gone › what is not built yet claims no test`)).toBe(false)
})

test('a proof is one of the night by its file, by what its test is given, or as a step of such a test', () => {
  const isOfNight = (proof: string) => !isInEachRun(proof)
  const search = 'tests/e2e/screens/search.spec.ts'
  expect(isOfNight('domain/plans.night.db.test.ts › all of them')).toBe(true)
  expect(isOfNight(`${search} › Enter waits for no pause`)).toBe(true)
  expect(isOfNight('tests/checks/spec-coverage.test.ts › what is not built yet claims no test')).toBe(false)
})

/** The rows of all tables, each with the number of the section that it stands in. */
function demandsOf(markdown: string): Demand[] {
  return markdown.split(/^## /m).flatMap((part) => {
    const [section = ''] = /^\d+/.exec(part) ?? []
    return rowsOf(part).map(({ cells: [demand = ''], proofs }) => ({ section, demand, proofs }))
  })
}
