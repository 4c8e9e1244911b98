/**
 * `npm test`: everything that shows the shop to be right, in order, up to the first failure.
 * `npm test -- --changed`: the checks, and those tests that the changes since main can touch.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { findOrGetChromium, isHeadlessShell } from './chromium.ts'
import { budgets, overBudget } from './test/budget.ts'
import { allBrowserTests, browserTests, changedFiles, vitestFiles } from './test/changed.ts'
import { measured } from './test/measure.ts'
import type { Command, Measured } from './test/measure.ts'
import { readPlaywright, readVitest, slowest } from './test/reports.ts'

interface Part {
  name: string
  /** Null where there is nothing to run. */
  command: () => Command | Promise<Command | null>
}

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-reports-'))
const vitestReport = path.join(reports, 'vitest.json')
const playwrightReport = path.join(reports, 'playwright.json')
const wholeReport = path.join(reports, 'playwright-whole.json')

const changed = process.argv.includes('--changed') ? changedFiles() : null
/** The night's tests near a change are those that it may break. */
const leavesNight = !changed
const specs = changed && browserTests(changed, allBrowserTests())

/** One after the other; those of one row side by side, because each of them uses little more than a core. */
const rows: Part[][] = [
  [
    { name: 'Static checks', command: () => ({ program: 'node', args: ['scripts/check.ts'] }) },
    { name: 'Build', command: () => ({ program: 'node', args: ['scripts/build.ts'] }) },
  ],
  [{ name: 'Weight of the pages', command: () => ({ program: 'node', args: ['scripts/budget.ts'] }) }],
  [{ name: 'Unit, database and HTTP tests', command: vitest }],
  ...(specs?.length === 0
    ? []
    : [
        [{ name: 'Browser tests', command: playwright }],
        [{ name: 'Browser tests in a whole Chromium', command: playwrightWhole }],
      ]),
]

const began = performance.now()
// Beside the first parts: where there is no Chromium, getting one is mostly waiting.
const chromiums = specs?.length === 0 ? null : getChromiums()
chromiums?.catch(() => undefined) // said by the part that needs it
const taken = new Map<string, Measured>()
const failure = await firstFailure()
summarise()
fs.rmSync(reports, { recursive: true, force: true })
process.exitCode = failure ? 1 : 0

/** Answers the name of the part that failed. */
async function firstFailure(): Promise<string | undefined> {
  for (const [index, parts] of rows.entries()) {
    console.log(`\n━━ ${index + 1}/${rows.length} ${parts.map(({ name }) => name).join(', ')}`)
    const failed = await Promise.all(
      parts.map(async ({ name, command }) => {
        const isPassed = await passes(name, command)
        console.log(`━━ ${name}: ${isPassed ? 'passed' : 'FAILED'}`)
        return isPassed ? [] : [name]
      }),
    )
    const [first] = failed.flat()
    if (first) return first
  }
  return undefined
}

async function passes(name: string, command: Part['command']): Promise<boolean> {
  try {
    const given = await command()
    if (!given) return true
    const times = await measured(given)
    taken.set(name, times)
    if (!times.isPassed) return false
    // The budgets are those of whole parts.
    const isJudged = !changed && given.isBudgeted !== false
    const complaint = isJudged ? overBudget(name, times) : undefined
    if (complaint) console.error(`${complaint.isFailure ? '✗' : '!'} ${complaint.text}`)
    return !complaint?.isFailure
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

function vitest(): Command {
  const files = changed ? vitestFiles(changed) : 'all'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const left = leavesNight ? ['--exclude=**/*.night.*', '--tags-filter=!night'] : []
  return { program: 'vitest', args: ['run', ...(files === 'all' ? [] : files), ...left, ...reporters] }
}

async function getChromiums(): Promise<{ small: string; whole: string | null }> {
  const small = await findOrGetChromium('small')
  return { small, whole: isHeadlessShell(small) ? await findOrGetChromium('whole') : null }
}

async function playwright(): Promise<Command | null> {
  const found = await chromiums
  return found && { ...inBrowser(found.small, playwrightReport), isBudgeted: isHeadlessShell(found.small) }
}

/** What the two Chromiums do differently (cookies of other sites, schemes of apps) is run in both. */
async function playwrightWhole(): Promise<Command | null> {
  const whole = (await chromiums)?.whole
  if (!whole) return null
  // They are two: a second worker would start a shop and a browser for one of them.
  const only = ['--grep=@both', '--pass-with-no-tests', '--workers=1']
  return { ...inBrowser(whole, wholeReport, only), isBudgeted: false }
}

function inBrowser(chromium: string, report: string, only: string[] = []): Command {
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const left = leavesNight ? ['--grep-invert=@night'] : []
  return {
    program: 'playwright',
    args: ['test', ...left, '--reporter=list,json', ...only, ...(specs ?? [])],
    env,
  }
}

function summarise(): void {
  const runs = [readVitest(vitestReport), readPlaywright(playwrightReport), readPlaywright(wholeReport)]
  for (const run of runs)
    if (run) {
      console.log(`\nSlowest tests of ${run.runner}`)
      for (const test of slowest(run, 10)) console.log(`${seconds(test.seconds).padStart(9)}  ${test.name}`)
    }

  console.log('\n     wall  processor   budget  part')
  for (const [name, { wallSeconds, processorSeconds }] of taken) {
    const processor = processorSeconds === null ? 'not measured' : seconds(processorSeconds)
    const columns = [
      seconds(wallSeconds).padStart(9),
      processor.padStart(11),
      `${budgets[name]} s`.padStart(9),
    ]
    console.log(`${columns.join('')}  ${name}`)
  }

  const count = (what: 'passed' | 'failed' | 'skipped') =>
    runs.reduce((sum, run) => sum + (run?.[what] ?? 0), 0)
  const wall = seconds((performance.now() - began) / 1000)
  console.log(`\n${failure ? `Stopped at: ${failure}` : 'All parts passed'}, after ${wall}`)
  const skippedNote = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
  console.log(`${count('passed')} passed, ${count('failed')} failed${skippedNote}`)
}

function seconds(amount: number): string {
  return `${amount.toFixed(1)} s`
}
