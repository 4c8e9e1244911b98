import { formatPaise } from '#domain/pricing/rules.ts'
import { whatCounts } from '#domain/reports/rules.ts'

// The panel's first page.

export const title = 'Overview'
export const newOrder = 'New order'
export const notLoaded = 'The sales could not be loaded.'

export const noBackups =
  'The shop takes no backups by itself. The person who runs the computer can set BACKUP_DIR.'
export const backupIsLate = 'The backup is late'
export const backupFailed = (failure: string) => `The newest one failed: ${failure}`
export const tellSomebody = 'Please tell the person who runs the computer.'
export const lastBackup = (taken: string) => `Last backup: ${taken}.`
export const noBackupYet = 'There is no backup yet.'
export const byHand = (taken: string) => `By hand: ${taken}.`

export const runsLow = 'Runs low'
export const soldOut = 'Sold out'
export const left = (amount: string) => `${amount} left`
export const allLow = 'All that runs low'

export const bestGoods = 'Best goods'
export const goodsCsv = 'All goods as CSV'
export const nothingSold = 'Nothing was sold in these days.'
export const byPieces = 'By pieces'
export const byRupees = 'By rupees'

export const byState = 'Orders by state'
export const noOrders = 'No orders in these days.'
export const moneyIn = 'Money in'
export const ways = { gateway: 'Payment service', cash: 'Cash', upi: 'Own UPI ID' }

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** 'Sun' of 0. */
export const weekdayOf = (day: number) => weekdays[day]!
/** '22 Nov' of the month 1 for January. */
export const dayOfMonth = (day: number, month: number) => `${day} ${months[month - 1]}`
/** '2 pm' of 14. */
export const hourOf = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
/** What the days are called where one chooses among them. */
export const daysLabels = { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days' }

export const was = (before: string) => `${before} before`
export const asBefore = 'as before'
export const little = 'a little'
export const much = 'much'
export const change = (size: string, isMore: boolean, before: string) =>
  `${size} ${isMore ? 'more' : 'less'} than ${before}`

export const sales = 'Sales'
export const days = 'Days'
export const orders = 'Orders'
export const sold = 'Sold'
export const givenBack = 'Given back'
export const noSales = 'No sales yet.'
export const comparedWith = (days: number) =>
  `Compared with ${days === 1 ? 'yesterday' : `the ${days} days before`}, up to the same time.`
export const asTable = 'The figures as a table'
export const counts = 'What counts'
/** A figure, and what is in it. */
export const counted: [figure: string, meaning: string][] = Object.entries(whatCounts)
export const salesCsv = 'Sales as CSV'
export const table = 'Sales as a table'
export const hour = 'Hour'
export const day = 'Day'
export const inAll = 'In all'
export const byHour = 'Sales by hour'
export const byDay = 'Sales by day'
export const most = (time: string, sum: string) => `Most: ${time}, ${sum}.`
export const tableHasAll = 'The table has all figures.'
export const ofTime = (time: string, salesPaise: number, orders: number) =>
  `${time}: ${formatPaise(salesPaise)}, ${orders === 1 ? '1 order' : `${orders} orders`}`

export const missed = 'Asked for and not found'
export const nothingMissed =
  'Nothing waits here. In the last 30 days people found all that they searched for, or you have dealt with it.'
export const missedNote =
  'Searches of the last 30 days that found nothing. Is it one of your goods under another name? Then make it a word for that product.'
export const times = (count: number, last: string) =>
  `${count === 1 ? 'once' : `${count} times`}, last on ${last}`
export const makeWord = 'Make it a word for…'
export const notForUs = 'Not for us'
export const showAll = (count: number) => `Show all ${count}`

export const makeThis = (word: string) => `Make “${word}” a word for…`
export const cancel = 'Cancel'
export const save = 'Save'
export const saving = 'Saving...'
export const product = 'Product'
export const productHint = 'Type a name and choose with Enter. Enter in the empty field saves.'
export const chooseFirst = 'Please choose a product first.'
export const changed =
  'Somebody else has changed this product. Below it stands as it is now. Please look at it and save again.'
export const nothingFound = (words: string) => `Nothing is found for “${words}”.`
export const typeAgain = 'No answer came. Please type it again.'
export const otherWords = (words: string) => `Its other words: ${words}.`
export const noOtherWords = 'It has no other words yet.'
export const hasWord = (word: string) => `It has “${word}” already.`
export const getsWord = (word: string) => `It gets “${word}”.`
