import { isCategory, isSort } from '#domain/catalog/rules.ts'
import type { CategoryValue, Sort } from '#domain/catalog/rules.ts'

/** What a listing shows, as its address says it. */
export interface ListingChoice {
  categories: CategoryValue[]
  sort: Sort | undefined
  page: number
}

/** Reads the address of a listing. What is no category, order or page is left out. */
export function choiceOf(search: URLSearchParams): ListingChoice {
  const sort = search.get('sort') ?? ''
  return {
    categories: [...new Set(search.getAll('category').filter(isCategory))],
    sort: isSort(sort) ? sort : undefined,
    page: pageOf(search),
  }
}

/** The page number of an address; the first one where it says nothing sensible. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** The address of a listing: one `category` parameter for each, the first page without a number. */
export function listingPath({ categories, sort, page = 1 }: Partial<ListingChoice>): string {
  const parameters = new URLSearchParams()
  for (const category of categories ?? []) parameters.append('category', category)
  if (sort) parameters.set('sort', sort)
  if (page > 1) parameters.set('page', String(page))
  const query = parameters.toString()
  return query ? `/product-category?${query}` : '/product-category'
}
