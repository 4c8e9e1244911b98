import { DomainError } from '#domain/ground/errors.ts'

/** What we keep is in WebP; further views of drawn goods are in AVIF alone (decision 089). */
const ownPath = /^\/images\/[a-z0-9-]+(?:\.webp|-\d-800\.avif)$/

/**
 * The address of a product's picture as it is stored: a path of our own store, or a foreign https address
 * (http is upgraded), which the server never fetches. @throws invalid_input for anything else
 */
export function storedImageAddress(given: string, publicUrl: string): string {
  const address = given.startsWith(`${publicUrl}/images/`) ? given.slice(publicUrl.length) : given
  if (ownPath.test(address)) return address
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol === 'http:') url.protocol = 'https:'
  // A name and password in an address would be shown to every visitor.
  if (url?.protocol === 'https:' && !url.username && !url.password) return url.href
  throw new DomainError('invalid_input', { fields: { productImage: { problem: 'bad_image_address' } } })
}
