import { call } from '#app/client/call.ts'
import type { allCategories } from '#contract/categories.ts'
import type { Category } from '#domain/catalog/rules.ts'

/** The shelves that have goods; none where nobody can say. */
export async function filledShelves(): Promise<ReadonlySet<string>> {
  const answer = await call<typeof allCategories>('GET', '/api/all-categories').catch(() => null)
  const shelves = answer?.ok ? answer.body.data : []
  return new Set(shelves.filter(({ goods }) => goods > 0).map(({ value }) => value))
}

/** The shelf that a room opens where its address names none: the first that has goods, or else the first. */
export function firstShelf(
  categories: readonly Category[],
  filled: ReadonlySet<string> | null,
): Category | undefined {
  return categories.find(({ value }) => filled?.has(value)) ?? categories[0]
}
