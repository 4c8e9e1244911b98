import { expect, test } from 'vitest'

import { badDay } from '#tests/faults/bad-day.ts'
import type { Ending } from '#tests/faults/checker/ending.ts'
import { judge } from '#tests/faults/checker/judge.ts'
import { faults, withFault } from '#tests/faults/checker/planted.ts'

// The short form of tests/faults/bad-day.faults.ts. The faults are planted in the ending of the first test.
let ending: Ending

test('after two kills of PostgreSQL and three of the shop under buyers nothing is lost, doubled, mis-summed, oversold, charged twice or told wrongly', async () => {
  const day = await badDay({ killsOfPostgres: 2, killsOfShop: 3, buyers: 6, payments: 2 })
  ending = day.ending
  expect(judge(ending)).toEqual([])
  expect(day.tally.wrong).toEqual([])
  // And so it is in the shop that is restored from its backup.
  expect(judge(day.restored)).toEqual([])
}, 300_000)

test.each(faults)('the checker finds what is $kind: $name', (fault) => {
  const { found, id } = withFault(ending, fault)
  expect(found).toContainEqual({ kind: fault.kind, what: expect.stringContaining(id) as string })
})
