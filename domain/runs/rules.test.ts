import { expect, test } from 'vitest'

import { isToDecide, linkUntil, runUntil, standingOf } from './rules.ts'

const onItsWay = { said: null, isStarted: true, isLast: true }

test.each([
  ['what is packed waits', { status: 'packed' }, 'waiting'],
  ['what is out is in the van', { status: 'out_for_delivery' }, 'open'],
  ['before the start nothing is in the van', { status: 'out_for_delivery', isStarted: false }, 'off'],
  ['what the desk handed over is delivered', { status: 'delivered' }, 'delivered'],
  [
    'what was said counts after a later run, too',
    { status: 'delivered', said: 'not_home', isLast: false },
    'not_home',
  ],
  ['what was taken back is in the van again', { status: 'out_for_delivery', said: 'not_home' }, 'open'],
  ['what a later run has is no part of it any more', { status: 'packed', isLast: false }, 'off'],
  ['what was cancelled is not brought', { status: 'cancelled' }, 'off'],
] as const)('%s', (_what, stop, standing) => {
  expect(standingOf({ ...onItsWay, ...stop })).toBe(standing)
})

test('a link opens its run until four hours after its slot or its day, and one of late for four hours', () => {
  const slotEndsAt = new Date('2026-12-04T12:30:00Z')
  expect(runUntil({ day: '2026-12-04', slotEndsAt })).toEqual(new Date('2026-12-04T16:30:00Z'))
  const until = runUntil({ day: '2026-12-04', slotEndsAt: null })
  expect(until).toEqual(new Date('2026-12-04T22:30:00Z'))
  expect(linkUntil(until, new Date('2026-12-04T10:00:00Z'))).toEqual(until)
  expect(linkUntil(until, new Date('2026-12-05T10:00:00Z'))).toEqual(new Date('2026-12-05T14:00:00Z'))
})

test('who was not at home once is brought it again by itself, and the second time the shopkeeper decides', () => {
  const decided = [1, 2].map((timesMissed) => isToDecide({ said: 'not_home', timesMissed }))
  expect(decided).toEqual([false, true])
  expect(isToDecide({ said: 'returned', timesMissed: 0 })).toBe(true)
})
