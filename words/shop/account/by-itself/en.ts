// What comes by itself, on one's own page.

export const title = 'What comes by itself'
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const everyDay = 'Every day'
export const daysOf = (days: readonly number[]) =>
  days.length === 7 ? everyDay : days.map((day) => weekdays[day - 1]).join(', ')
export const cutoff = 'You can change a day until 8 pm of the day before. Delivery is free.'
export const next = 'Next days. Tap a day to skip it.'
export const states = {
  coming: 'comes',
  ordered: 'ordered',
  skipped: 'skipped',
  dearer: 'costs more',
  sold_out: 'sold out',
  closed: 'not brought',
  place: 'no address',
  payment: 'not paid',
  missed: 'too late',
}
export const pause = 'Pause'
export const goOn = 'Let it come again'
export const paused = (from: string) => `Paused from ${from}.`
export const pausedUntil = (from: string, until: string) => `Paused from ${from} to ${until}.`
export const pauseUntil = 'Last day of the pause'
export const pauseHint = 'Leave it empty to pause until you let it come again.'
export const changeDays = 'Change days'
export const save = 'Save'
export const never = (count: number) =>
  count === 0 ? 'Goods that you never want' : `Goods that you never want: ${count}`
export const neverHint = 'Tap up to three. Something else comes in their place.'
export const end = 'End'
export const endNow = 'Yes, end it'
export const keep = 'Keep it'
export const asks = (before: string, now: string) =>
  `It costs ${now} now, and not ${before}. It does not come before you say yes.`
/** Under a price that has it in it. */
export const deposit = (sum: string) => `${sum} of it is deposit on bottles.`
export const accept = (price: string) => `Yes, for ${price}`
export const newTitle = (goods: string) => `${goods} by itself`
export const days = 'On which days?'
export const quantity = 'How many?'
export const where = 'Where to?'
export const collect = 'I fetch it at the market'
export const hour = 'When?'
export const anyHour = 'The first time of the day'
export const hours = (from: string, to: string) => `${from} to ${to}`
export const pays = 'How do you pay?'
export const ways = {
  cash: 'Cash when it comes',
  receivable: 'Write it down (khata)',
  wallet: 'From my wallet; in cash if it has too little',
}
export const allTogether = 'Place, time and payment count for everything that comes by itself.'
export const how = 'How it comes'
export const changeHow = 'Change place, time or payment'
export const from = (time: string) => `from ${time}`
export const noAddress = 'Its address was deleted. Please choose another one.'
/** Of days on which something comes now, and nobody comes to the chosen place. */
export const notThere = (days: string) => `Nothing is brought there on these days: ${days}.`
export const start = 'Let it come'
export const cancel = 'Not now'
export const oneMoment = 'One moment...'
export const noAnswer = 'No connection. Please try again.'
