// What stands beside goods on many pages: the button, the shelves, other goods.

export const addToCart = 'Add to Cart'
export const soldOutForNow = 'Sold out for now'
export const similar = 'Similar'
/** Heard after it. */
export const similarTo = (goods: string) => ` to ${goods}`
export const inYourCart = (goods: string) => `${goods} in your cart`
export const removeFromCart = (goods: string) => `Remove ${goods} from cart`
export const oneLess = (goods: string) => `One ${goods} less`

export const shopByCategory = 'Shop by category'
export const categories = 'Categories'
export const categoriesNotLoaded = 'Failed to load categories. Please try again later.'
export const noCategories = 'No categories available'
export const fromEachShelf = 'From each shelf'
