// What a customer owes, where somebody of the stall takes money.

export const khata = 'Khata'
export const takePayment = 'Take a payment'
export const howPaid = 'How was it paid?'
export const ways = { cash: 'Cash', upi: 'UPI', bank: 'Bank' }
export const reference = 'Reference'
export const referenceHint = 'The number that the telephone or the bank shows after paying.'
export const amount = 'Amount (₹)'
export const isOwed = (sum: string) => `${sum} is owed.`
export const taken = 'Taken'
export const giveBack = 'Give it back'
export const howGiven = 'How do you give it?'
export const isOwedToThem = (sum: string) => `We owe them ${sum}.`
export const given = 'Given'
/** Of a customer: what they owe, and what more can be written down. */
export const owes = (sum: string, left: string) => `Owes ${sum}. ${left} more can be written down.`
export const writeDown = 'Write it down'
export const isWrittenDown = (sum: string, name: string) => `${name} owes ${sum} for it.`
