// A list of goods: of one category, of some, or of all.

export const allProducts = 'All products'
/** What search engines are told. */
export const description = (names: string) =>
  `${names}: organic and handmade, with pack sizes and prices per kilo or litre.`
/** The number as `totalWords` writes it. */
export const results = (total: string) => `Search Results: ${total}`
export const loading = 'Loading products...'
export const recommended = 'Recommended'
export const show = (total: string) => `Show ${total}`
export const showProducts = 'Show products'
export const notLoaded = 'The products did not load.'
export const more = 'There are more products. To see them, choose a category or sort by price.'
export const clearFilters = 'Clear Filters'
export const noProducts = 'No products found'
export const noSuchCategory = 'There is no such category.'
export const nothingHasAll = 'Nothing has all that you chose.'
export const nothingHere = 'We have nothing here right now.'

export const shoppingSummary = 'Shopping Summary'
export const totalItems = 'Total Items'
export const averageDiscount = 'Average Discount'
export const potentialSavings = 'Potential Savings'
export const ofTheFirst = (total: string) => `of the first ${total}`
