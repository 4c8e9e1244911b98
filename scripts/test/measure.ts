/** What a part of the tests costs: its time on the clock, and on the processor with all that it starts. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { runProgram, runQuietly } from '../run-program.ts'

export interface Command {
  program: string
  args: string[]
  env?: Record<string, string>
  /** False where the budget was measured with another program. */
  isBudgeted?: boolean
}

export interface Measured {
  isPassed: boolean
  wallSeconds: number
  /** User and system time together; null where it cannot be counted (not Linux, or no perl). */
  processorSeconds: number | null
}

/** Runs it with its output in view. */
export async function measured({ program, args, env }: Command): Promise<Measured> {
  const began = performance.now()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-measure-'))
  const report = path.join(folder, 'processor-seconds')
  const isCounted = await canCount(report)
  const isPassed = isCounted
    ? await runProgram('perl', [counter, report, program, ...args], env)
    : await runProgram(program, args, env)
  const processorSeconds = isCounted ? readSeconds(report) : null
  fs.rmSync(folder, { recursive: true })
  return { isPassed, wallSeconds: (performance.now() - began) / 1000, processorSeconds }
}

const counter = path.join(import.meta.dirname, 'count-processor-time.pl')

async function canCount(report: string): Promise<boolean> {
  return process.platform === 'linux' && runQuietly('perl', [counter, report, 'true'])
}

/** Null for a program that ended together with its counter. */
function readSeconds(report: string): number | null {
  const seconds = Number.parseFloat(fs.readFileSync(report, 'utf8'))
  return Number.isFinite(seconds) ? seconds : null
}
