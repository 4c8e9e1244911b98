// The page of a list that somebody has shared by a link.

export const title = 'A list for you'
export const intro = 'Somebody shares these goods with you. Prices and stock are those of today.'
export const goods = 'Goods'
export const noLongerSold = 'No longer sold'
export const soldOut = 'Sold out'
export const onlyLeft = (stock: string) => `Only ${stock} left`
export const sum = (goods: number) => (goods === 1 ? '1 good' : `${goods} goods`)
export const addAll = 'Add all to cart'
export const adding = 'Adding…'
export const added = 'These goods are in your cart.'
export const viewCart = 'View cart'
export const noneLeft = 'Nothing of this list can be had right now.'
export const noConnection = 'No connection. Please try again.'
export const needsScript = 'To add all at once, please switch on JavaScript. Each name leads to its goods.'

export const overTitle = 'List not found'
export const over = 'This list is not shared any more'
export const askAgain =
  'Please ask for a new link. Lists can be opened for 30 days, or until somebody ends it.'
export const toShop = 'Go to the shop'
