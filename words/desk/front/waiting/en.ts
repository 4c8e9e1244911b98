// What is to do in the shop: the panel's first page, and the stall's list.

/** For how long the oldest of something waits: '3 days', '5 hours', '1 minute'. */
export const age = (count: number, unit: 'day' | 'hour' | 'minute') =>
  count === 1 ? `1 ${unit}` : `${count} ${unit}s`

export const toDo = 'To do'
export const nothing = 'Nothing waits right now.'
export const order = (number: number) => `Order #${number}`
export const oldest = (age: string) => `oldest: ${age}`

/** Each as it is said of one, and of many. */
export const lines = {
  toPack: ['order to pack', 'orders to pack'],
  needAddress: ['order needs an address', 'orders need an address'],
  toSend: ['order to send out', 'orders to send out'],
  toFetch: ['packed order to be fetched', 'packed orders to be fetched'],
  longOnTheWay: ['order too long on the way', 'orders too long on the way'],
  moneyDue: ['delivered order with money due', 'delivered orders with money due'],
  toHandBack: ['changed order owes money to its customer', 'changed orders owe money to their customers'],
  returnsAsked: ['return to answer', 'returns to answer'],
  complaints: ['complaint to answer', 'complaints to answer'],
  reviewsToLookAt: ['review to look at', 'reviews to look at'],
  reviewsReported: ['review was reported', 'reviews were reported'],
  refundsRefused: [
    'refund was refused: the money is still to be given back',
    'refunds were refused: the money is still to be given back',
  ],
  refundsWaiting: ['refund waits for a second administrator', 'refunds wait for a second administrator'],
  soldOut: ['product is sold out', 'products are sold out'],
  low: ['product runs low', 'products run low'],
}
export const late = (count: string, hours: number) => `, ${count} after the ${hours} hours`
