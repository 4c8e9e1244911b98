import { choiceOf, listingPath } from '#app/paths.ts'
import { categories } from '#domain/catalog/rules.ts'
import type { CategoryValue } from '#domain/catalog/rules.ts'

/** The category that a word in an address means (`dairy-products`, in any case), or null. */
export function categoryOfSlug(slug: string): CategoryValue | null {
  const value = slug.toLowerCase().replaceAll('-', ' ')
  return categories.find((category) => category.value === value)?.value ?? null
}

/** Where the goods of `/category/{slug}` are listed, in the same order and on the same page; null for an unknown word. */
export function categoryListing(slug: string, search: URLSearchParams): string | null {
  const category = categoryOfSlug(slug)
  if (!category) return null
  return listingPath({ ...choiceOf(search), categories: [category] })
}
