// Where an order goes that was paid without an address.

export const title = 'Where do we bring it?'
/** Sums as `formatPaise` writes them. */
export const givenBack = (sum: string) => `We give the ${sum} for delivery back to you.`
export const noDelivery = 'You pay no delivery.'
export const notSaved = 'We do not know it yet. Please check your connection and try again.'
export const saving = 'Saving...'
export const fetchIt = 'I fetch it'
export const bringIt = 'Bring it here'
