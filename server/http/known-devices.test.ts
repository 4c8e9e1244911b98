import { expect, test } from 'vitest'

import { knownDevices } from './known-devices.ts'

test('a device stays known when the secret is a new one, and is marked by the new one at the next sign-in', () => {
  const plain = { isHttps: false, isUsedByOtherSites: false }
  const before = knownDevices({ ...plain, secret: 'the first one', previousSecret: null })
  const rotated = knownDevices({ ...plain, secret: 'the second one', previousSecret: 'the first one' })
  const after = knownDevices({ ...plain, secret: 'the second one', previousSecret: null })
  const email = 'asha@example.com'
  const cookie = before.remember(undefined, email).split(';', 1)[0]

  expect(rotated.deviceOf(cookie, email)).toBe(before.claimed(cookie))
  expect(after.deviceOf(cookie, email)).toBeNull()
  const renewed = rotated.remember(cookie, email).split(';', 1)[0]
  expect(after.deviceOf(renewed, email)).toBe(before.claimed(cookie))
  expect(renewed?.split('.')).toHaveLength(cookie?.split('.').length ?? 0)
})
