// What stands under the cart.

export const goesWith = 'Goes with'
export const savedForLater = 'Saved for later'
/** Heard before a price that is crossed out. */
export const before = 'Before'
export const moveToCart = (quantity: string) => `Move${quantity === '1' ? '' : ` ${quantity}`} to cart`
export const moveThisToCart = (goods: string) => `Move ${goods} to cart`
export const takeOff = (goods: string) => `Take ${goods} off this list`
export const noLongerSold = 'No longer sold.'
export const soldOut = 'Sold out right now.'
export const onlyLeft = (stock: string) => `Only ${stock} left.`
