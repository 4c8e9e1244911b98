// Signing in by a mobile number and a code.

export const title = 'Sign in by mobile number'
export const lead = 'We send you a code by SMS. You need no password.'
export const byEmail = 'Sign in with e-mail and password'
export const mobile = 'Mobile number'
export const mobileHint = 'Ten digits, such as 98765 43210.'
export const enterMobile = 'Please enter your mobile number.'
export const sendCode = 'Send me a code'
/** Asked from here so often that the browser has to do some work first. */
export const oneMoment = 'One moment...'

/** The number follows. */
export const sentTo = 'We have sent a code to'
export const otherNumber = 'Another number'
export const code = 'Code'
export const codeHint = 'Six digits. It works for 5 minutes.'
export const enterCode = 'Please enter the code from the SMS.'
export const signIn = 'Sign in'
export const signingIn = 'Signing in...'
export const sendAgain = 'Send a new code'
/** Only after so many seconds. */
export const againIn = (seconds: number) => `Nothing came? You can ask for a new code in ${seconds} s.`

export const newHere = 'Welcome. How may we call you?'
export const yourName = 'Your name'
export const open = 'Open my account'
export const failed = 'That did not work. Please check your connection and try again.'

// On the page of the account.

export const signInNumber = 'Sign in by number'
export const tied = 'You can sign in with this number and a code.'
export const notTied = 'You can also sign in with your mobile number and a code by SMS.'
export const tie = 'Sign in with my number, too'
export const untie = 'Sign in with it no more'
export const save = 'Save'
export const cancel = 'Cancel'
/** Before what needs a proof: the number follows. */
export const proofGoesTo = 'To be sure that it is you, we send a code to'
