// The login.

export const login = 'Login'
/** What waits behind it: one of those below. */
export const signInTo = (aim: string) => `Sign in to ${aim}`
export const seePayment = 'see your payment'
export const seeOrder = 'see your order'
export const seeWork = 'see your work'
export const rateGoods = 'rate what you bought'
export const letCome = 'let goods come every day or every week'
export const seeOrders = 'see your orders'
export const pay = 'pay'
export const seeCart = 'see your cart'
/** The goods of the cart in words. */
export const buy = (goods: string) => `buy ${goods}`
/** A good, and the number of the others. */
export const andMore = (name: string, others: number) => `${name} and ${others} more`

export const enterBoth = 'Please enter your e-mail address and password.'
export const enterFigures = 'Please type the figures of your app.'
export const failed = 'Login failed. Please try again.'
export const linkForPassword = 'Get a link for a new password'
export const forgotPassword = 'Forgot password?'
export const loggingIn = 'Logging in...'
export const byNumber = 'Sign in with your mobile number'
export const newHere = 'New here? Open an account'

export const doNotWait = 'Do you not want to wait? We can send you a link that signs you in once.'
export const sendLinkToSignIn = 'Send me a link to sign in'
