// A payment whose end is not known.

export const title = 'Your payment'
/** What one would see after signing in. */
export const yourPayment = 'your payment'
export const askingBank = 'We are asking your bank'
export const retry = 'Retry'
export const askNow = 'Ask again now'
export const myOrders = 'My Orders'
export const noAnswerYet = 'Your bank has not answered yet. Most answer within a minute.'
export const doNotPay =
  'Please do not pay again yet. This page goes on by itself, and you can come back to it from My Orders.'
export const notFoundTitle = 'Payment not found'
export const notFound = 'We cannot find this payment'
export const whyNotFound = 'It belongs to another account, or the address is wrong.'
