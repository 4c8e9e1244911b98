import { weekdayNames } from '#domain/addresses/days/rules.ts'

// The room of delivery areas.

export const notLoaded = 'Failed to fetch delivery areas'
export const noAnswer = 'No answer came. Please try again.'
export const lost = 'No answer came. Please try again: it will be done only once.'
export const saved = 'Delivery areas saved'
export const add = 'Add an area'
export const importCsv = 'Import a CSV'
export const downloadCsv = 'Download CSV'
const areas = (count: number) => (count === 1 ? '1 area' : `${count} areas`)
export const found = (found: number, all: number) =>
  found === all ? `We deliver to ${areas(all)}` : `${found} of ${areas(all)}`
export const firstShown = (count: number) => `The first ${count} are shown.`
export const find = 'Find a PIN code or a note...'
export const everywhere = 'We deliver everywhere'
export const everywhereNote =
  'The list is empty. With the first area in it we deliver only to what is in the list.'
export const yesEverywhere = 'Yes, we deliver everywhere'
export const noneFound = 'No areas found'
export const notThere = (pinCode: string) => `We do not deliver to ${pinCode}.`
export const otherSearch = 'Try adjusting your search.'

export const range = (from: string, to: string) => `${from} to ${to}`
export const columns = {
  pinCodes: 'PIN codes',
  days: 'Days',
  fee: 'Fee',
  note: 'Note',
  cash: 'Cash here',
  action: 'Action',
}
export const yes = 'Yes'
export const no = 'No'
export const change = 'Change'
export const changeOf = (area: string) => `Change ${area}`
export const weekdays = (days: readonly number[]) =>
  days.length === 7 ? 'daily' : days.map((day) => weekdayNames[day - 1]).join(' ')
export const until = (hour: number) => `until ${hour}:00`
export const takes = (days: number) => (days === 0 ? 'the same day' : days === 1 ? '1 day' : `${days} days`)
export const isFree = 'free'
export const neverFree = 'never free'
export const freeFromSum = (sum: string) => `free from ${sum}`
export const goodsFrom = (sum: string) => `goods from ${sum}`

export const inTheWay = (area: string) => `${area} is in the list already.`
export const remove = 'Delete'
export const cancel = 'Cancel'
export const save = 'Save'
export const saving = 'Saving...'
export const isFirst = 'This is the first area: from then on we deliver only to what is in the list.'
export const pinCode = 'PIN code'
export const upTo = 'Up to (optional)'
export const upToHint = 'The last one of a range.'
export const fee = 'Fee'
export const feeHint = (sum: string) => `If empty ${sum}, as everywhere.`
export const freeFrom = 'Free from'
export const freeFromHint = (sum: string) => `A sum, or never. If empty ${sum}, as everywhere.`
export const never = 'never'
export const least = 'Least sum'
export const leastHint = 'Goods for less are not brought there.'
export const days = 'Days'
export const daysHint = 'So long a delivery takes. 0: the same day.'
export const deliveredOn = 'Delivered on'
export const daysTold = 'Customers are told the day on which their order comes.'
export const noDays = 'Without any, no day is promised: customers read that you call them.'
export const orderUntil = 'Orders until (hour)'
export const orderUntilHint = 'Later orders count as those of the next day. If empty until midnight.'
export const note = 'Note (optional)'
export const noteHint = 'Customers read this when they ask about their PIN code.'
export const takesCash = 'Customers here can pay in cash'
export const askLast = 'Delete the last area? Then we deliver everywhere.'
export const keep = 'Keep it'

export const enterPinCode = 'Please enter a PIN code of 6 digits.'
export const enterLastPinCode = 'Please enter a PIN code of 6 digits, or nothing.'
export const otherOrder = 'The last PIN code comes before the first one.'
export const wrongDays = (most: number) => `Days are a whole number from 0 to ${most}.`
export const wrongWeekdays = (some: string, all: string) =>
  `For weekdays write ${some}, or ${all}, or nothing.`
export const wrongHour = 'Orders until: an hour from 1 to 24, such as 18, or nothing.'
export const wrongFee = 'Please enter an amount in rupees, such as 60, or nothing.'
export const wrongFreeFrom = 'Free from: a sum above 0, such as 800, or never, or nothing.'
export const wrongLeast = 'Least sum: a sum above 0, such as 300, or nothing.'
export const wrongNote = (most: number) => `A note has at most ${most} letters.`

export const saveList = 'Save list'
export const csvHint = (columns: string, cash: string, freeFrom: string) =>
  `One area a line: ${columns}. Only the first PIN code has to be there; for cash write ${cash}, for ${freeFrom} a sum or never. What a line leaves out stays as it is.`
export const yesOrNo = 'yes or no'
export const takesPlace = (count: number) =>
  `It takes the place of the ${count === 1 ? 'area' : `${count} areas`} in the list.`
export const notReadable = (file: string) => `${file} could not be read. Please choose it again.`
export const nothingSaved = 'Nothing is saved yet.'
export const andMore = (count: number) => `And ${count} more.`
export const chooseFile = 'Choose a file'
export const paste = 'Or paste the lines'
export const wrongCash = (words: string) => `For cash write ${words}.`
export const tooManyColumns = (most: number) => `It has more than ${most} columns.`
export const ofLine = (line: number, problem: string) => `Line ${line}: ${problem}`
export const tooMany = (count: number, most: number) =>
  `There are ${count} areas. A list has at most ${most}.`
export const nothingInIt = 'There is no area in it.'
export const overlaps = (area: string, line: number, other: string) =>
  `${area} has PIN codes of line ${line}, ${other}.`

export const wishes = 'Who waits for you'
export const wishesNote =
  'People outside of your areas who want to be told. Add an area with their PIN code: e-mails are told at once, and you call the numbers.'
export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
export const deliveredNow = 'you deliver there now'
export const toCall = (numbers: string) => `To call: ${numbers}`
export const removeWish = (pinCode: string) => `Delete who waits in ${pinCode}`
