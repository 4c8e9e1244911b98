// One's own addresses, in the account.

export const title = 'Your addresses'
export const ordersKeepTheirs = 'Orders keep the address that they were given.'
export const notLoaded = 'Your addresses did not load. We try again.'
export const none = 'No address yet'
export const noneHint = 'Keep one, and the next order is four taps.'
export const list = 'Addresses'
export const add = 'Add an address'
