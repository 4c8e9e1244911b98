// The frame of panel and stall.

export const pagesOf = (shop: string) => `Pages of ${shop}`
export const rooms = 'Rooms'
export const adminPanel = 'Admin panel'
/** Heard behind the number of what waits in a room. */
export const waiting = ' waiting'
export const loading = 'Loading...'
export const find = 'Find'
export const findOrder = 'Find an order'
export const findCaller = 'Find a caller or an order'

export const stall = 'Stall'
/** What somebody does at the stall, by their duty. */
export const duties = { packs: 'Packs', counter: 'Counter' }
export const dutiesOver = 'You have no duties at the stall any more. Please ask the shopkeeper.'
export const signedOut = 'You were signed out. Please sign in again.'
