import { listingPath, searchPath } from '#app/paths.ts'
import { queryOf } from '#domain/catalog/filters/rules.ts'
import type { ListChoice } from '#domain/catalog/filters/rules.ts'

/** The address of a list that shows this choice. */
export type PathOf = (choice: Partial<ListChoice>) => string

/** Of the listing: one `category` parameter for each, the first page without a number. */
export function listPath(choice: Partial<ListChoice> = {}): string {
  return withQuery(listingPath(), queryOf(choice))
}

/** Of what is found for these words. */
export function foundPath(words: string, choice: Partial<ListChoice> = {}): string {
  return withQuery(searchPath(), new URLSearchParams([...(words ? [['q', words]] : []), ...queryOf(choice)]))
}

function withQuery(path: string, parameters: URLSearchParams): string {
  const query = parameters.toString()
  return query ? `${path}?${query}` : path
}
