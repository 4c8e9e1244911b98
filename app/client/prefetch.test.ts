import { expect, test, vi } from 'vitest'

import { savesData } from './prefetch.ts'

test.each([
  ['asks for less data', { connection: { saveData: true } }, true],
  ['does not', { connection: { saveData: false } }, false],
  ['does not say, as Safari', {}, false],
])('a browser that %s is believed', (_what, navigator, expected) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(expected)
})
