// The list of what is saved for later.

export const atMost = (products: number) => `You can save ${products} products for later.`
export const saved = 'Saved for later'
export const takenOff = 'Taken off your list'
