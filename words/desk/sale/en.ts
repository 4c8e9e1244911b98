// The room Sell: goods that are taken along.

export const title = 'Sell'
export const newOrder = 'New order'
export const notKnown =
  'The shop has not said yet who you are, and nothing can be sold before. It is asked again.'
export const backToStall = 'Back to the stall'
export const nobodyKnown =
  'Nobody is known to sell on this device now. Sign in at the stall when there is a connection.'

export const hint = '“2 atta” and Enter are a line; a bar code too. Enter in the empty field: cash.'
export const scanWithCamera = 'Scan with the camera'
export const noSuchCode = (code: string) => `No goods have the bar code ${code}.`
export const noMoreOf = (goods: string) => `There is no more of ${goods}.`
export const nothingSold = 'Nothing is sold yet.'
export const cash = 'Cash'
export const withoutLine = 'No connection: you can sell for cash. It is sent when there is one.'

export const scan = 'Scan'
export const holdCode = 'Hold the bar code into the picture.'
export const noCamera = 'The camera cannot be used. Allow it in the browser, or type the digits.'
export const noReader = 'The reader did not load. Type the digits below the bars.'
export const cameraSees = 'What the camera sees'

export const customerGives = 'The customer gives'
export const exactlyHint = 'Enter: exactly the sum.'
export const moreNeeded = (sum: string) => `${sum} more is needed.`
export const back = (sum: string) => `${sum} back`
export const exactly = 'Exactly'
export const sold = 'Sold'
export const enterReference = 'Please enter the reference.'

export const customerNumber = 'Customer’s number'
export const mayBeEmpty = 'May be left empty.'
export const customerUnknown = 'No answer came. It is sold without a name.'
export const nobodyHasIt = 'Nobody has this number. It is sold without a name.'
/** Before the name of somebody. */
export const forWhom = 'For'
export const takeOut = 'Take out'

export const soldLast = 'Sold last'
export const paidSo = (sum: string, isUpi: boolean) => `${sum} ${isUpi ? 'by UPI' : 'in cash'}.`
export const order = (orderNumber: number) => `Order #${orderNumber}`
/** Behind the order's number. */
export const withBill = (number: string) => `, bill ${number}.`
export const keptHere = 'It is kept on this device and sent when there is a connection.'
export const printBill = 'Print the bill'
export const printSlip = 'Print a slip'
export const onA4 = 'On A4'

export const undo = 'Undo the sale'
export const undone = 'Undone.'
/** Behind the order's number. */
export const isCancelled = 'is cancelled.'
export const onKhata = (sum: string) => `${sum} on khata.`
export const offKhata = (sum: string) => `The goods are on the shelf again, and ${sum} is off the khata.`
export const outOfTill = (sum: string, isUpi: boolean) =>
  `The goods are on the shelf again, and ${sum} ${isUpi ? 'by UPI' : 'in cash'} is out of your till. Give it back if you have it.`
export const tooLate = 'It cannot be undone here any more. An administrator still can, on its page.'

export const saleBefore = 'The sale before is done now. These goods are still to be paid.'
export const keepsNothing =
  'No answer came, and this browser keeps nothing. Press again: it is sold only once.'
export const changed = 'Something has changed since it was typed: look at the lines with a note.'

export const notSentYet = 'Not sent yet'
export const sales = (count: number, sum: string) => `${count === 1 ? '1 sale' : `${count} sales`}, ${sum}.`
/** Why sales wait that are kept on this device. */
export const sendingEnds = {
  sent: '',
  elsewhere: 'Another tab sends them.',
  no_line: 'They are sent when there is a connection.',
  signed_out: 'You were signed out. They are sent when you sign in again.',
  no_duty: 'You have no duty at the counter any more. Please ask the shopkeeper: they stay here until then.',
}
export const refused = 'Refused'
export const correctIt = (mayPutAway: boolean) =>
  `The money is in the box and the goods are gone. Correct what is wrong and try again${mayPutAway ? ', or write it down by hand and put it away' : ''}.`
export const putAway = 'Put away'
export const putAwayAsk = (sum: string) => `Put the sale of ${sum} away? The shop will not know of it.`
export const putItAway = 'Put it away'
export const keepIt = 'Keep it'
