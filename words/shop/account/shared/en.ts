// What the forms of the account have in common.

export const email = 'Email'
/** What the button beside a password is called; by the label of the field. */
export const show = (label: string) => `Show ${label.toLowerCase()}`
export const hide = (label: string) => `Hide ${label.toLowerCase()}`

export const atLeast = (characters: number) => `At least ${characters} characters.`
export const fair = 'Fair. A longer one is harder to guess.'
export const good = 'A good length.'
export const strong = 'A very good length.'

export const enterName = 'Please enter your name.'
export const enterEmail = 'Please enter your e-mail address.'
export const enterPassword = 'Please enter your password.'
export const enterCurrentPassword = 'Please enter your current password.'
export const choosePassword = 'Please choose a password.'
export const enterOnceMore = 'Please enter the password once more.'
export const wrongEmail = 'Please enter an e-mail address, such as asha@example.com.'
export const tooShort = (least: number) => `Please choose a password of at least ${least} characters.`
export const tooLong = (most: number) => `Please choose a password of at most ${most} characters.`
export const mismatch = 'Passwords do not match!'
export const missingFields = 'Please fill in all required fields.'

export const password = 'Password'
export const confirmPassword = 'Confirm password'
export const newPassword = 'New password'
export const newPasswordAgain = 'New password once more'
export const notChanged = 'Your password was not changed. Please check your connection and try again.'
export const noConnection = 'No connection. Please try again.'
export const saving = 'Saving...'
export const sending = 'Sending...'
export const sendLink = 'Send me a link'
export const login = 'Login'
export const backToLogin = 'Back to the login'

/** The links to the terms and to the privacy rules follow. `action`: what one does with it. */
export const byDoing = (action: string) => `By ${action} you agree to our`
export const loggingIn = 'logging in'
export const signingUp = 'signing up'
export const goingOn = 'going on'
export const terms = 'Terms'
export const and = 'and'
export const privacy = 'Privacy'
