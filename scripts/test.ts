/** `npm test`: everything that shows the shop to be right, in order, up to the first failure. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { checkBudget } from './budget.ts'
import { buildWhenNeeded } from './build.ts'
import { findOrGetChromium } from './chromium.ts'
import { runProgram } from './run-program.ts'

interface Step {
  name: string
  /** Answers false, or throws, when it fails. */
  run: () => Promise<boolean>
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-reports-'))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')

const steps: Step[] = [
  { name: 'Static checks', run: () => runProgram('node', ['scripts/check.ts']) },
  { name: 'Build', run: build },
  { name: 'Weight of the pages', run: async () => checkBudget() },
  { name: 'Unit, database and HTTP tests', run: runVitest },
  { name: 'Browser tests', run: runPlaywright },
]

const began = performance.now()
const failedStep = await firstFailure()
summarise(failedStep)
fs.rmSync(reports, { recursive: true, force: true })
process.exitCode = failedStep ? 1 : 0

async function firstFailure(): Promise<Step | undefined> {
  for (const [index, step] of steps.entries()) {
    console.log(`\n━━ ${index + 1}/${steps.length} ${step.name}`)
    const stepBegan = performance.now()
    const isPassed = await passes(step)
    console.log(`━━ ${step.name}: ${isPassed ? 'passed' : 'FAILED'} in ${secondsSince(stepBegan)}`)
    if (!isPassed) return step
  }
  return undefined
}

async function passes({ run }: Step): Promise<boolean> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function build(): Promise<boolean> {
  await buildWhenNeeded()
  return true
}

function runVitest(): Promise<boolean> {
  return runProgram('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ])
}

async function runPlaywright(): Promise<boolean> {
  const chromiumPath = await findOrGetChromium()
  return runProgram('playwright', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
}

function summarise(failedStep: Step | undefined): void {
  const { passed, failed, skipped } = testCounts()
  const outcome = failedStep ? `Stopped at: ${failedStep.name}` : 'All steps passed'
  const skippedNote = skipped > 0 ? `, ${skipped} skipped` : ''
  console.log(`\n${outcome}, after ${secondsSince(began)}`)
  console.log(`${passed} passed, ${failed} failed${skippedNote}`)
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

interface PlaywrightReport {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>
}

/** The tests of both runners together; a runner that was not reached counts nothing. */
function testCounts(): { passed: number; failed: number; skipped: number } {
  const vitest = readReport(vitestReport) as VitestReport | undefined
  const browser = readReport(playwrightReport) as PlaywrightReport | undefined
  return {
    passed: (vitest?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0),
    skipped: (vitest?.numPendingTests ?? 0) + (browser?.stats.skipped ?? 0),
  }
}

function readReport(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}

function secondsSince(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`
}
