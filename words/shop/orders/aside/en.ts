// Beside an order: where it goes, the money, the papers, and whom to ask.

export const somethingWrong = 'Is something not right?'
export const writeToUs = 'Write to us'
/** Behind the link. */
export const stop = '.'

export const youFetchIt = 'You fetch it'
export const deliveryAddress = 'Delivery address'

export const payment = 'Payment'
export const paidBy = (way: string) => `Paid by ${way}`
export const transaction = (id: string) => `Transaction ${id}`
export const paidByUpi = 'Paid by UPI'
export const paidInCash = 'Paid in cash'
export const backByUpi = 'Given back by UPI'
export const backInCash = 'Given back in cash'
export const toPayInCash = 'Still to pay, in cash'
export const nothingToPay = 'There is nothing to pay.'
export const nothingPaid = 'Nothing was paid.'
export const paper = (title: string, number: string) => `${title} ${number} (PDF)`
/** Goods as a list in words. */
export const forGoods = (goods: string) => `For ${goods}`

/** The sum as `formatPaise` writes it. */
export const payOnline = (sum: string) => `Pay ${sum} online`
export const noAnswer = 'No answer came. Please try again.'
