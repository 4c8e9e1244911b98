// The cart, and the sums of the page to pay.

export const title = 'Your Shopping Cart'
export const loading = 'Loading your cart...'
export const notLoaded = 'Failed to load your cart. Please try again.'
export const error = 'Error'
export const tryAgain = 'Try again'
export const noConnection = 'No connection'
export const waiting = 'Your cart is waiting to be filled'
export const empty = 'Your cart is empty'
export const emptyHint = 'Add something you like, and it waits for you here.'
export const continueShopping = 'Continue Shopping'
export const signInToSee = 'Sign in to see your cart'
export const needsScript = 'To see your cart, please switch on JavaScript in your browser.'

export const orderSummary = 'Order Summary'
export const subtotal = 'Subtotal'
export const shipping = 'Shipping'
export const deposit = 'Deposit on bottles'
export const free = 'Free'
export const total = 'Total'
export const totalDiscount = 'Total Discount'
export const shippingIsFree = 'Shipping is free'
/** The sum as `formatPaise` writes it. */
export const addForFreeShipping = (sum: string) => `Add ${sum} more for free shipping`
export const moreForFreeShipping = (sum: string) => `${sum} more for free shipping`
export const proceed = 'Proceed to Checkout'

export const beforeYouPay = 'Before you pay'
/** Names of goods as a list in words. */
export const goneAre = (goods: string) => `No longer sold: ${goods}.`
export const soldOutAre = (goods: string) => `Sold out: ${goods}.`
export const tooMany = (stock: string, goods: string) =>
  `Only ${stock} of ${goods} left. Please lower the quantity.`
export const takeOutGone = 'Take out what you cannot buy'
export const takeOutSoldOut = 'Take out what is sold out'
