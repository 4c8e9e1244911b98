// Pages of links that come by mail and work once.

export const signIn = 'Sign in'
export const signsInOnce = 'This link signs you in once, without your password.'
export const newEmail = 'Your new e-mail'
export const fromThenOn = 'You sign in with it from then on, and we write to you there.'
export const thisEmail = 'Use this e-mail'
export const toAccount = 'Go to your account'
export const oneMoment = 'One moment...'
export const myOrdersTitle = 'My Orders'
export const myOrders = 'MyOrders'
