import { choiceOf, listingPath } from '#app/paths.ts'
import { categories } from '#domain/catalog/rules.ts'
import type { CategoryValue } from '#domain/catalog/rules.ts'

/** The category of a slug (`dairy-products`, in any case), or null. */
export function categoryOfSlug(slug: string): CategoryValue | null {
  const value = slug.toLowerCase().replaceAll('-', ' ')
  return categories.find((category) => category.value === value)?.value ?? null
}

/** The listing that `/category/{slug}` redirects to, with its order and page; null for an unknown slug. */
export function categoryListing(slug: string, search: URLSearchParams): string | null {
  const category = categoryOfSlug(slug)
  if (!category) return null
  return listingPath({ ...choiceOf(search), categories: [category] })
}
