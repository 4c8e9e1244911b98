// Where an order is brought, among one's own addresses.

export const notLoaded = 'Your addresses did not load. We try again.'
export const notDelivered = (pinCode: string) => `We do not deliver to ${pinCode} yet.`
export const tellMe = (pinCode: string) => `Tell me when you come to ${pinCode}`
export const fetchIt = 'Fetch it at the market (free)'
export const addAddress = 'Add an address'
export const showAll = (count: number) => `Show all ${count}`
