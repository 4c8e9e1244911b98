// The page of one order, and the page of its link once it is opened.

export const title = 'Your order'
export const toSee = 'your order'
export const myOrders = 'My Orders'
export const notLoaded = 'Your order did not load'
export const checkConnection = 'Please check your connection.'
export const tryAgain = 'Try again'
export const loading = 'Loading your order...'
export const needsScript = 'To see your order, please switch on JavaScript in your browser.'
export const order = 'Order'
export const placedOn = 'Placed on'
export const bought = 'What you bought'

export const notFoundTitle = 'Order not found'
export const notFound = 'We cannot find this order'
export const whyNotFound = 'It belongs to another account, or the address is wrong.'

/** Behind how it stands, before what comes next, as both are said aloud. */
export const stop = '. '
export const oneMoment = 'One moment...'
export const cancelOrder = 'Cancel order'
export const changeOrder = 'Change order'
export const history = 'History'
export const stillToCome = ', still to come'

export const subtotal = 'Subtotal'
export const delivery = 'Delivery'
export const deposit = 'Deposit on bottles'
export const free = 'Free'
export const replacement = 'Replacement'
export const discount = 'Discount'
export const total = 'Total'
