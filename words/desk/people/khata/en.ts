// Money and bottles between a customer and the shop, on the customer's page.

export const khata = 'Khata'
export const weOwe = 'We owe them'
export const theyOwe = 'They owe'
export const more = (sum: string) => `${sum} more can be written down.`
export const takePayment = 'Take a payment'
export const paymentLink = 'Payment link'
export const giveBack = 'Give it back'
export const linkWhat = 'payment link'
export const linkNote =
  'Whoever has it sees what is owed and can pay it online, and nothing else. Saturday’s message bears the same one.'
export const linkSays = (shop: string) => `${shop}: what is on your khata, and how to pay it:`
export const limit = 'Limit (₹)'
export const openKhata = 'Open a khata with a limit (₹)'
export const limitHint = 'So much they may owe. 0: nothing more is written down.'
export const saveLimit = 'Save the limit'
export const nothing = 'Nothing yet.'
export const writtenDown = (number: number) => `Written down, #${number}`
export const takenOff = (number: number) => `Taken off, #${number}`
export const takeBack = 'Take back'
export const why = 'Why?'
export const whyHint = 'The customer reads this.'
export const kinds = {
  given: 'Given back',
  order: '',
  cash: 'Paid in cash',
  upi: 'Paid by UPI',
  bank: 'Paid by bank',
  counter: 'Payment taken back',
  online: 'Paid online',
  refund: 'Given back online',
  deposit: 'Empty bottles and crates',
}

export const whoOwes = 'Who owes what'
export const loading = 'Loading...'
export const notLoaded = 'The list did not load. Please try again.'
export const together = 'All together'
export const nobody = 'Nobody owes anything.'
export const limitOf = (sum: string) => `Limit ${sum}`
export const paidLast = (day: string) => `paid last on ${day}`
export const neverPaid = 'never paid'

export const wallet = 'Wallet'
export const weKeep = 'We keep for them'
export const sentByHand = 'Sent to them by hand (₹)'
export const sentHint =
  'They have all of it given back online themselves. Note here what the payment service refused and you have sent.'
export const reference = 'Reference of UPI or bank'
export const noteIt = 'Note it'
export const walletKinds = {
  topped_up: 'Put in',
  given_back: 'Given back online',
  spent: 'Paid',
  order_back: 'Back',
  paid_out: 'Sent by hand',
  deposit: 'Empty bottles and crates',
}

export const empties = 'Bottles and crates'
export const depositOwed = 'Deposit that we owe them'
export const emptiesBack = (goods: string) => `${goods}: empties back`
export const withCustomer = (pieces: number, each: string) =>
  `${pieces} ${pieces === 1 ? 'is' : 'are'} with the customer, ${each} each`
export const givenBack = 'Given back'
export const give = 'Give back'
export const giveSum = (sum: string) => `Give back ${sum}`
export const takeOff = (sum: string) => `Take ${sum} off what they owe`
/** Under how it is given back. */
export const unpaidOff = (sum: string) => `${sum} of it goes off what they owe.`
export const ofItOff = (sum: string) => `${sum} of it off what was owed`
export const giveWays = {
  cash: 'In cash, out of my till',
  wallet: 'Into their wallet',
  receivable: 'Off what they owe',
}
export const back = (pieces: number, way: string) => `${pieces} back, ${way}`
export const ways = { cash: 'in cash', wallet: 'into the wallet', receivable: 'off what was owed' }
export const takenBack = (reason: string) => `Taken back: “${reason}”`
export const pressAgain = 'Then press Take back once more.'
