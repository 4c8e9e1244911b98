import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * A new opaque id: 20 characters of 0-9a-z, random from the first one on (its first ten tell an order apart
 * from all others), and nothing in it that could be guessed or counted.
 */
export function newId(): string {
  let id = ''
  // 252 is the largest multiple of 36 in a byte: larger bytes would favour the first letters.
  while (id.length < 20)
    for (const byte of randomBytes(32)) if (byte < 252 && id.length < 20) id += alphabet[byte % 36]
  return id
}
