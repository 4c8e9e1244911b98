// What many rooms have: dialogs, presses and fields.

export const close = 'Close'
export const cancel = 'Cancel'
export const discard = { question: 'Discard what you have typed?', yes: 'Discard', no: 'Keep editing' }
export const lost = 'No answer came. Please try again: it will be done only once.'
/** 'The payment link is copied' */
export const isCopied = (what: string) => `The ${what} is copied`
export const isNotCopied = (what: string) => `The ${what} is not copied. Please try again.`
export const copy = (what: string) => `Copy the ${what}`

export const downloadCsv = (what: string) => `Download these ${what} as CSV`
export const noUpiId = 'The shop has no UPI id yet. An administrator enters it in The shop.'
export const sumTo = (sum: string, upiId: string) => `${sum} to ${upiId}`
export const qrCode = (what: string) => `QR code: ${what}`
export const upiReference = 'UPI reference'

export const enterAmount = 'Please enter an amount in rupees, such as 49 or 49.50.'
