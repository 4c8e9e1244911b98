import { DomainError } from '#domain/ground/errors.ts'

/**
 * The bytes that a `data:image/…;base64,` URL carries. What they really are only decoding tells. @throws
 * bad_picture
 */
export function bytesOfDataUrl(url: string): Buffer {
  const match = /^data:image\/[a-z0-9.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(url)
  if (!match?.[1]) throw new DomainError('bad_picture', {})
  return Buffer.from(match[1], 'base64')
}
