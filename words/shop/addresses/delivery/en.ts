// What the shop says of delivery to a PIN code. Days as `shortDay` writes them, sums as `shortRupees` does.

export const notDelivered = (pinCode: string) =>
  `We do not deliver to ${pinCode} yet. You can fetch it at the market.`
export const deliveredOn = (pinCode: string, day: string) => `We deliver to ${pinCode} on ${day}.`
/** `days`: null where it is not said, 0 for the same day. */
export const deliveredIn = (pinCode: string, days: number | null) =>
  `We deliver to ${pinCode}${days === null ? '' : days === 0 ? ' on the same day' : days === 1 ? ' in 1 day' : ` in ${days} days`}.`
/** `hour`: of the day, 0 for the midnight that ends it. */
export const orderBefore = (day: string, hour: number) =>
  `Order before ${day}, ${hour === 0 ? 'midnight' : `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`}.`
/** `why`: '' where it is not said. */
export const closedOn = (day: string, why: string) => `We are closed on ${day}${why && `: ${why}`}.`
export const isFree = 'Delivery is free.'
/** `freeFrom`: null where it never is. */
export const costs = (sum: string, freeFrom: string | null) =>
  `Delivery ${sum}${freeFrom === null ? '' : `, free from ${freeFrom}`}.`
export const goodsFrom = (sum: string) => `Goods from ${sum}.`
