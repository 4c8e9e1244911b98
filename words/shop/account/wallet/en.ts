// What the shop keeps of a customer, on their page. Sums as `formatPaise` writes them.

export const title = 'My wallet'
export const isKept = 'In your wallet'
export const what = 'You pay orders of this shop from it, and have all of it given back when you want.'
export const amount = 'Put in (₹)'
export const room = (sum: string) => `At most ${sum} more.`
export const topUp = 'Top up'
export const toppedUp = 'It is in your wallet. Thank you.'
export const giveBack = 'Have it given back'
export const keep = 'Keep it'
export const reallyGiveBack = (sum: string) => `Yes, give back ${sum}`
export const noConnection = 'No connection. Please try again.'
export const ofOrder = {
  spent: (number: number) => `Order #${number}`,
  back: (number: number) => `Back from order #${number}`,
}
export const kinds = {
  topped_up: 'Put in',
  given_back: 'Given back',
  spent: 'Paid',
  order_back: 'Back',
  paid_out: 'Sent to you',
  deposit: 'Bottles you brought back',
}
