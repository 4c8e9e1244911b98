// How the lines of a sale or an order are typed.

export const addLine = 'Add a line'
export const lineHint = '“2 atta” and Enter are a line. Enter in the empty field goes on.'
export const noAnswerFor = (typed: string) => `No answer came for “${typed}”. Enter tries again.`
export const noAnswer = 'No answer came. Enter tries again.'
export const notAdded = (typed: string, why: string) => `“${typed}” is not added. ${why}`
export const seen = 'Seen'
/** 250 g, 500 g; and the last of them, 1 kg. */
export const packsAre = (first: string, last: string) =>
  `There are ${first} and ${last}: arrows choose, Enter takes the first.`
export const hasAll = (goods: string) => `All that is left of ${goods} is in the order.`
export const isSoldOut = (goods: string) => `${goods} is sold out.`
export const notFound = (typed: string) => `Nothing is found for “${typed}”.`
export const soldOut = 'Sold out'
export const inStock = 'In stock'
export const left = (amount: string) => `${amount} left`
/** Which of the packs it is: none, it is weighed. */
export const byWeight = 'by weight'
export const soldFrom = (least: string, most: string) => `It is ordered from ${least} to ${most}.`
export const weightOf = (goods: string) => `Weight of ${goods}`
export const notYetAdded = (typed: string) =>
  `“${typed}” is not added yet. Press Enter behind it, or take it out.`
export const waitsForPack = (typed: string) => `“${typed}” still waits for its pack.`

export const packOf = (typed: string) => `Pack of ${typed}`
export const whichPack = (typed: string) => `Which pack of “${typed}”?`
export const none = 'None'

export const lines = 'Lines'
export const takeOutGoods = (goods: string) => `Take ${goods} out`
export const takeItOut = 'Take it out'
/** Prices as `formatPaise` writes them. */
export const costsNow = (now: string, before: string) => `It costs ${now} now. Before it was ${before}.`
export const isGone = 'Sold out.'
/** Both as `amountLabel` writes them. */
export const onlySoMany = (wanted: string, most: string) => `${wanted} were wanted. Only ${most} can be had.`
export const otherSum = (sum: string) => `The sum is ${sum} now. Please say it first, then press once more.`

export const offerCode = 'Offer code'
export const takeCodeOut = 'Take the code out'
export const orOtherCode = (problem: string) => `${problem} Take the code out, or enter another one.`

export const pasteList = 'Paste a list'
export const notTakenFrom = 'Not taken from the list:'
export const notTaken = 'Not taken'
export const list = 'The list'
export const listHint = 'As the customer wrote it, from WhatsApp too. At most 60 lines.'
export const reading = 'Reading...'
export const readList = 'Read the list'
export const addAll = 'Add all'

export const what = 'What'
export const sum = 'Sum'
export const total = 'Total'
export const deposit = 'Deposit'
export const upiHint = 'The number that the telephone shows after paying.'
export const tryAgain = 'Try again'
