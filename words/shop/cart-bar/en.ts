// The bar at the foot of pages with goods.

export const yourCart = 'Your cart'
export const seeCart = 'See cart'
/** Sums as `formatPaise` writes them. */
export const moreForFreeShipping = (sum: string) => `${sum} more for free shipping`
export const forDelivery = (sum: string) => `${sum} for delivery`
export const deliveryIsFree = 'Delivery is free'
export const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`
