// The filters, the order and the chosen filters of a list of goods.

export const chosenFilters = 'Chosen filters'
/** Heard before the name of a filter. */
export const removeFilter = 'Remove filter'
/** How the name of an order by price begins. */
export const priceOrder = 'Price - '
export const sortBy = 'Sort by'
export const category = 'Category'
export const clearAll = 'Clear all'
export const showProducts = 'Show products'
export const showFewer = 'Show fewer'
export const showAll = (count: number) => `Show all ${count}`
export const filtersAndSort = 'Filters & Sort'
export const filtersChosen = (count: number) => `Filters & Sort, ${count} chosen`
export const filtersBeside = 'Filters and sort'
/** The number as `totalWords` writes it, and whether it is one. */
export const withoutFilter = (label: string | undefined, total: string, isOne: boolean) =>
  `Without “${label}”: ${total} ${isOne ? 'product' : 'products'}`
