// Beside an order: where it goes, the money, the papers, and whom to ask.

export const somethingWrong = 'Is something not right?'
export const writeToUs = 'Write to us'
/** Behind the link. */
export const stop = '.'

export const youFetchIt = 'You fetch it'
export const deliveryAddress = 'Delivery address'

/** 'You are 3rd of 9 on the way.' */
export function placeInRun(place: number, of: number): string {
  if (of === 1) return 'You are the next on the way.'
  return `You are ${place}${ending(place)} of ${of} on the way.`
}

function ending(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14
  return (!isTeen && ['', 'st', 'nd', 'rd'][place % 10]) || 'th'
}

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
