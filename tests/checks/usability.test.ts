import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

import { isThere, rowsNumbered } from './proof.ts'

// docs/usability.md says how easy the shop is to use; here its word is checked.

const text = readFileSync(path.join(projectFolder(), 'docs/usability.md'), 'utf8')
const tasks = rowsNumbered(text, 'K')
const heuristics = rowsNumbered(text, 'H')
const needs = rowsNumbered(text, 'S')
const points = rowsNumbered(text, 'C')

test('the tasks of a first visit, of a returning shopper and of the shopkeeper have their tests', () => {
  expect(tasks.map(({ cells }) => cells[0])).toEqual(['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'])
  for (const { proofs } of tasks) {
    expect(proofs).not.toEqual([])
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  }
})

test('what a shop needs on its first morning has its tests', () => {
  expect(needs).toHaveLength(11)
  for (const { proofs } of needs) {
    expect(proofs).not.toEqual([])
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  }
})

test('each of the ten heuristics is judged', () => {
  expect(heuristics.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 10 }, (_, at) => `H${at + 1}`))
  for (const { cells } of heuristics) expect(cells[2]).toMatch(/^\*\*(Good|Fair|Weak)\*\*$/)
})

test.each(points)('$cells.0, $cells.1: answered, and its test is there', ({ cells, proofs }) => {
  expect(['yes', 'no', 'n/a']).toContain(cells[2])
  expect(cells[3]).not.toBe('')
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
})

test('the checklist has fifty points at least, and its percentage is that of its rows', () => {
  const held = points.filter(({ cells }) => cells[2] === 'yes').length
  const asked = points.filter(({ cells }) => cells[2] !== 'n/a').length
  expect(points.length).toBeGreaterThanOrEqual(50)
  expect(text).toContain(
    `${held} of the ${asked} points that apply are held: ${Math.floor((100 * held) / asked)} %.`,
  )
})
