// Pages that do not come: without a connection, without an address, or by a mistake of ours.

export const noConnection = 'No connection. Trying again…'
export const retry = 'Retry'
/** The next page comes slowly. */
export const coming = 'Loading…'
/** The title of a page whose content is still loading. */
export const waitingTitle = 'Loading'
/** Before one of the two that follow. */
export const offline = 'You are offline.'
export const cartIsSafe = 'Your cart is safe.'
export const typedStays = 'What you have typed stays here.'
export const backOnline = 'You are back online.'

export const notLoaded = 'This page did not load'
export const notFound = 'We cannot find this page'
export const noPageHere = 'There is no page at this address.'
export const whyNotFound = 'We may not sell it any more, or the address may be wrong.'
export const seeGoods = 'See all goods'
export const search = 'Search'
export const failed = 'Something went wrong'
export const failedHint = 'This page did not load. Your cart is safe. Please try again in a minute.'
export const tryAgain = 'Try again'
export const tryingAgain = 'Trying again...'
export const tryInAMinute = 'Please try again in a minute.'
export const toHome = 'Go to the home page'

export const noConnectionTitle = 'No connection'
export const notFoundTitle = 'Page not found'
