// A new password, by a link.

export const forgotTitle = 'Forgot password'
export const forgot = 'ForgotPassword'
export const title = 'Choose a new password'
export const signedOut = 'You are signed out on all your devices then.'
export const weSendLink = 'We send you a link by e-mail.'
export const linkIsOver = 'This link was used already or has run out.'
export const askAgain = 'Ask for a new link'
export const savePassword = 'Save the password'
