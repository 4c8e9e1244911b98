import { afterAll, afterEach, expect, vi } from 'vitest'

import { takeShopErrors } from './shop-errors.ts'

// A warning that nobody reads is a defect nobody sees: an unexpected one fails its test.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(({ task }) => {
  const logged = takeShopErrors()
  if (task.result?.state === 'fail' && logged.length > 0)
    process.stderr.write(`The shop of “${task.name}” logged:\n${logged.join('')}`)
  const said = [...warn.mock.calls, ...error.mock.calls]
  warn.mockClear()
  error.mockClear()
  expect(said, 'console.warn or console.error was called').toEqual([])
})

// Before the next file is read: what it asks at its top would go to what stood in the place of `fetch`.
afterAll(() => vi.unstubAllGlobals())
