// Goods of an order, put into the cart again.

export const noConnection = 'No connection. Please try again.'
export const added = (count: number) => `${count} ${count === 1 ? 'item' : 'items'} added`
/** `missing`: what could not be had, without a stop. */
export const someAdded = (count: number, all: number, missing: string) =>
  `${count} of ${all} added, ${missing}`
