import * as filters from '#domain/catalog/filters/rules.ts'
import type { FilterValue, ListSort } from '#domain/catalog/filters/rules.ts'

// The orders of a list of goods, its filters and their values.

export const sortLabels: readonly (FilterValue & { value: ListSort })[] = filters.sortLabels

export { filterOf, filtersIn, valuesOf } from '#domain/catalog/filters/rules.ts'
