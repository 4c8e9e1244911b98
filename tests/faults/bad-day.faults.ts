import { expect, test } from 'vitest'

import { badDay, report } from './bad-day.ts'
import { judge } from './checker/judge.ts'
import { faults, withFault } from './checker/planted.ts'

const kills = Number(process.env.KILLS ?? 20)
const howMany = Number(process.env.VISITORS ?? 20)
const day = await badDay({
  killsOfPostgres: kills,
  killsOfShop: kills,
  buyers: howMany,
  payments: howMany / 2,
})
process.stdout.write(report(day))

test(`after ${kills} kills of PostgreSQL and ${kills} of the shop under ${howMany} buyers nothing is lost, doubled, mis-summed, oversold, charged twice or told wrongly`, () => {
  expect(judge(day.ending)).toEqual([])
  expect(day.tally.wrong).toEqual([])
})

test.each(faults)('the checker finds what is $kind: $name', (fault) => {
  const { found, id } = withFault(day.ending, fault)
  expect(found).toContainEqual({ kind: fault.kind, what: expect.stringContaining(id) as string })
})
