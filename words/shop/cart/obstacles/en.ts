// Why a line of the cart cannot be paid for as it is.

export const nowSoldOut = 'Now sold out. Please take it out.'
export const noLongerSold = 'No longer sold. Please take it out.'
export const lowerQuantity = (stock: string) => `Only ${stock} left. Please lower the quantity.`
export const onlyLeft = (stock: string) => `Only ${stock} left.`
