import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

import { isThere, rowsNumbered } from './proof.ts'

// docs/reliability.md says how far the shop is proved against a bad day; here its word is checked.

const text = readFileSync(path.join(projectFolder(), 'docs/reliability.md'), 'utf8')
const rows = rowsNumbered(text, 'T')
const faults = rowsNumbered(text, 'F')

test('each of the thirty-four questions is answered', () => {
  expect(rows.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 34 }, (_, at) => `T${at + 1}`))
})

test.each(rows)('$cells.0, $cells.1: what is said to hold has its test', ({ cells, proofs }) => {
  const [, , today = ''] = cells
  const isProved = /^\*\*(Holds|In part)/.test(today)
  const isOpen = /^\*\*(Not built|Not measured|Nothing to prove)/.test(today)
  expect([isProved, isOpen, proofs.length > 0]).toEqual([!isOpen, !isProved, isProved])
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
})

const upgrades = rowsNumbered(text, 'U')

test('each of the four questions about an upgrade is answered, and what holds has its test', () => {
  expect(upgrades.map(({ cells }) => cells[0])).toEqual(['U1', 'U2', 'U3', 'U4'])
  for (const { cells, proofs } of upgrades) {
    expect(cells[2]).toMatch(/^\*\*(Holds|In part)/)
    expect(proofs.length).toBeGreaterThan(0)
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  }
})

const processes = rowsNumbered(text, 'P')

test('each of the eight questions about several processes is answered, and what holds has its test', () => {
  expect(processes.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 8 }, (_, at) => `P${at + 1}`))
  for (const { cells, proofs } of processes) {
    expect(cells[2]).toMatch(/^\*\*(Holds|In part)/)
    expect(proofs.length).toBeGreaterThan(0)
    expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
  }
})

test('each of the thirteen faults that a person meets is answered', () => {
  expect(faults.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 13 }, (_, at) => `F${at + 1}`))
})

test.each(faults)('$cells.0, $cells.1: what is said has its test', ({ cells, proofs }) => {
  expect(cells[2]).toMatch(/^\*\*(Said and led on|In part)\*\*/)
  expect(proofs).not.toEqual([])
  expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
})
