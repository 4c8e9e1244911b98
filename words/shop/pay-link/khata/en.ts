// What somebody owes the shop, for whoever has the link. Sums as `formatPaise` writes them.

export const title = 'Khata'
export const nothingDue = 'Nothing is owed. Thank you.'
export const isPaid = 'This is paid. Thank you.'
export const stillDue = (sum: string) => `${sum} is still owed.`
export const payPart = 'Pay a part of it'
export const amount = 'Amount (₹)'
export const payThis = 'Pay this amount'
