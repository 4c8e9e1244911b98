// The shop's own figures, as its pages say them.

export const deliveryFree = 'Delivery is free.'
/** Sums as `shortRupees` writes them. */
export const deliveryCosts = (cost: string) => `Delivery costs ${cost} for an order.`
/** It follows what delivery costs. */
export const freeFrom = (from: string) => `From ${from} it is free.`
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)
