import { DomainError } from '#domain/ground/errors.ts'

const ownPath = /^\/images\/[a-z0-9-]+\.webp$/
/** A further view of drawn goods as it was answered before every picture could be had in WebP. */
const formerPath = /^(\/images\/[a-z0-9-]+-\d-800)\.avif$/

/**
 * The address of a product's picture as it is stored: a path of our own store, or a foreign https address
 * (http is upgraded). @throws invalid_input for anything else
 */
export function storedImageAddress(given: string, publicUrl: string): string {
  const path = given.startsWith(`${publicUrl}/images/`) ? given.slice(publicUrl.length) : given
  const address = path.replace(formerPath, '$1.webp')
  if (ownPath.test(address)) return address
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol === 'http:') url.protocol = 'https:'
  // A name and password in an address would be shown to every visitor.
  if (url?.protocol === 'https:' && !url.username && !url.password) return url.href
  throw new DomainError('invalid_input', { fields: { productImage: { problem: 'bad_image_address' } } })
}
