import { expect, test } from 'vitest'

import { shortDay } from '#domain/time/rules.ts'

import { promisedDay } from './rules.ts'
import type { AreaDays, ClosedDay } from './rules.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const town: AreaDays = { days: 1, weekdays: everyDay, orderUntil: 18 }
const village: AreaDays = { days: 1, weekdays: [3, 6], orderUntil: 18 }
const sameDay: AreaDays = { days: 0, weekdays: everyDay, orderUntil: 11 }
const far: AreaDays = { days: 4, weekdays: [1, 2, 3, 4, 5, 6], orderUntil: null }
const diwali = { on: '2026-11-25', words: 'Diwali' }

// 24 November 2026 is a Tuesday.
test.each<[string, AreaDays, string, string, string, ClosedDay[]?]>([
  ['before the hour it comes the next day', town, '24T17:59:59', 'Wed 25 Nov', '24T18:00'],
  ['from the hour on it comes a day later', town, '24T18:00', 'Thu 26 Nov', '25T18:00'],
  ['after midnight it is the new day that counts', town, '25T00:00', 'Thu 26 Nov', '25T18:00'],
  ['to a village only on its weekdays', village, '24T17:00', 'Wed 25 Nov', '24T18:00'],
  ['and whoever is late waits for its next one', village, '24T19:00', 'Sat 28 Nov', '27T18:00'],
  ['on the day itself where the area says so', sameDay, '24T10:59', 'Tue 24 Nov', '24T11:00'],
  ['and late in the morning on the next one', sameDay, '24T11:00', 'Wed 25 Nov', '25T11:00'],
  ['without an hour the day ends at midnight', far, '24T23:59:59', 'Sat 28 Nov', '25T00:00'],
  ['and a Sunday on which nobody drives is left out', far, '25T00:00', 'Mon 30 Nov', '27T00:00'],
  ['a holiday moves it', town, '24T12:00', 'Thu 26 Nov', '24T18:00', [diwali]],
  [
    'and what is ordered on one counts from the next day',
    town,
    '25T09:00',
    'Fri 27 Nov',
    '26T18:00',
    [diwali],
  ],
  ['a holiday of another day moves nothing', town, '25T19:00', 'Fri 27 Nov', '26T18:00', [diwali]],
])('%s', (_what, area, at, day, until, closed = []) => {
  const promised = promisedDay(area, closed, inNovember(at))
  expect([shortDay(promised!.on), promised!.until]).toEqual([day, inNovember(until)])
})

test('the holiday that moves a day is named, and one that moves none is not', () => {
  const closedFor = (at: string) => promisedDay(town, [diwali], inNovember(at))?.closed
  expect([closedFor('24T12:00'), closedFor('25T09:00'), closedFor('25T19:00')]).toEqual([
    diwali,
    diwali,
    null,
  ])
  // Nobody drives there on that day, so that it comes on Saturday with and without it.
  expect(promisedDay(village, [diwali], inNovember('25T09:00'))).toMatchObject({
    on: '2026-11-28',
    closed: null,
  })
})

test('no day is promised without weekdays, outside of all areas, or by a shop that never opens again', () => {
  const closed = Array.from({ length: 500 }, (_, later) => ({
    on: new Date(Date.UTC(2026, 10, 24 + later)).toISOString().slice(0, 10),
    words: '',
  }))
  const now = inNovember('24T12:00')
  expect(promisedDay({ ...town, weekdays: null }, [], now)).toBeNull()
  expect(promisedDay(null, [], now)).toBeNull()
  expect(promisedDay(town, closed, now)).toBeNull()
})

/** '24T18:00' of November 2026, by the clock of India. */
function inNovember(at: string): Date {
  return new Date(`2026-11-${at}+05:30`)
}
