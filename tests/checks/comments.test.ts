import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

const longest = 110
const root = projectFolder()

test('no line of a comment is longer than 110 characters', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { cwd: root, encoding: 'utf8' })
  const long = files
    .trim()
    .split('\n')
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (isLongComment(line) ? [`${file}:${at + 1}`] : [])),
    )
  expect(long).toEqual([])
})

test('a long line of code is no long comment', () => {
  expect(isLongComment(`// ${'a'.repeat(longest)}`)).toBe(true)
  expect(isLongComment(`   * ${'a'.repeat(longest)}`)).toBe(true)
  expect(isLongComment(`const a = '${'a'.repeat(longest)}'`)).toBe(false)
})

function isLongComment(line: string): boolean {
  return line.length > longest && /^\s*(\/\/|\/?\*)/.test(line)
}
