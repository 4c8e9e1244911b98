/**
 * `npm run bench`: how fast the shop answers, as a part of what this machine could do, and how that changes
 * with the size of the market. Starts the production build on an empty data folder, and writes SPEED.md.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { buildWhenNeeded } from '../scripts/build.ts'
import { machine } from './report.ts'
import { measureAt, measureOnce } from './speed/at-size.ts'
import type { AtSize, Once } from './speed/at-size.ts'
import { memory } from './speed/memory-of-all.ts'
import { writeReport } from './speed/report.ts'
import type { Run } from './speed/run.ts'
import { openTrial } from './speed/trial.ts'
import type { Options, Trial } from './speed/trial.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    smoke: { type: 'boolean' },
    sizes: { type: 'string' },
    out: { type: 'string' },
  },
})
const full: Options = {
  sizes: [1_000, 100_000, 1_000_000],
  connections: 20,
  rounds: 5,
  seconds: 4,
  payments: 600,
  curve: [0.1, 0.25, 0.5, 0.7, 0.85, 0.95],
  minutes: 10,
  isJudged: true,
}
/** In less than three minutes, on a machine that is left alone. */
const quick: Options = {
  ...full,
  sizes: [1_000, 20_000],
  rounds: 3,
  seconds: 0.6,
  payments: 100,
  curve: [0.25, 0.5, 0.8],
  minutes: 0,
}
/** Whether all of it works; it judges nothing. */
const smoke: Options = {
  ...quick,
  sizes: [100, 200],
  connections: 4,
  rounds: 1,
  seconds: 0.1,
  payments: 4,
  curve: [0.5],
  isJudged: false,
}
const form = values.smoke ? smoke : values.quick ? quick : full
const sizes = values.sizes?.split(',').map(Number) ?? form.sizes
if (sizes.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('Please give sizes as numbers: npm run bench -- --sizes 1000,100000')
  process.exit(1)
}

await buildWhenNeeded()
const began = machine()
const trial = await openTrial({ ...form, sizes: sizes.toSorted((a, b) => a - b) })
try {
  console.log(writeReport(values.out ?? import.meta.dirname, await measure(trial)))
} catch (error) {
  // What fails because everything is being ended is no news.
  if (!trial.isEnding) throw error
} finally {
  await trial.end()
}

async function measure({ options, shop, tell }: Trial): Promise<Run> {
  const measured: AtSize[] = []
  let once: Once | null = null
  for (const products of options.sizes) {
    const size = await measureAt(trial, { products, isFirst: measured.length === 0 })
    measured.push(size)
    if (once) continue
    once = await measureOnce(trial, size)
    // After all of it.
    size.memory = await memory(trial)
  }
  if (!once) throw new Error('There is no size')
  tell('all is measured')
  const [database] = await shop.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  const words = process.argv.slice(2).join(' ')
  return {
    command: words ? `npm run bench -- ${words}` : 'npm run bench',
    options,
    began,
    versions: {
      postgres: database?.version ?? '',
      pgbench: once.buying.limits?.version ?? null,
      fastify: versionOf('fastify'),
    },
    sizes: measured,
    once,
  }
}

function versionOf(name: string): string {
  const file = path.join(import.meta.dirname, '..', 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
