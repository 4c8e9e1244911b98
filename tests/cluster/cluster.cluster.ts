import { expect, test } from 'vitest'

import { judge } from '../faults/checker/judge.ts'
import { clusterDay } from './day.ts'
import type { Day } from './day.ts'
import { table } from './table.ts'

const rounds = Number(process.env.KILLS ?? 1)
const howMany = Number(process.env.VISITORS ?? 20)
// The first test has the day pass, and the others look at what came of it.
let day: Day

test(
  `after ${rounds} kills each of a process, the primary’s PostgreSQL, its machine and its network under ${howMany} buyers nothing is lost, doubled, mis-summed, oversold, charged twice or told wrongly`,
  async () => {
    day = await clusterDay(rounds, howMany)
    process.stdout.write(`\n${table(day)}\n`)
    expect(judge(day.ending)).toEqual([])
    expect(day.tally.wrong).toEqual([])
  },
  30 * 60_000,
)

test('no order that a buyer was told of is missing after a failover', () => {
  expect(day.acknowledged).toBeGreaterThan(0)
  expect(day.missing).toEqual([])
})

test('buying goes on within 6 s after a process or PostgreSQL was killed, and within 35 s after a machine or its network was', () => {
  expect(day.kills.filter(({ goesOnMs, limitMs }) => !(goesOnMs <= limitMs))).toEqual([])
})

test('a rolling restart of all three processes fails no request', () => {
  expect(day.rolled).toMatchObject({
    failed: 0,
    ends: [
      [0, null],
      [0, null],
      [0, null],
    ],
  })
})

test('a price that one process changed is sold by at all three within a second, before and after the kills', () => {
  const { before, afterwards } = day.prices
  expect([...before, ...afterwards].filter((ms) => ms > 1_000)).toEqual([])
})

test('each mail is sent and each webhook worked once, whichever of the three does it', () => {
  expect(day.once).toMatchObject({ mailsMissing: [], mailsDoubled: [], webhooksMissing: [] })
})

test('nobody is asked to sign in again behind the balancer', () => {
  expect(day.tally.answers[401]).toBeUndefined()
})
