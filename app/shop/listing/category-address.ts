import { listPath } from '#app/shop/lists/list-path.ts'
import { choiceOf } from '#domain/catalog/filters/rules.ts'
import type { Category } from '#domain/catalog/rules.ts'

/** The category of a slug (`dairy-products`, in any case) among these, or null. */
export function categoryOfSlug(slug: string, categories: readonly Category[]): string | null {
  const words = slug.toLowerCase()
  return categories.find(({ value }) => value.replaceAll(' ', '-') === words)?.value ?? null
}

/** The listing that `/category/{slug}` redirects to, with filters and page; null for an unknown slug. */
export function categoryListing(
  slug: string,
  search: URLSearchParams,
  categories: readonly Category[],
): string | null {
  const category = categoryOfSlug(slug, categories)
  if (category === null) return null
  return listPath({ ...choiceOf(search, categories), categories: [category] })
}
