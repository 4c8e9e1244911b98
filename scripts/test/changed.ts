/** Which tests a change can touch; in doubt more of them. For `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { projectRoot } from '../run-program.ts'

/** What the program is made of: a change of it goes into the build. Tests beside it are not. */
const program = /^(app|contract|db|domain|integrations|sandbox|server|words)\/(?!.*\.test\.tsx?$)/
/** What every test stands on, or no import leads to. */
const commonGround =
  /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|react-router\.config\.ts|db\/(embedded|functions|migrations)\/|db\/migrate\.ts|tests\/support\/global-setup\.ts)|\.(tsv|ttf)$/
/** Tests that start the build instead of importing what they are about. */
const testsOfTheBuild = [
  'server/database-away.http.test.ts',
  'server/pages/copy.http.test.ts',
  'server/pages/list-pages.http.test.ts',
  'server/pages/packs.http.test.ts',
  'server/pages/pages.http.test.ts',
  'server/pages/render-apart.http.test.ts',
  'tests/process/bad-day.test.ts',
  'tests/process/lifecycle.test.ts',
]

/**
 * Browser tests are named by their subject. These subjects have another name there than their folder has.
 */
const otherNames: Record<string, string[]> = {
  admin: ['admin-panel'],
  catalog: ['product', 'listing'],
  checkout: ['payment', 'cart'],
  customer: ['account'],
  desk: ['admin-panel', 'stall'],
  inventory: ['cart', 'payment'],
  media: ['admin-panel', 'account'],
  pricing: ['cart', 'product'],
  'search-box': ['search', 'suggestions'],
}

/** What was changed since this branch left main, committed or not. On main itself: what is not committed. */
export function changedFiles(): string[] {
  const since = git('merge-base', 'HEAD', mainBranch())[0] ?? 'HEAD'
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The files whose tests Vitest is to find, by their imports; 'all' when these say too little. */
export function vitestFiles(changed: readonly string[]): string[] | 'all' {
  if (changed.some((file) => commonGround.test(file))) return 'all'
  const checks = fs
    .readdirSync(path.join(projectRoot, 'tests', 'checks'))
    .map((name) => `tests/checks/${name}`)
  const ofTheBuild = changed.some((file) => program.test(file)) ? testsOfTheBuild : []
  const present = changed.filter((file) => fs.existsSync(path.join(projectRoot, file)))
  return [...new Set([...present, ...checks, ...ofTheBuild])]
}

/** The browser tests to run: none, these, or all of them. */
export function browserTests(changed: readonly string[], specs: readonly string[]): readonly string[] {
  const touched = changed.map((file) => touchedBy(file, specs))
  if (touched.includes('all')) return specs
  // The way from the shelf to the order is walked after any change of the program.
  const journey = changed.some((file) => program.test(file)) ? named('first-order', specs) : []
  return [...new Set([...touched.flat(), ...journey])]
}

function touchedBy(file: string, specs: readonly string[]): readonly string[] | 'all' {
  if (specs.includes(file)) return [file]
  if (commonGround.test(file) || /^(playwright\.config\.ts|tests\/e2e\/|public\/)/.test(file)) return 'all'
  if (!program.test(file)) return []
  const subject = subjectOf(file)
  const found = subject ? [subject, ...(otherNames[subject] ?? [])].flatMap((name) => named(name, specs)) : []
  return found.length > 0 ? found : 'all'
}

/** `cart` for everything that is about the cart: its screen, its commands, its calls, its contract. */
function subjectOf(file: string): string | undefined {
  if (file.startsWith('app/desk/')) return 'desk'
  const [, noun] =
    /^(?:app\/(?:shop|frame)|domain)\/([^/]+)\//.exec(file) ??
    /^(?:contract|server\/api)\/([^/]+)\.ts$/.exec(file) ??
    []
  return noun?.replace(/s$/, '')
}

function named(subject: string, specs: readonly string[]): string[] {
  return specs.filter((spec) => path.basename(spec).includes(subject))
}

/** Every browser test file of the project. */
export function allBrowserTests(): string[] {
  const folder = path.join(projectRoot, 'tests', 'e2e')
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join('tests', 'e2e', name))
}

function mainBranch(): string {
  const known = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  )
  return known[0] ?? 'HEAD'
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' })
  return output.split('\n').filter(Boolean)
}
