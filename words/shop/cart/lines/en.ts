// What stands in the cart, line by line.

export const itemsInCart = (count: number) => `You have ${count} item(s) in your cart`
export const cart = 'Cart'
export const noConnection = 'No connection. Please try again.'
export const waysToPay = 'Pay by UPI, card, net banking or cash.'
/** Heard before a price that is crossed out. */
export const before = 'Before'
export const remove = (goods: string) => `Remove ${goods}`
export const saveForLater = 'Save for later'
export const saveThisForLater = (goods: string) => `Save for later: ${goods}`
/** Prices as `formatPaise` writes them. */
export const priceWas = (before: string, now: string) => `The price was ${before}, now it is ${now}.`
