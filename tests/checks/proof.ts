import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { projectFolder } from '#db/project-folder.ts'

const root = projectFolder()

/** A row of a table: its cells as they stand there, and the proofs (`file › title`) that it names. */
export interface Row {
  cells: string[]
  proofs: string[]
}

/** The rows of a table in Markdown, without its head. */
export function rowsOf(markdown: string): Row[] {
  const rows = markdown.split('\n').filter((line) => line.startsWith('|'))
  // The first two are the head of the table and the line below it.
  return rows.slice(2).map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    const names = [...(cells.at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    return { cells: cells.slice(1, -1), proofs: names }
  })
}

/** The rows that are numbered by this letter (`T1`), of all tables. */
export function rowsNumbered(markdown: string, letter: string): Row[] {
  return rowsOf(markdown).filter(({ cells }) => new RegExp(`^${letter}\\d+$`).test(cells[0] ?? ''))
}

/** True when the file has a test of exactly this title, or of this template. */
export function isThere(proof: string): boolean {
  const [file = '', title = ''] = proof.split(' › ')
  if (title === '' || !existsSync(path.join(root, file))) return false
  const source = readFileSync(path.join(root, file), 'utf8')
  // A title stands behind the bracket of its call, or on a line of its own; a comma follows it.
  return ["'", '"', '`'].some((quote) =>
    source
      .split(`${quote}${title}${quote},`)
      .slice(0, -1)
      .some((before) => /(\(|\n\s*)$/.test(before)),
  )
}

/**
 * True when `npm test` runs it: neither its file is left to the night, nor the test that it is, or is a step
 * of.
 */
export function isInEachRun(proof: string): boolean {
  const [file = '', title = ''] = proof.split(' › ')
  if (file.includes('.night.')) return false
  const source = readFileSync(path.join(root, file), 'utf8')
  const tests = source.split(/^(?=\s*test(?:InEachWindow|\.each)?\()/m)
  const itsTests = tests.filter((test) =>
    ["'", '"', '`'].some((quote) => test.includes(`${quote}${title}${quote},`)),
  )
  // What a test is given stands before its body begins.
  return itsTests.some((test) => !/\{ tags?: '@?night' \}/.test(test.split('=>')[0] ?? ''))
}
