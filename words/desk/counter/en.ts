// The room New order: orders of the telephone and the counter.

export const title = 'New order'
export const sell = 'Sell'
export const notTakenYet = (name: string | undefined) =>
  `The order of ${name} is not taken yet. Please take it first, or empty it.`
export const lastOrder = 'The last order:'

export const forWhom = 'For whom'
export const nameOrNumber = 'Name or number'
export const stallPersonHint =
  'The whole mobile number finds who has ordered before. For somebody new, type name and number.'
export const personHint = 'Enter takes the first, arrows choose another.'
export const nameBeside = 'Nobody has this number yet. Type a name beside it to write the person down.'
export const tenDigits = 'A mobile number has ten digits, such as 98220 11223.'
export const hasNumber = (name: string) =>
  `${name} has this number already. Arrows choose; Enter takes the first.`
export const noAnswerPerson = 'No answer came. Please press Enter to try again.'
export const nobodyElse = 'Nobody else? Type a name beside the number'
/** Before the name of somebody new. */
export const writeDown = 'Write down'
export const somebodyElse = 'Somebody else'

export const nothingOrdered = 'Nothing is ordered yet.'
export const whomFor = 'Whom is it for?'
export const whereItGoes = 'Where it goes'
export const whenItGoes = 'When it goes'
export const firstTime = 'The first that can be had'
export const addressesFailed = 'The addresses did not load.'
export const addressesCome = 'Looking up the addresses...'
export const anotherAddress = 'Another address'
export const anAddress = 'An address'
export const isFetched = 'It is fetched at the market'
export const goOn = 'Go on'

export const howPaid = 'How it is paid'
export const ways = {
  fetched: 'In cash, when it is fetched',
  door: 'In cash, at the door',
  link: 'By a payment link',
  cash: 'In cash, now',
  upi: 'By UPI, now',
}

export const linesAndPieces = (lines: number, pieces: number) =>
  `${lines} ${lines === 1 ? 'line' : 'lines'}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
export const goods = 'Goods'
export const delivery = 'Delivery'
export const free = 'Free'
export const freeWith = (sum: string) => `Free with ${sum} more`
export const leastThere = (sum: string) => `We bring goods there from ${sum}. You can take it all the same.`
export const taking = 'Taking the order...'
export const take = (sum: string) => `Take the order · ${sum}`
export const noAnswer = 'No answer came. Press Enter again: the order is taken only once.'
export const changed =
  'Something has changed since it was typed: look at the lines with a note, then press Enter again.'

export const maybeTaken = 'This may have been taken already.'
export const isThere = (orderNumber: number, sum: string) =>
  `The order is there: it is #${orderNumber}, ${sum}. Do not take it a second time.`
export const openOrder = (orderNumber: number) => `Open order #${orderNumber}`
export const nextOrder = 'Next order'
export const wasSent = 'It was sent, and no answer came.'
export const notThereYet = 'The shop has no such order yet. You can send it again: it is taken only once.'
export const isAsked = 'The shop is asked whether the order is there.'

export const isTaken = (name: string) => `The order of ${name} is taken. Its number is`
export const stillToPay = (sum: string) => `${sum} is still to be paid.`
export const isPaid = (sum: string) => `${sum} is paid.`
export const asFirstSent =
  'It stands as you first sent it: the answer was lost then. What you changed after that is not in it.'
export const done = 'Done'
export const open = 'Open the order'
export const paymentLink = 'Payment link'
export const accountLink = 'Link to the account'
