/** How much processor time each part of `npm test` may take. */
import fs from 'node:fs'
import path from 'node:path'

import type { Measured } from './measure.ts'

/** Above so much of its budget a part is told to have grown: a decision, written into budget.json. */
const told = 1.3
/** Above so much it fails. Between the two it may be the machine: a busy one has taken 2.4 times as much. */
const fails = 3

/** Seconds of the processor, user and system, by the part's name. */
export const budgets = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'budget.json'), 'utf8'),
) as Record<string, number>

interface Complaint {
  text: string
  isFailure: boolean
}

/** What is to be said of a part that took too much; nothing, if it did not or could not be counted. */
export function overBudget(name: string, { processorSeconds }: Measured): Complaint | undefined {
  const budget = budgets[name]
  if (budget === undefined)
    return { text: `${name} has no budget. Give it one in scripts/test/budget.json.`, isFailure: true }
  if (processorSeconds === null || processorSeconds <= budget * told) return undefined
  const isFailure = processorSeconds > budget * fails
  const text =
    `${name} took ${processorSeconds.toFixed(0)} s of the processor, ` +
    `more than ${isFailure ? fails : told} × its budget of ${budget} s. ` +
    'Make it cheaper, or raise the budget in scripts/test/budget.json and say why in the commit.'
  return { text, isFailure }
}
