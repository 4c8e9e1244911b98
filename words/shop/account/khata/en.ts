// What a customer owes the shop, on their page.

export const title = 'My khata'
export const youOwe = 'You owe'
export const inYourFavour = 'We owe you'
export const left = (sum: string) => `We can write down ${sum} more.`
export const payOnline = 'Pay online'
export const none = 'Nothing is written down yet.'
export const ofOrder = (number: number) => `Order #${number}`
export const offOrder = (number: number) => `Taken off, order #${number}`
export const kinds = {
  order: 'Written down',
  cash: 'Paid in cash',
  upi: 'Paid by UPI',
  bank: 'Paid by bank transfer',
  counter: 'Payment taken back',
  online: 'Paid online',
  refund: 'Given back',
  deposit: 'Bottles you brought back',
}
