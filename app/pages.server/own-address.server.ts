import { redirect } from 'react-router'

import { canonicalProductPath, productSlug } from '#domain/catalog/rules.ts'

/**
 * Sends an address with a wrong or an old name in it to the product's own one, so that nobody's inventions fill
 * the page cache. `/product/<id>` alone is as good as the whole.
 * @throws a redirect
 */
export function toOwnAddress(
  asked: { slug?: string | undefined },
  product: { id: string; name: string },
): void {
  if (asked.slug === undefined || asked.slug === productSlug(product.name)) return
  throw redirect(canonicalProductPath(product), 301)
}
