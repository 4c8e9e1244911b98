// Where a link that the shop gave leads nowhere.

export const title = 'Link not found'
export const notFound = 'We cannot find this link'
export const toShop = 'Go to the shop'
export const askAgain = 'Please check that it is whole, or ask the shop for it once more.'
