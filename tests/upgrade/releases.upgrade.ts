import { expect, test } from 'vitest'

import { judge } from '#tests/faults/checker/judge.ts'

import { releases } from './release.ts'
import { report, rollingUpgrade } from './rolling.ts'

const plan = { buyers: 6, payments: 30 }

test.each(releases.filter(({ beside }) => beside))(
  'beside $version with its buyers today’s version starts, is rolled back and starts again, and nothing is lost, doubled or told wrongly',
  async (release) => {
    const upgrade = await rollingUpgrade(release, plan)
    process.stdout.write(report(upgrade))
    expect(judge(upgrade.ending)).toEqual([])
    expect(upgrade.tallies.flatMap(({ wrong }) => wrong)).toEqual([])
  },
)

test.each(releases.filter(({ beside }) => !beside))(
  '$version is stopped for the upgrade, says that it is too old when it is started again, and nothing is lost, doubled or told wrongly',
  async (release) => {
    const upgrade = await rollingUpgrade(release, plan)
    process.stdout.write(report(upgrade))
    expect(upgrade.refusal).toContain('This version is too old for it: start the newer one')
    expect(judge(upgrade.ending)).toEqual([])
    expect(upgrade.tallies.flatMap(({ wrong }) => wrong)).toEqual([])
  },
)
