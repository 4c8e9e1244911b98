// Of a payment that the bank has yet to decide, above other things.

export const stillOpen = 'A payment is still open'
export const askingBank = 'We are asking your bank. Please do not pay again yet.'
export const seePayment = 'See your payment'
