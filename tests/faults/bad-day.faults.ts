import { expect, test } from 'vitest'

import { badDay, report } from './bad-day.ts'
import type { Ending } from './checker/ending.ts'
import { judge } from './checker/judge.ts'
import { faults, withFault } from './checker/planted.ts'

const kills = Number(process.env.KILLS ?? 20)
const howMany = Number(process.env.VISITORS ?? 20)
// The faults are planted in the ending of the first test.
let ending: Ending

test(
  `after ${kills} kills of PostgreSQL and ${kills} of the shop under ${howMany} buyers nothing is lost, doubled, mis-summed, oversold, charged twice or told wrongly`,
  async () => {
    const plan = { killsOfPostgres: kills, killsOfShop: kills, buyers: howMany, payments: howMany / 2 }
    const day = await badDay(plan)
    ending = day.ending
    process.stdout.write(report(day))
    expect(judge(ending)).toEqual([])
    expect(day.tally.wrong).toEqual([])
  },
  30 * 60_000,
)

test.each(faults)('the checker finds what is $kind: $name', (fault) => {
  const { found, id } = withFault(ending, fault)
  expect(found).toContainEqual({ kind: fault.kind, what: expect.stringContaining(id) as string })
})
