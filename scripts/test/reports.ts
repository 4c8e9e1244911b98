/** What Vitest and Playwright say of a run in their JSON reports. */
import fs from 'node:fs'
import path from 'node:path'

import { projectRoot } from '../run-program.ts'

export interface TestRun {
  runner: 'Vitest' | 'Playwright'
  passed: number
  failed: number
  skipped: number
  tests: TestTime[]
}

export interface TestTime {
  /** `tests/e2e/cart.spec.ts: an empty cart says so`. */
  name: string
  seconds: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: VitestTest[] }[]
}

interface VitestTest {
  fullName: string
  status: string
  tags?: string[]
  duration?: number | null
}

interface PlaywrightReport {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: PlaywrightSpec[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: { results: { duration: number }[] }[]
}

/** A runner that was not reached counts nothing. */
export function readVitest(file: string): TestRun | undefined {
  const report = readReport(file) as VitestReport | undefined
  return (
    report && {
      runner: 'Vitest',
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(isSkipped))
        .length,
      tests: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          name: `${path.relative(projectRoot, name)}: ${fullName}`,
          seconds: (duration ?? 0) / 1000,
        })),
      ),
    }
  )
}

/** What is left to the night is told by Vitest as skipped, too, and is not. */
function isSkipped({ status, tags = [] }: VitestTest): boolean {
  return ['skipped', 'pending', 'todo'].includes(status) && !tags.includes('night')
}

/** A flaky test counts as passed, as Playwright has it. */
export function readPlaywright(file: string): TestRun | undefined {
  const report = readReport(file) as PlaywrightReport | undefined
  return (
    report && {
      runner: 'Playwright',
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      tests: report.suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
        tests.map(({ results }) => ({
          name: `${file}: ${title}`,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        })),
      ),
    }
  )
}

/** The tests that took longest, the slowest first. */
export function slowest({ tests }: TestRun, howMany: number): TestTime[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, howMany)
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function readReport(file: string): unknown {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}
