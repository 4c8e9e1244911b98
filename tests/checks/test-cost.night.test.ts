import { expect, test } from 'vitest'

import { budgets, overBudget } from '../../scripts/test/budget.ts'
import { measured } from '../../scripts/test/measure.ts'

const burn =
  'const end = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < end) for (let n = 0; n < 1e6; n++);'

test('a part of the tests is told to be over its budget above 1.3 times of it, and fails above three times', () => {
  const [name = '', budget = 0] = Object.entries(budgets)[0] ?? []
  const taking = (processorSeconds: number | null) => ({ isPassed: true, wallSeconds: 1, processorSeconds })

  expect(overBudget(name, taking(budget * 1.29))).toBeUndefined()
  expect(overBudget(name, taking(budget * 1.31))).toMatchObject({ isFailure: false })
  expect(overBudget(name, taking(budget * 2.99))?.text).toMatch(`more than 1.3 × its budget of ${budget} s`)
  expect(overBudget(name, taking(budget * 3.01))).toMatchObject({ isFailure: true })
  expect(overBudget(name, taking(budget * 3.01))?.text).toMatch(`more than 3 × its budget of ${budget} s`)
  expect(overBudget(name, taking(null))).toBeUndefined()
  expect(overBudget('Something new', taking(1))).toMatchObject({ isFailure: true })
})

test.runIf(process.platform === 'linux')(
  'the processor time of a program has that of its children in it, also of those whose parent ended first',
  async () => {
    const child = await measured({ program: 'sh', args: ['-c', 'node -e "$0"; true', burn] })
    // cat ends when the orphan closes its end of the pipe.
    const orphan = await measured({ program: 'sh', args: ['-c', `sh -c 'node -e "$0" &' "$0" | cat`, burn] })
    expect(child.processorSeconds).toBeGreaterThan(0.4)
    expect(orphan.processorSeconds).toBeGreaterThan(0.4)
  },
)

test('a program that fails, or is ended by a signal, fails its part', async () => {
  expect((await measured({ program: 'sh', args: ['-c', 'exit 3'] })).isPassed).toBe(false)
  expect((await measured({ program: 'sh', args: ['-c', 'kill -9 $$'] })).isPassed).toBe(false)
  expect((await measured({ program: 'no-such-program', args: [] })).isPassed).toBe(false)
})
