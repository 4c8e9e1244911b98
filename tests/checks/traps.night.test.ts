import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import type * as Errors from '#domain/ground/errors.ts'
import { DomainError, isDomainError } from '#domain/ground/errors.ts'

const run = promisify(execFile)

// The two traps of docs/ARCHITECTURE.md.

test('an error of another copy of its module is still recognised', async () => {
  const address = new URL('../../domain/ground/errors.ts?another-copy', import.meta.url).href
  const copy = (await import(/* @vite-ignore */ address)) as typeof Errors
  const error = new copy.DomainError('not_found', { what: 'product' })

  expect(error instanceof DomainError).toBe(false)
  expect(isDomainError(error)).toBe(true)
})

test('the built server holds the domain once, for the calls and the pages alike', async () => {
  const built = await readFile(path.join(projectFolder(), 'build/server/index.js'), 'utf8')
  expect(built.match(/isDomainError = true/g)).toHaveLength(1)
  expect(built.match(/function settlePayment\(/g)).toHaveLength(1)
})

test.each([
  ['an enum', 'enum Colour { Leaf, Turmeric }\nconsole.log(Colour.Leaf)'],
  ['a namespace', 'namespace Shop { export const open = true }\nconsole.log(Shop.open)'],
  [
    'a parameter property',
    'class Stall { constructor(readonly name: string) {} }\nconsole.log(new Stall("a"))',
  ],
])('%s, which Node cannot strip, is refused by the type check and by Node', async (_what, source) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-traps-'))
  const file = path.join(folder, 'trap.ts')
  await writeFile(file, source)
  const options = ['--ignoreConfig', '--noEmit', '--erasableSyntaxOnly', '--target', 'esnext', '--types', '']
  const checked = await outputOf('tsc', [...options, file])
  const ran = await outputOf('node', [file])

  expect(checked).toContain('TS1294')
  expect(ran).toContain('ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX')
  await rm(folder, { recursive: true })
})

test('the project’s own type check has that rule on', async () => {
  const config = JSON.parse(await readFile(path.join(projectFolder(), 'tsconfig.json'), 'utf8'))
  expect(config.compilerOptions.erasableSyntaxOnly).toBe(true)
})

test('no rule of the storefront that asks with :has() leaves open whom it changes: each node would style all', async () => {
  const folder = path.join(projectFolder(), 'build/client/assets')
  const files = (await readdir(folder)).filter((name) => /^shop-.*\.css$/.test(name))
  const styles = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
  const asking = styles
    .flatMap((text) => [...text.matchAll(/[^{}]*:has\([^{}]*(?=\{)/g)])
    .map(([selector]) => selector)
  const open = asking.filter((selector) => /^(?:\*|:not)/.test(lastPart(selector)))

  expect(asking.length).toBeGreaterThan(4)
  expect(open).toEqual([])
})

/** The part of a selector that says which element is changed, without what stands in brackets. */
function lastPart(selector: string): string {
  const outside = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return outside.split(/[\s>+~]+/).at(-1) ?? ''
}

/** What a program that fails says. */
async function outputOf(program: string, args: string[]): Promise<string> {
  const { stdout, stderr } = await run(program, args).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return stdout + stderr
}
