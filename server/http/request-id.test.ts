import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { trustOf } from './raw-request.ts'
import { requestIdOf } from './request-id.ts'

const nginx = '6f1d3c0d4b2e4a55b9a7f2f2a9f0c1d2'

/** What comes from this address with that id. */
function asked(id: string | undefined, remoteAddress = '127.0.0.1'): IncomingMessage {
  return { headers: { 'x-request-id': id }, socket: { remoteAddress } } as unknown as IncomingMessage
}

test('the id that a proxy has given a request stays its id', () => {
  expect(requestIdOf(asked(nginx), trustOf(['loopback']))).toBe(nginx)
  expect(requestIdOf(asked('f47ac10b-58cc-4372'), trustOf(['10.0.0.0/8', 'loopback']))).toBe(
    'f47ac10b-58cc-4372',
  )
})

test.each([
  ['nobody who is believed', nginx, '203.0.113.7', ['loopback']],
  ['somebody where nobody is believed', nginx, '127.0.0.1', []],
  ['a proxy that says none', undefined, '127.0.0.1', ['loopback']],
  ['a proxy that passes on a short one', 'forged', '127.0.0.1', ['loopback']],
  ['a proxy that passes on a line of a log', 'forged","level":50,"x":"', '127.0.0.1', ['loopback']],
  ['a proxy that passes on an endless one', 'f'.repeat(65), '127.0.0.1', ['loopback']],
])('a request of %s gets an id of our own', (_whom, id, from, trusted) => {
  expect(requestIdOf(asked(id, from), trustOf(trusted))).toMatch(/^[0-9a-f]{16}$/)
})
