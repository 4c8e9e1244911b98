// What a search finds.

export const title = 'Search'
export const titleOf = (query: string) => `Search: ${query}`
export const ask = 'What are you looking for?'
/** The number as `totalWords` writes it. */
export const results = (total: string) => `Search Results : ${total}`
export const loading = 'Loading ...'
export const relevance = 'Relevance'
export const show = (total: string) => `Show ${total}`
export const showProducts = 'Show products'
export const failed = 'The search did not work.'
export const more = 'There are more results. Add one more word to narrow your search.'
export const categoriesFound = 'Categories found'
export const othersBought = 'Others bought'

export const nothingFound = 'No Data Found....'
export const nothingHasAll = 'Nothing has all that you chose.'
export const tryOtherwise =
  'Check the spelling, or try a shorter word or the Hindi name. Or choose a category below.'
export const clearFilters = 'Clear Filters'
/** Other words follow. */
export const didYouMean = 'Did you mean:'
/** Categories follow. */
export const perhapsHere = 'Perhaps here:'
