// The room of delivery runs.

export const title = 'Runs'
export const notLoaded = 'Failed to fetch the runs'
export const nothingTitle = 'Nothing to bring'
export const nothing = 'What is packed and goes to somebody stands here. Pack orders first.'

export const toBring = 'To bring'
export const withoutDay = 'Without a day'
export const choose = (number: number) => `Choose #${number}`
export const chooseAll = (what: string) => `Choose all of ${what}`
export const make = (count: number) => (count === 1 ? 'Make a run of 1' : `Make a run of ${count}`)
export const making = 'Making...'
export const due = (sum: string) => `${sum} due`
export const isPaid = 'paid'
export const missed = (times: number) =>
  times === 1 ? 'Nobody was at home' : `Nobody was at home, ${times} times: you decide`
export const notWanted = (note: string) => `Not wanted: ${note} You decide`

export const run = (number: number) => `Run ${number}`
export const moveUp = (number: number) => `Move #${number} up`
export const moveDown = (number: number) => `Move #${number} down`
export const takeOut = (number: number) => `Take #${number} out of the run`
export const putBack = (number: number) => `Put #${number} back into the run`
export const giveUp = 'Give up'
export const askGiveUp = (number: number) => `Give up run ${number}?`
export const giveUpNote = 'Its orders stay packed, and can be in another run.'
export const start = 'Send out'
export const starting = 'Sending out...'
export const startRest = (count: number) => `Send out the other ${count}`
export const askStart = (count: number) => (count === 1 ? 'Send out 1 order?' : `Send out ${count} orders?`)
export const startNote = 'Each customer is told that it is on its way.'
export const stayed = 'These did not go along:'
export const cancel = 'Not yet'

export const link = 'Rider’s link'
export const linkWhat = 'link of the run'
export const linkNote =
  'For the rider alone: with it they read names, doors, telephones and what is due, and say what became of each order. It works without a line.'
export const linkUntil = (when: string) => `It opens the run until ${when}.`
export const linkSays = (shop: string, number: number) => `Run ${number} of ${shop}:`
export const language = 'The rider reads'
export const revoke = 'End the link'
export const revokeNote = 'The rider’s page opens nothing any more, at once.'

export const done = (count: number, of: number) => `${count} of ${of} done`
export const heard = (when: string) => `Last word heard at ${when}`
export const notHeard = 'No word heard yet'
export const startedBy = (name: string) => `Sent out by ${name}`
export const back = (when: string) => `Closed at ${when}`
export const cash = (sum: string) => `${sum} in cash`
export const upi = (sum: string) => `${sum} by UPI`
export const timesMissed = 'for the second time: you decide'
export const unheard = (what: string, when: string) => `Also said at ${when}, and not counted: ${what}`

export const close = 'The van is back'
export const closeTitle = (number: number) => `Run ${number} is back`
export const expected = (sum: string) => `There should be ${sum} in cash.`
export const noCash = 'No cash was to be taken.'
export const counted = 'Counted (₹)'
export const intoTill = 'What you count goes into your till.'
export const why = (sum: string, isLittle: boolean) => `Why is it ${sum} too ${isLittle ? 'little' : 'much'}?`
export const closeIt = 'Close the run'
export const closing = 'Closing...'
export const required = 'This field is required.'
export const wasCounted = (counted: string, expected: string) => `${counted} counted, ${expected} expected`
