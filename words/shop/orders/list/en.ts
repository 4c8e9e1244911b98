// The list of one's orders.

export const title = 'My Orders'
export const notSignedIn = 'You are not signed in'
export const toSee = 'your orders'
export const pleaseSignIn = 'Please sign in to see your orders.'
export const notLoaded = 'Your orders did not load'
export const tryAgain = 'Try again'
export const checkConnection = 'Please check your connection.'
export const none = 'No orders yet'
export const shopNow = 'Shop Now'
export const noneHint = 'Your orders are listed here as soon as you have paid.'
export const orders = 'Orders'
export const loading = 'Loading your orders...'
export const needsScript = 'To see your orders, please switch on JavaScript in your browser.'

export const orderId = 'Order ID'
export const placedOn = 'Placed on'
export const total = 'Total'
export const status = 'Status'
export const delivery = 'Delivery'
export const free = 'Free'
export const payment = 'Payment'
export const tellUsWhere = 'Tell us where'
export const seeOrder = 'See order'
/** `see`: one of these two; names of goods as a list in words. */
export const seeWhat = (see: string, goods: string) => `${see}: ${goods}`
export const whereUnknown = 'We do not know yet where to bring it.'
