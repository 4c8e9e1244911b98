// What growers get, week by week.

export const week = 'Week'
export const weekOf = (from: string, to: string) => `${from} to ${to}`
export const isClosed = 'This week is closed, and does not change any more.'
export const goesOn = (day: string) => `This week goes on until ${day}, and closes at 6 on the next morning.`
export const nothing = 'No grower brings goods yet.'
export const notLoaded = 'What growers get did not load.'
export const columns = {
  grower: 'Grower',
  before: 'From before',
  goods: 'For goods',
  given: 'Given',
  owed: 'Owed at its end',
  now: 'Owed now',
}
export const sold = 'What was delivered in this week'
export const soldParts = {
  tax: 'Tax',
  shares: 'Shares of growers',
  cost: 'Goods that were bought, at their price',
  delivery: 'Delivery',
  kept: 'The cooperative’s part',
} as const
export const soldTotal = 'Sold, less what was given back'
export const withoutGrower =
  'Goods that came without a grower have no share and no price here: what they brought is in the cooperative’s part.'
export const list = 'What growers get'
export const unpriced = (count: number) =>
  count === 1 ? '1 batch has no price yet' : `${count} batches have no price yet`
export const enterPrices = 'Enter it in Receive.'
export const open = (name: string) => `What ${name} gets`
export const before = 'From before'
export const owed = 'Owed at the end of the week'
export const empty = 'Nothing was entered in this week.'
export const causes = {
  bought: 'Bought',
  sold: 'Sold',
  taken_back: 'Came back',
  advance: 'Advance',
  crate: 'Crates',
  paid: 'Paid',
} as const
export const counter = (cause: string) => `${cause}, corrected`
export const pieces = (count: number) => (Math.abs(count) === 1 ? `${count} piece` : `${count} pieces`)
export const atPrice = (price: string) => `at ${price}`
export const shareOf = (percent: string, value: string) => `${percent}% of ${value} without tax`
export const takeBack = 'Take it back'
export const why = 'Why'

export const enter = 'Enter'
export const entering = 'Entering...'
export const enterWhat = 'What was given'
export const kinds = {
  paid: 'Paid',
  advance: 'Advance',
  crate: 'Crates',
  crateBack: 'Crates that came back',
} as const
export const amount = 'Amount (₹)'
export const reference = 'Number of the transfer or receipt'
export const note = 'Note (optional)'
export const enterAmount = 'Please enter an amount, such as 250 or 99.50.'

export const link = 'Link for the grower'
export const linkHint = (language: string) =>
  `It opens this week in ${language}, with PDF and CSV, for 30 days. Who has the link can read it.`
export const languages = { hi: 'Hindi', en: 'English' } as const
export const makeLink = 'Make the link'
export const makeAnother = 'Make another one'
export const anotherHint = 'The one before opens nothing any more then.'
export const linkUntil = (day: string) => `A link opens it until ${day}.`
export const endLink = 'End the link'
export const copyLink = 'Copy the link'
export const theLink = 'link'
export const onlyClosed = 'A link can be made once the week is closed.'
