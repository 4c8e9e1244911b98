import { weekdayNames } from '#domain/addresses/days/rules.ts'

// What comes to one customer by itself, on their page.

export const title = 'Comes by itself'
const everyDay = 'Every day'
export const daysOf = (days: readonly number[]) =>
  days.length === 7 ? everyDay : days.map((day) => weekdayNames[day - 1]).join(', ')
export const paused = (from: string) => `Paused from ${from}.`
export const pausedUntil = (from: string, until: string) => `Paused from ${from} to ${until}.`
export const asks = 'It costs more now, and waits for their yes.'
export const pauseFrom = (day: string) => `Pause from ${day}`
export const goOn = 'Let it come again'
export const end = 'End'
export const endNow = 'Yes, end it'
export const keep = 'Keep it'

export const how = 'How it comes'
export const changeHow = 'Change how it comes'
export const openFrom = (day: string) => `What you change here counts from ${day} on, for all of it.`
export const where = 'Where to'
export const collect = 'Fetched at the market'
export const noAddress = 'The address was deleted.'
export const hour = 'When'
export const anyHour = 'The first time of the day'
export const hours = (from: string, to: string) => `${from} to ${to}`
export const from = (time: string) => `from ${time}`
export const pays = 'Paid'
export const ways = {
  cash: 'In cash when it comes',
  wallet: 'From the wallet, in cash when that has too little',
  receivable: 'Written down on khata',
}
export const notThere = (days: string) => `Nothing is brought there on these days: ${days}.`
export const save = 'Save'
export const saving = 'Saving...'
