import { useRouteLoaderData } from 'react-router'

import type { Category } from '#domain/catalog/rules.ts'
import { categoryLabel } from '#words/ui/category/en.ts'

const none: readonly Category[] = []
let now = none

/** The shop's categories in the order of menus and filters, as the root's loader has told them. */
export function useCategories(): readonly Category[] {
  return useRouteLoaderData<{ categories: Category[] }>('root')?.categories ?? none
}

/** What a category is called; an unknown value is shown as it is. */
export function useCategoryLabel(value: string): string {
  return categoryLabel(useCategories(), value)
}

/** Keeps them for what the router asks between two pages, in the browser. */
export function keepCategories(categories: readonly Category[]): void {
  now = categories
}

export function categoriesNow(): readonly Category[] {
  return now
}
