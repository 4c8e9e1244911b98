// An order that was opened by its link, and where it is brought.

export const hourIsOver = 'An hour is over. Please enter the digits again.'
export const notLoaded = 'Your order did not load'
export const tryAgain = 'Try again'
export const checkConnection = 'Please check your connection.'
export const loading = 'Loading your order...'
export const bought = 'What you bought'

export const where = 'Where do we bring it?'
export const notKnown = 'We do not know it yet. Please check your connection and try again.'
export const saving = 'Saving...'
export const bringHere = 'Bring it here'
export const fetchIt = 'I fetch it at the market'
