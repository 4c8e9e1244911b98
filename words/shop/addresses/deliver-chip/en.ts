// The chip of the header: where goods are brought and when, in a few words.

/** The PIN code and the day follow it. */
export const deliverTo = 'Deliver to'
export const where = 'Where we deliver'
export const whichPinCode = 'Deliver to which PIN code?'
export const pinCode = 'PIN code?'
export const noAnswer = 'No answer'
export const notYet = 'Not yet'
