/**
 * `npm run bench`: how fast the shop answers, as a part of what this machine could do, and how that changes
 * with the size of the market. Starts the production build on an empty data folder; see bench/SPEED.md.
 */
import { parseArgs } from 'node:util'

import { buildWhenNeeded } from '../scripts/build.ts'
import { measureAt } from './speed/at-size.ts'
import type { AtSize } from './speed/at-size.ts'
import { detailsOf, rowsOf, tableOf } from './speed/table.ts'
import { openTrial } from './speed/trial.ts'
import type { Options } from './speed/trial.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, smoke: { type: 'boolean' }, sizes: { type: 'string' } },
})
const forms = {
  full: {
    sizes: [1_000, 100_000, 1_000_000],
    connections: 20,
    rounds: 5,
    seconds: 4,
    payments: 600,
    isJudged: true,
  },
  quick: { sizes: [1_000], connections: 20, rounds: 3, seconds: 1, payments: 150, isJudged: true },
  smoke: { sizes: [200], connections: 4, rounds: 1, seconds: 0.2, payments: 8, isJudged: false },
} satisfies Record<string, Options>
const form = values.smoke ? 'smoke' : values.quick ? 'quick' : 'full'
const sizes = values.sizes?.split(',').map(Number) ?? forms[form].sizes
if (sizes.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  console.error('Please give sizes as numbers: npm run bench -- --sizes 1000,100000')
  process.exit(1)
}

await buildWhenNeeded()
const trial = await openTrial({ ...forms[form], sizes: sizes.toSorted((a, b) => a - b) })
try {
  const measured: AtSize[] = []
  for (const products of trial.options.sizes)
    measured.push(await measureAt(trial, { products, isFirst: measured.length === 0 }))
  console.log(['', ...tableOf(rowsOf(measured)), '', ...detailsOf(measured)].join('\n'))
} finally {
  await trial.end()
}
