import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'

import { expect, test, vi } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'
import { emptyFolder } from '#tests/support/program.ts'

import { isBuiltElsewhere, missingBuild } from '../../scripts/built-elsewhere.ts'

// tests/nightly/shipped.nightly.ts starts such a copy.
const root = projectFolder()
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

test('what the built server imports is installed where nothing is that only the build needs', () => {
  const folder = path.join(root, 'build', 'server')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const imported = files.flatMap((file) => importsOf(readFileSync(path.join(folder, file), 'utf8')))
  const packages = new Set(imported.map(packageOf))
  expect(packages).toContain('fastify')

  const missing = [...packages].filter((name) => !(name in dependencies) && !isInstalledWith(name))
  expect(missing).toEqual([])
})

test('the shop brings its own Node', () => {
  expect(dependencies).toHaveProperty('node')
})

test('a copy without sources takes the build that it has, and says what is missing of it', async () => {
  const copy = await emptyFolder()
  expect(isBuiltElsewhere(copy)).toBe(true)
  expect(missingBuild(copy)).toMatch(
    /no whole build \(server\/index\.js, client, stamp missing\).*npm run build/,
  )

  mkdirSync(path.join(copy, 'build/client'), { recursive: true })
  mkdirSync(path.join(copy, 'build/server'))
  for (const file of ['server/index.js', 'stamp']) writeFileSync(path.join(copy, 'build', file), '')
  expect(missingBuild(copy)).toBeNull()

  expect(isBuiltElsewhere(root)).toBe(false)
  vi.stubEnv('HAAT_NO_BUILD', '1')
  expect(isBuiltElsewhere(root)).toBe(true)
})

/** The bundler writes each on a line of its own, and what is loaded late in one call. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/^(?:import|export) (?:.* from )?"([^".][^"]*)";?$|import\("([^".][^"]*)"\)/gm)
  return [...found].map(([, early, late = '']) => early ?? late).filter((name) => !isOfNode(name))
}

function isOfNode(name: string): boolean {
  return name.startsWith('node:') || builtinModules.includes(name)
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

/** As a dependency of one, which the lockfile keeps for the running shop. */
function isInstalledWith(name: string): boolean {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>
  }
  const entry = lock.packages[`node_modules/${name}`]
  return entry !== undefined && !entry.dev && !entry.devOptional && !entry.optional
}
