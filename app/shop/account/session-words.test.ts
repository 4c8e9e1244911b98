import { expect, test } from 'vitest'

import { deviceName, lastUsed, signedIn } from './session-words.ts'

test.each([
  ['Safari', 'iOS', 'Safari on iOS'],
  ['Samsung Internet for Android', 'Android', 'Samsung Internet for Android'],
  ['Chrome', '', 'Chrome'],
  ['', 'Windows', 'A browser on Windows'],
  ['', '', 'Unknown browser'],
])('a device with browser %j and system %j is called %j', (browser, system, name) => {
  expect(deviceName({ browser, system })).toBe(name)
})

test.each([
  // In India it is 23:45 on the 21st, 0:15 on the 22nd, and 10:30 now.
  ['2026-11-20T18:15:00Z', 'Last used on 20 November 2026'],
  ['2026-11-21T18:15:00Z', 'Last used yesterday'],
  ['2026-11-21T18:45:00Z', 'Last used today'],
])('what was used at %s was, on the 22nd in India: %j', (at, words) => {
  expect(lastUsed(at, new Date('2026-11-22T05:00:00Z'))).toBe(words)
})

test('a sign-in is told to the minute in Indian time', () => {
  expect(signedIn('2026-11-21T18:45:00Z')).toBe('Signed in on 22 November 2026 at 12:15 am')
})
