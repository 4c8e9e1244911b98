import { redirect } from 'react-router'

import { canonicalProductPath, productSlug } from '#domain/catalog/rules.ts'

/**
 * Redirects `/product/<id>/<any other name>` to the canonical address, so that invented names do not fill
 * the page cache. `/product/<id>` itself is served.
 * @throws a redirect
 */
export function toOwnAddress(
  asked: { slug?: string | undefined },
  product: { id: string; name: string },
): void {
  if (asked.slug === undefined || asked.slug === productSlug(product.name)) return
  throw redirect(canonicalProductPath(product), 301)
}
