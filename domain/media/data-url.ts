import { DomainError } from '#domain/ground/errors.ts'

const head = /^data:image\/[a-z0-9.+-]{1,100};base64,/
const notBase64 = /[^A-Za-z0-9+/]/

/**
 * The bytes that a `data:image/…;base64,` URL carries. What they really are only decoding tells. No regular
 * expression repeats over the whole of it: once a program holds much compiled code V8 optimizes no further
 * ones, and those run out of its stack after four million letters. @throws bad_picture
 */
export function bytesOfDataUrl(url: string): Buffer {
  const letters = url.slice(head.exec(url)?.[0].length ?? url.length)
  const digits = letters.replace(/={1,2}$/, '')
  if (digits === '' || notBase64.test(digits)) throw new DomainError('bad_picture', {})
  return Buffer.from(digits, 'base64')
}
