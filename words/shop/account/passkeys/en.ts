// Passkeys: keys of a device, which sign in without a password.

export const title = 'Passkeys'
export const about =
  'Sign in by your finger, your face or the PIN of your device, without a password. Nobody can steal it by watching you.'
export const add = 'Add a passkey of this device'
export const goOn = 'Go on'
export const cancel = 'Cancel'
export const oneMoment = 'One moment...'
export const addedOn = (date: string) => `Added on ${date}`
export const remove = 'Delete'
export const removeOf = (device: string) => `Delete the passkey of ${device}`
export const notHere = 'This browser has no passkeys.'
export const notMade = 'Your device gave no passkey. You can try again.'
export const failed = 'That did not work. Please check your connection and try again.'

// On the login.

export const signIn = 'Sign in with a passkey'
