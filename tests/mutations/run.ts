/**
 * `npm run test:mutations`: plants each mistake of the list in a copy of the tree and runs the tests that
 * must notice it. `npm run test:mutations -- 'cart|customers'` takes those whose file or reason fits the
 * expression.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { removeEmbeddedPostgres } from '#db/embedded/remove-embedded-postgres.ts'
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts'

import { copyTree, withMutation } from './copy.ts'
import { mutations } from './list.ts'
import type { Mutation } from './mutation.ts'

type Outcome = 'killed' | 'survived' | 'no test ran'

const workers = 2
const limitMs = 180_000

const asked = new RegExp(process.argv[2] ?? '')
const wanted = mutations.filter(({ file, why }) => asked.test(`${file} ${why}`))
const server = await startServer()
const copies = Array.from({ length: workers }, () => copyTree())
try {
  await expectGreen()
  const surprises = await plantAll()
  console.log(`\n${wanted.length} mutations, ${surprises.length} with another outcome than the list says`)
  for (const surprise of surprises) console.log(`✗ ${surprise}`)
  if (surprises.length > 0) process.exitCode = 1
} finally {
  for (const copy of copies) fs.rmSync(copy, { recursive: true, force: true })
  await server.remove()
}

/** One server for all of them; every run makes its own databases on it. */
async function startServer() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-mutations-'))
  const embedded = await startEmbeddedPostgres({ dataDir, durable: false, log: console.log })
  const { host, port, user, database } = embedded.connectionConfig
  return {
    url: `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    remove: async () => {
      await embedded.stop()
      await removeEmbeddedPostgres(dataDir)
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A test that fails without a mutation would kill them all. */
async function expectGreen(): Promise<void> {
  const files = [...new Set(wanted.flatMap(({ tests }) => tests))]
  const { failed, passed } = await runTests(copies[0] ?? '', files)
  if (failed.length > 0 || passed === 0)
    throw new Error(`Without a mutation ${passed} tests pass. These fail: ${failed.join(', ')}`)
  console.log(`Without a mutation all ${passed} tests pass.\n`)
}

/** Answers a sentence for each mutation that came out otherwise than the list says. */
async function plantAll(): Promise<string[]> {
  const queue = [...wanted]
  const surprises: string[] = []
  const work = async (copy: string) => {
    for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
      const { outcome, by } = await plant(copy, mutation)
      console.log(`${outcome.padEnd(12)} ${mutation.file}: ${mutation.why}`)
      for (const name of by) console.log(`${' '.repeat(12)} by: ${name}`)
      const expected: Outcome = mutation.survives === undefined ? 'killed' : 'survived'
      if (outcome !== expected) surprises.push(`${outcome}: ${mutation.file}: ${mutation.find}`)
    }
  }
  await Promise.all(copies.map(work))
  return surprises
}

/** `by`: the tests that noticed it. */
async function plant(copy: string, mutation: Mutation): Promise<{ outcome: Outcome; by: string[] }> {
  const { tests, named } = mutation
  const { failed, passed } = await withMutation(copy, mutation, () => runTests(copy, tests, named))
  if (failed.length > 0) return { outcome: 'killed', by: failed }
  return { outcome: passed > 0 ? 'survived' : 'no test ran', by: [] }
}

/** Up to the first test that fails. A run that hangs counts as one that failed. */
async function runTests(
  folder: string,
  files: string[],
  named?: string,
): Promise<{ failed: string[]; passed: number }> {
  const report = path.join(folder, 'report.json')
  fs.rmSync(report, { force: true })
  const args = ['run', ...files, '--bail=1', '--reporter=json', `--outputFile=${report}`]
  if (named !== undefined) args.push('--testNamePattern', named)
  const isInTime = await finishes(folder, args)
  if (!isInTime) return { failed: ['a test without end'], passed: 0 }
  if (!fs.existsSync(report)) return { failed: [], passed: 0 }
  const { numPassedTests, testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  return { failed: [...failed, ...testResults.flatMap(failedAfterwards)], passed: numPassedTests }
}

/** What is looked at when a file has ended, as that the ledger adds up; nothing where no test of it ran. */
function failedAfterwards({ status, message, assertionResults }: Report['testResults'][number]): string[] {
  const hasRun = assertionResults.some((test) => test.status === 'passed')
  return status === 'failed' && hasRun && message !== '' ? [message] : []
}

/** What we read of Vitest's report. */
interface Report {
  numPassedTests: number
  testResults: {
    status: string
    /** What failed beside its tests. */
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

function finishes(cwd: string, args: string[]): Promise<boolean> {
  const vitest = path.join(cwd, 'node_modules', '.bin', 'vitest')
  const env = { ...process.env, TEST_DATABASE_URL: server.url }
  const child = spawn(vitest, args, { cwd, env, stdio: 'ignore', timeout: limitMs })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (_code, signal) => resolve(signal === null))
  })
}
