/** How much processor time each part of `npm test` may take. */
import fs from 'node:fs'
import path from 'node:path'

import type { Measured } from './measure.ts'

/** Above so much of its budget a part fails: growth is then a decision, written into budget.json. */
const tolerance = 1.3

/** Seconds of the processor, user and system, by the part's name. */
export const budgets = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8'),
) as Record<string, number>

/** What is to be said of a part that took too much; nothing, if it did not or could not be counted. */
export function overBudget(name: string, { processorSeconds }: Measured): string | undefined {
  const budget = budgets[name]
  if (budget === undefined) return `${name} has no budget. Give it one in scripts/test/budget.json.`
  if (processorSeconds === null || processorSeconds <= budget * tolerance) return undefined
  return (
    `${name} took ${processorSeconds.toFixed(0)} s of the processor, more than ${tolerance} × its budget of ${budget} s. ` +
    'Make it cheaper, or raise the budget in scripts/test/budget.json and say why in the commit.'
  )
}
