/** Which tests a change can touch; in doubt more of them. For `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { projectRoot } from '../run-program.ts'

/** What the program is made of: a change of it goes into the build. Tests beside it are not. */
const program = /^(app|contract|db|domain|integrations|sandbox|server|words)\/(?!.*\.test\.tsx?$)/
/** What every test stands on, or no import leads to. */
const commonGround =
  /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|react-router\.config\.ts|db\/embedded\/|db\/migrate\.ts|tests\/support\/global-setup\.ts)|\.(tsv|ttf)$/
/** What the tables are, and what PostgreSQL does with them. */
const database = /^db\/(functions|migrations|schema)\//
/** Nearly every test comes by these, so an import says little of who minds a change. */
const nearby = /^(app|contract|domain\/(?!ground\/)|server\/(api|pages))\b/
/** Tests that start the build instead of importing what they are about. */
const testsOfTheBuild = [
  'server/database-away.http.test.ts',
  'server/pages/copy.http.test.ts',
  'server/pages/list-pages.http.test.ts',
  'server/pages/packs.http.test.ts',
  'server/pages/page-answers.http.test.ts',
  'server/pages/page-copies.http.test.ts',
  'server/pages/page-policies.http.test.ts',
  'server/pages/pages.http.test.ts',
  'server/pages/render-apart.night.http.test.ts',
  'server/pages/who-sees-pages.http.test.ts',
]
/** Tests that start and kill the program: for what is under all of its nouns, and for what takes money. */
const testsOfTheProcess = ['tests/process/bad-day.night.test.ts', 'tests/process/lifecycle.test.ts']
const underneath =
  /^(db|integrations|sandbox|scripts|server\/(?!api|pages)|domain\/(checkout|ground|inventory|payments)\/)/

/**
 * Browser tests are named by their subject. These subjects have another name there than their folder has.
 */
const otherNames: Record<string, string[]> = {
  admin: ['admin-panel'],
  catalog: ['product', 'listing'],
  checkout: ['payment', 'cart'],
  customer: ['account'],
  desk: ['admin-panel', 'stall'],
  fulfilment: ['order'],
  inventory: ['cart', 'payment'],
  media: ['admin-panel', 'account'],
  pricing: ['cart', 'product'],
  'search-box': ['search', 'suggestions'],
}

/** Files of `db/schema` whose tables belong to a noun of another name. */
const nounsOfSchema: Record<string, string[]> = {
  catalog: ['catalog', 'products'],
  idempotency: ['checkout', 'counter'],
  'list-counts': ['catalog', 'orders'],
  lookups: ['catalog', 'customers', 'orders'],
  orders: ['orders', 'fulfilment'],
  sales: ['reports'],
  stock: ['inventory'],
}

/** What was changed since this branch left main, committed or not. On main itself: what is not committed. */
export function changedFiles(): string[] {
  const since = git('merge-base', 'HEAD', mainBranch())[0] ?? 'HEAD'
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]
}

/** The test files for Vitest; 'all' when the changes say too little. */
export function vitestFiles(changed: readonly string[]): string[] | 'all' {
  if (changed.some((file) => commonGround.test(file))) return 'all'
  const { tests, importedBy } = readImports()
  const isTest = (file: string) => tests.includes(file)
  const found = changed.flatMap((file) => {
    if (database.test(file)) return testsOfTables(file, tests)
    const reached = reach(file, importedBy).filter(isTest)
    if (!program.test(file) || !nearby.test(file)) return reached
    return [...reached.filter((test) => !isOfShop(test)), ...testsNear(file, importedBy, tests)]
  })
  const checks = tests.filter((test) => test.startsWith('tests/checks/'))
  const ofTheBuild = changed.some((file) => program.test(file)) ? testsOfTheBuild : []
  const ofTheProcess = changed.some((file) => program.test(file) && underneath.test(file))
    ? testsOfTheProcess
    : []
  return [...new Set([...changed.filter(isTest), ...found, ...checks, ...ofTheBuild, ...ofTheProcess])]
}

/** Whether a test needs a database, alone or below a whole shop. */
function isOfShop(test: string): boolean {
  return /\.(db|http)\.test\.ts$/.test(test)
}

/** The tests of the folders that a file is in or is imported by; of a call, those that are named by it. */
function testsNear(file: string, importedBy: ImportedBy, tests: readonly string[]): string[] {
  return [file, ...(importedBy.get(file) ?? [])].flatMap((user) => {
    if (isOfShop(user)) return [user]
    const { dir, name } = path.parse(user)
    const isNamed = (test: string) => dir !== 'server/api' || path.basename(test).startsWith(name)
    return tests.filter((test) => path.dirname(test) === dir && isNamed(test))
  })
}

/** All tests of the database alone, and those of the nouns whose tables a file names. */
function testsOfTables(file: string, tests: readonly string[]): string[] {
  const nouns = nounsOf(file)
  return tests.filter(
    (test) => test.endsWith('.db.test.ts') || nouns.some((noun) => test.startsWith(`domain/${noun}/`)),
  )
}

function nounsOf(file: string): string[] {
  // A snapshot of Drizzle names every table.
  if (file.endsWith('.json')) return []
  const folder = path.join(projectRoot, 'db', 'schema')
  const words = new Set(readOrNothing(file).match(/\w+/g))
  return fs.readdirSync(folder).flatMap((name) => {
    const { name: noun } = path.parse(name)
    const tables = readOrNothing(`db/schema/${name}`).matchAll(/pgTable\(\s*'(\w+)'/g)
    const isNamed = `db/schema/${name}` === file || [...tables].some(([, table = '']) => words.has(table))
    return isNamed ? (nounsOfSchema[noun] ?? [noun]) : []
  })
}

/** Who imports a file, by its name. */
type ImportedBy = Map<string, string[]>

const importOf = /(?:from|import|import\()\s*'((?:#|\.)[^'?]+)/g

function readImports(): { tests: string[]; importedBy: ImportedBy } {
  const known = git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')
  const files = known.filter((file) => fs.existsSync(path.join(projectRoot, file)))
  const importedBy: ImportedBy = new Map()
  for (const file of files)
    for (const [, name = ''] of readOrNothing(file).matchAll(importOf)) {
      const imported = name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)
      importedBy.set(imported, [...(importedBy.get(imported) ?? []), file])
    }
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file))
  return { tests, importedBy }
}

/** A file with all that import it, straight or through others. */
function reach(file: string, importedBy: ImportedBy): string[] {
  const reached = new Set([file])
  for (const each of reached) for (const user of importedBy.get(each) ?? []) reached.add(user)
  return [...reached]
}

function readOrNothing(file: string): string {
  const absolute = path.join(projectRoot, file)
  return fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : ''
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
  // The tests of its tables are Vitest's; the first order is walked besides.
  if (database.test(file)) return []
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
