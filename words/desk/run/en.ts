// The rider's page of a delivery run.

export const title = 'Delivery run'
export const run = (number: number) => `Run ${number}`
export const loading = 'The run is loading...'
export const needsScript = 'This page needs JavaScript. Please turn it on.'
export const noLine = 'No connection. Go on: what you press is kept here and sent later.'
export const noLineYet = 'The run could not be loaded. It is tried again.'
export const nothingHere = 'Please open the link that the shop has sent you.'
export const notStarted = 'The shop has not sent this run out yet.'
export const unkept = 'This browser keeps nothing. Do not close this page before all is sent.'
export const over = 'This run is over'
export const overNote = 'Bring what is left, and the money, to the shop.'
export const overUnsent = 'These were not sent any more. Tell the shop:'
export const forget = 'I have told the shop'
export const done = (count: number, of: number) => `${count} of ${of} done`
export const waiting = (count: number) =>
  count === 1 ? '1 is still to be sent' : `${count} are still to be sent`
export const allSent = 'all is sent'
export const withYou = (cash: string) => `Cash with you: ${cash}`
export const byUpi = (sum: string) => `${sum} by UPI`
export const stops = 'Stops'
export const allDone = 'All stops are done. Bring the money to the shop.'

export const call = 'Call'
export const callAt = (name: string, number: number) => `Call ${name}, #${number}`
export const map = 'Map'
export const mapOf = (number: number) => `Map, #${number}`
export const toTake = (sum: string) => `${sum} to take`
export const isPaid = 'Paid: nothing to take'

export const tookCash = (sum: string) => `${sum} taken in cash`
export const paidByUpi = 'By UPI'
export const otherSum = 'Another sum'
export const handedOver = 'Handed over'
export const notHome = 'Not at home'
export const notWanted = 'Not wanted'
export const back = 'Back'
export const upiTitle = (number: number) => `#${number} by UPI`
export const reference = 'Reference'
export const referenceHint = 'The number that the customer’s telephone shows after paying.'
export const badReference = 'Please type the reference: 6 to 35 letters and digits.'
export const isPaidNow = (sum: string) => `${sum} came by UPI`
export const sum = 'How much, in cash (₹)'
export const badSum = (due: string) => `Please enter a sum of at most ${due}.`
export const whyLess = 'Why less? The customer reads it.'
export const required = 'This field is required.'
export const take = 'Take it'
export const askNotHome = (number: number) => `#${number}: is nobody at home?`
export const notHomeNote = 'The customer is told, and the order comes another day.'
export const yesNotHome = 'Yes, nobody'
export const askNotWanted = (number: number) => `#${number}: do they not want it?`
export const why = 'Why? The customer reads it.'
export const yesNotWanted = 'Yes, it goes back'

/** Bottles and crates that come back at the door. */
export const emptiesOf = (goods: string) => `Empties back: ${goods}`
export const noEmpties = 'None'
export const empties = (count: number, sum: string) => `${count}, ${sum}`
/** What was never paid is not given back in cash. */
export const off = (sum: string) => `${sum} goes off what they owe.`
export const less = (sum: string) => `${sum} less, for the empties`
export const giveBack = (sum: string) => `Give ${sum} back in cash for the empties`
export const gaveBack = (sum: string) => `${sum} back for empties`

export const cash = (sum: string) => `${sum} in cash`
export const isWaiting = 'still to be sent'
export const undo = 'Undo'
export const undoOf = (number: number) => `Undo #${number}`
export const afterAll = 'Handed over after all'
export const afterAllOf = (number: number) => `#${number} was handed over after all`
export const notTaken = (number: number) => `#${number} was not taken down:`
export const putAway = 'I have read it'
export const notUndone = 'It cannot be taken back any more. Call the shop.'
