// The till: cash and UPI, what should be there, and what was counted.

export { kindWords } from '#domain/till/rules.ts'

export const title = 'Till'
export const notLoaded = 'The till did not load.'
export const csv = 'Download the tills of this day as CSV'
export const day = 'Day'
export const moneyIn = 'Money in on this day:'
export const cash = 'Cash'
export const inCash = 'cash'
export const upi = 'UPI'
export const noneTitle = 'No till on this day'
export const none = 'A till opens by itself with the first money that is taken.'

export const changeOfMorning = 'Change of the morning'
export const openMine = 'Open my till'
export const changeInBox = 'Change in my box this morning (₹)'
export const save = 'Save'

export const tripOf = (name: string) => `Trip of ${name}`
export const isOpen = 'Open'
export const isClosed = 'Closed'
export const since = (when: string) => `Since ${when}`
export const what = 'What'
export const inMorning = 'In the morning'
export const orders = 'Taken for orders'
export const givenBack = 'Given back'
export const receivables = 'Khata payments'
export const deposits = 'Deposits given back'
export const putIn = 'Put in'
export const takenOut = 'Taken out'
export const differences = 'Differences of sales'
export const corrections = 'Counter-entries'
export const shouldBe = 'Should be there'
export const shouldHaveBeen = 'Should have been there'
export const wasCounted = 'Counted'
export const difference = 'Difference'
export const stayed = 'Stayed in the box'
export const handedOver = 'Handed over'
export const afterwards = 'Counter-entries afterwards'
export const closedBy = (name: string, when: string) =>
  `Closed by ${name}, ${when}. It only takes counter-entries.`

export const putInIt = 'Put in'
export const takeOut = 'Take out'
export const correct = 'Counter-entry'
export const hints = {
  put_in: 'Where does it come from?',
  taken_out: 'What is it for, or who gets it?',
  correction: 'What was wrong?',
}
export const less = 'Less'
export const more = 'More'
export const ofWhat = 'Of what?'
export const amount = 'Amount (₹)'
export const reason = 'Reason'

export const counted = 'Counted (₹)'
export const stays = 'Stays in the box (₹)'
export const close = 'Close the till'
export const required = 'This field is required.'
export const why = (sum: string, isLittle: boolean) => `Why is it ${sum} too ${isLittle ? 'little' : 'much'}?`
export const takenBack = 'Taken back since it was opened'

export const inAndOut = 'In and out'
export const loading = 'Loading...'
export const noLine = 'No connection. Please try again.'
export const nothing = 'Nothing yet.'
export const lastOnes = (count: number) => `These are the last ${count}; the CSV has all.`
