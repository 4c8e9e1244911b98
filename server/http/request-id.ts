import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { Trusts } from './raw-request.ts'

const idBytes = 8
/** For 512 ids at a time: asking for a few bytes costs as much as asking for many. */
const random = Buffer.allocUnsafeSlow(512 * idBytes)
let used = random.length

/**
 * The id of a request in its answer, the log and the audit: 16 hexadecimal digits that no other process
 * makes up.
 */
export function newRequestId(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  used += idBytes
  return random.toString('hex', used - idBytes, used)
}

/** As proxies write one: letters that mean nothing in a log, an address or a table. */
const wellFormed = /^[\w.-]{8,64}$/

/**
 * The id that a proxy has given this request, so that its log and ours name it alike; a new one where nobody
 * who is believed (TRUST_PROXY) says any, or it is not well-formed.
 */
export function requestIdOf({ headers, socket }: IncomingMessage, trusts: Trusts): string {
  const given = headers['x-request-id']
  if (typeof given !== 'string' || !wellFormed.test(given)) return newRequestId()
  return trusts?.(socket.remoteAddress ?? '', 0) ? given : newRequestId()
}
