import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

// tests/nightly/deploy.nightly.ts has each tool read its own file.
const read = (...names: string[]) => readFileSync(path.join(projectFolder(), ...names), 'utf8')
const known = read('server', 'settings', 'environment.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)
const settings = new Set([...known].map(([, name]) => name))

/** Those of other programs that stand beside ours. */
const ofOthers = /^(NODE_ENV|HAAT_NO_BUILD|MALLOC_ARENA_MAX|PATH|POSTGRES_\w+|ROOT_(ACCESS|SECRET)_KEY)$/
/** Where a setting is given a value or asked for one. */
const places = {
  'shop.env.example': /^([A-Z][A-Z0-9_]+)=/gm,
  'compose.yml': /^ +([A-Z][A-Z0-9_]+):|\$\{([A-Z][A-Z0-9_]+)\}/gm,
  'haat.service': /[ =]([A-Z][A-Z0-9_]+)=/g,
  Dockerfile: /^(?:ENV| ) +([A-Z][A-Z0-9_]+)=/gm,
  Caddyfile: /\{\$([A-Z][A-Z0-9_]+)/g,
}

test('every setting that a file of deploy/ names is one that the shop reads', () => {
  expect(settings.size).toBeGreaterThan(40)
  for (const [file, names] of Object.entries(places)) {
    const named = [...read('deploy', file).matchAll(names)].map(([, one, other]) => one ?? other ?? '')
    expect(named.length, file).toBeGreaterThan(0)
    expect(
      named.filter((name) => !settings.has(name) && !ofOthers.test(name)),
      file,
    ).toEqual([])
  }
})

test('the image has what the built server reads, and nothing to build', () => {
  const copied = read('deploy', 'Dockerfile').matchAll(/--from=build \/haat\/(\S+)/g)
  const shipped = /const shipped =\s+'([^']+)'/.exec(read('tests/nightly/shipped.nightly.ts'))?.[1] ?? ''
  const wanted = `${shipped} node_modules`.replace(' package-lock.json', '').split(' ')
  expect(new Set([...copied].map(([, name]) => name))).toEqual(new Set(wanted))
})

test('the page about growing says what each of them is for', () => {
  const page = read('docs', 'growing.md')
  const files = readdirSync(path.join(projectFolder(), 'deploy'), { withFileTypes: true })
  const unsaid = files.filter(
    (one) => one.isFile() && !one.name.endsWith('ignore') && !page.includes(one.name),
  )
  expect(unsaid.map(({ name }) => name)).toEqual([])
})
