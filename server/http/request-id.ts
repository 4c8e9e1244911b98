import { randomFillSync } from 'node:crypto'

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
