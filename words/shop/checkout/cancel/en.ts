// After a payment that did not come about.

export const title = 'Payment Failed'
/** What one would see after signing in. */
export const yourPayment = 'your payment'
export const seePayment = 'See your payment'
export const tryAgain = 'Try Again'
export const notCompleted = 'Your payment was not completed.'
export const youClosed = 'You closed the payment.'
export const cartStays = 'Your cart is as you left it.'
export const orderShows =
  'If money has left your account, your order shows in My Orders within a few minutes.'
export const signedOut = 'You were signed out.'
export const signIn = 'Sign in to see your payment.'
export const notYours = 'This payment belongs to another account.'
export const askingBank = 'We are asking your bank.'
export const wait = 'Please wait before you pay again. Your cart is safe.'
