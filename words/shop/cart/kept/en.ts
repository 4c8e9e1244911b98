// A guest's cart without a connection, as the browser has kept it.

export const keptHere = 'Your cart is kept on this phone. Prices of today need a connection.'
export const keptOnPhone = 'Kept on this phone'
