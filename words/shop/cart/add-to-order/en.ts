// To put what is in the cart into an order that waits.

export const notPacked = (orderNumber: number) => `Order #${orderNumber} is not packed yet`
/** Sums as `formatPaise` writes them. */
export const comesTo = (after: string, before: string, isDeliveryFree: boolean) =>
  `With these it comes to ${after} instead of ${before}${isDeliveryFree ? ', with free delivery' : ''}.`
export const isDue = (sum: string) => `${sum} is to be paid when you get it.`
export const nothingDue = 'There is nothing to pay.'
export const adding = 'Adding...'
export const addTo = (orderNumber: number) => `Add to #${orderNumber}`
export const unknown = 'We do not know if it came through. Please check your connection and press again.'
