import { expect, test } from 'vitest'

import * as hindi from './hi.ts'

test.each([
  // In India it is 0:15 of the 22nd, 9:30, 15:30, 18:00 and 21:05.
  ['2026-11-21T18:45:00Z', '22 नवंबर 2026, रात 12:15 बजे'],
  ['2026-11-21T04:00:00Z', '21 नवंबर 2026, सुबह 9:30 बजे'],
  ['2026-11-21T10:00:00Z', '21 नवंबर 2026, दोपहर 3:30 बजे'],
  ['2026-12-01T12:30:00Z', '1 दिसंबर 2026, शाम 6:00 बजे'],
  ['2026-12-01T15:35:00Z', '1 दिसंबर 2026, रात 9:05 बजे'],
])('%s is told in Hindi as %s', (at, words) => {
  expect(hindi.dateAndTime(at)).toBe(words)
  expect(words.startsWith(`${hindi.longDate(at)}, `)).toBe(true)
})

test('a day is told in Hindi with its weekday', () => {
  expect([hindi.shortDay('2026-11-25'), hindi.shortDay('2026-11-01')]).toEqual(['बुध 25 नवंबर', 'रवि 1 नवंबर'])
})
