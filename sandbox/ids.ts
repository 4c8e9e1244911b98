import { createHash, randomBytes } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const length = 14

/** An id of Razorpay's shape: a prefix and fourteen letters and digits. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'card' | 'evt'): string {
  let name = ''
  while (name.length < length) {
    for (const byte of randomBytes(length)) {
      // The few bytes past the last full alphabet would make the first letters likelier.
      if (byte < 248 && name.length < length) name += alphabet.charAt(byte % alphabet.length)
    }
  }
  return `${prefix}_${name}`
}

/** The merchant's account: one a key, so that it stays the same over restarts. */
export function accountId(keyId: string): string {
  return `acc_${createHash('sha256').update(keyId).digest('hex').slice(0, length)}`
}
