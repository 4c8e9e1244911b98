// The room of slots: when orders are brought and collected.

export const title = 'Slots'
export const notLoaded = 'Failed to fetch slots'
export const noAnswer = 'No answer came. Please try again.'
export const add = 'Add a zone'
export const noneTitle = 'No zones yet'
export const none =
  'A zone has its own hours of delivery, or is a point where orders are collected. Without zones customers are told a day alone, as Delivery has it.'
export const range = (from: string, to: string) => `${from} to ${to}`
export const areasOf = (areas: string) => `Areas: ${areas}`
export const noAreas = 'none yet'
export const change = 'Change'
export const changeOf = (name: string) => `Change ${name}`
export const collectedAt = (place: string) => `Collected: ${place}`
export const noPlace = 'no address yet'

export const coming = 'Coming slots'
export const close = 'Close'
export const reserved = (count: number, of: number) => `${count} of ${of}`
export const openUntil = (day: string, time: string) => `open until ${day}, ${time}`
export const isClosed = 'closed'

export const zoneKind = 'What it is'
export const kinds = {
  area: 'Orders are brought to areas',
  point: 'Orders are collected at a point',
}
export const name = 'Name'
export const hindiName = 'Name in Hindi (optional)'
export const place = 'Where it is'
export const placeHint = 'Customers read this.'
export const hindiPlace = 'The same in Hindi (optional)'
export const areas = 'Areas'
export const areasFirst = 'First enter in Delivery where you deliver: a zone is made of these areas.'
export const eachWeek = 'Each week'
export const addDay = 'Add a day'
export const end = 'End it'
export const save = 'Save'
export const saving = 'Saving...'
export const cancel = 'Cancel'

export const day = 'Day'
export const orders = 'Orders'
export const takeAway = (day: string) => `Take ${day} away`
export const from = 'From'
export const to = 'To'
export const until = 'Orders until'
export const ofDay = 'Of which day'
export const daysPrior = (days: number) =>
  days === 0 ? 'that day' : days === 1 ? 'day before' : `${days} days prior`

export const enterName = 'Please enter a name.'
export const enterTimes = (day: string) => `Please enter the times of ${day}.`
export const endsEarly = (day: string) => `${day} ends before it begins.`
export const closesLate = (day: string) => `${day} closes after it has begun.`
export const enterCapacity = (day: string) => `Please enter for ${day} how many orders it takes.`
export const isTwice = (day: string, time: string) => `${day} ${time} stands there twice.`

const beforeWords = (days: number) =>
  days === 0 ? 'of that day' : days === 1 ? 'the day before' : `${days} days before`
/** 'Fri 10:00 to 13:00, 10 orders, open until 20:00 the day before' */
export const plan = (hours: string, orders: number, until: string, daysBefore: number) =>
  `${hours}, ${orders === 1 ? '1 order' : `${orders} orders`}, open until ${until} ${beforeWords(daysBefore)}`

export const closeDay = (day: string) => `Close ${day}`
export const done = 'Done'
export const keepOpen = 'Keep it open'
export const closing = 'Closing...'
export const closeIt = 'Close the day'
export const why = 'Why (optional)'
export const whyHint = 'Customers read this, such as Holi.'
export const oneMoment = 'One moment...'
export const nothingMoved = 'No order was to be moved.'
export const nothingOrdered = 'Nobody has ordered for this day.'
export const eachTold = 'Each customer is told.'
export const theseMove = 'These orders move to the next times of their places, and each customer is told:'
export const noTime = 'no time is left. Please call them.'
