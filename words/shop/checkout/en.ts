// The page to pay, until the cart is known.

export const title = 'Checkout'
export const notLoaded = 'Your cart did not load'
export const tryAgain = 'Try again'
export const checkConnection = 'Please check your connection.'
export const empty = 'Your cart is empty'
export const emptyHint = 'Add something you like. If you have just ordered, My Orders has it.'
export const continueShopping = 'Continue Shopping'
export const myOrders = 'My Orders'
export const loading = 'Loading your cart...'
export const needsScript = 'To buy here, please switch on JavaScript in your browser, or call us.'
