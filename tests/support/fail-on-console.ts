import { afterEach, expect, vi } from 'vitest'

// A warning that nobody reads is a defect nobody sees: an unexpected one fails its test.
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => {
  const said = [...warn.mock.calls, ...error.mock.calls]
  warn.mockClear()
  error.mockClear()
  expect(said, 'console.warn or console.error was called').toEqual([])
})
