// The second factor: figures of an app beside the password.

export const title = 'Two-step sign-in'
export const off =
  'Beside your password, the sign-in then asks for six figures of an app on your telephone. Somebody who learns your password cannot get in.'
export const on = 'Your sign-in asks for the figures of your app.'
export const codesLeft = (left: number) =>
  left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`
export const setUp = 'Set it up'
export const switchOff = 'Switch it off'
export const cancel = 'Cancel'
export const yourPassword = 'Your password'
export const goOn = 'Go on'
export const oneMoment = 'One moment...'
export const failed = 'That did not work. Please check your connection and try again.'
export const endsPasskeys = 'Your passkeys are deleted then. You can add them again.'

export const scan =
  'Scan this with an app that makes figures, such as Google Authenticator, Microsoft Authenticator or Aegis.'
export const qrCode = 'QR code for your app'
export const onThisDevice = 'Open my app on this telephone'
export const orType = 'Or type this key into the app:'
export const figures = 'Figures of the app'
export const figuresHint = 'Six figures. They change each half minute.'
export const figuresOrCode = 'Six figures, or a recovery code when the telephone is gone.'
export const enterFigures = 'Please type the figures of your app.'
export const switchOn = 'Switch it on'

export const codesTitle = 'Your recovery codes'
export const keepCodes =
  'Each opens your account once, when the telephone is gone. Write them down now: nobody can show them again.'
export const saveCodes = 'Save as a file'
export const copyCodes = 'Copy'
export const copied = 'The codes are copied'
export const notCopied = 'The codes are not copied. Please write them down.'
export const haveKept = 'I have kept them'
