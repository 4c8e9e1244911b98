// The page of the account: the password, and the devices.

export const title = 'Your account'
export const aboutPage =
  'Your details, your password, your addresses, and the devices where you are signed in.'
export const notSignedIn = 'You are not signed in'
export const toSee = 'your account'
export const byItself = 'what comes by itself'
export const signInForIt =
  'Goods can come to you every day or every week. Please sign in first, and then say how many, when and where.'
export const pleaseSignIn = 'Please sign in to see your account.'
export const notLoaded = 'Your account did not load'
export const tryAgain = 'Try again'
export const checkConnection = 'Please check your connection.'
export const coins = (count: number) => `${count} smart coin${count > 1 ? 's' : ''}`
export const loading = 'Loading your account...'
export const needsScript = 'To see your account, please switch on JavaScript in your browser.'

export const changeYourPassword = 'Change your password'
export const signsOutOthers = 'This signs you out on all your other devices. You stay signed in here.'
export const currentPassword = 'Current password'
export const changing = 'Changing...'
export const changePassword = 'Change password'

export const whereSignedIn = 'Where you are signed in'
export const ifUnknown = 'If you do not know one of these devices, sign it out and change your password.'
export const devices = 'Devices'
export const nowhereElse = 'You are not signed in anywhere else.'
export const thisDevice = 'This device'
export const signOut = 'Sign out'
export const signOutOf = (device: string) => `Sign out ${device}`
export const notSignedOut = 'The device is not signed out yet. Please try again.'

export const browserOn = (browser: string, system: string) => `${browser} on ${system}`
export const someBrowserOn = (system: string) => `A browser on ${system}`
export const unknownBrowser = 'Unknown browser'
export const usedToday = 'Last used today'
export const usedYesterday = 'Last used yesterday'
/** The day as `longDate` writes it. */
export const usedOn = (day: string) => `Last used on ${day}`
/** The moment as `dateAndTime` writes it. */
export const signedInOn = (moment: string) => `Signed in on ${moment}`
