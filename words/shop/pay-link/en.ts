// What is due for an order, for whoever has the link. Sums as `formatPaise` writes them.

export const order = (number: number) => `Order #${number}`
export const toShop = 'Go to the shop'
export const wasCancelled = 'This order was cancelled. There is nothing to pay.'
export const isPaid = 'This order is paid. Thank you.'
export const oneMoment = 'One moment...'
export const pay = (sum: string) => `Pay ${sum}`
export const toPayTo = (shop: string) => `To pay to ${shop}`
export const paidAlready = (sum: string) => `${sum} is paid already.`
export const ways = 'By UPI, card or net banking. You need no account.'
