// When fresh goods come from the fields: the calendar, and what a product's page says of it.

import { monthNames as months } from '#domain/time/rules.ts'

export const title = 'What is in season'
export const description =
  'Which vegetables and fruits come from the fields in which month, over the whole year.'
/** The place as the shop has it, or empty. */
export const lead = (month: string, place: string) =>
  `What the fields ${place && `of ${place} `}bring, month by month. It is ${month}: this month stands in a frame.`
export const nothing = 'Nobody has entered a season yet.'

/** The three tables. */
export const terms = {
  now: 'In season now',
  soon: 'In the next two months',
  later: 'Later in the year',
} as const
export const goods = 'Goods'

export { months }
/** How a month begins where there is little room, and how it goes on where there is more. */
export const shortMonths: readonly (readonly [string, string])[] = [
  ['J', 'an'],
  ['F', 'eb'],
  ['M', 'ar'],
  ['A', 'pr'],
  ['M', 'ay'],
  ['J', 'un'],
  ['J', 'ul'],
  ['A', 'ug'],
  ['S', 'ep'],
  ['O', 'ct'],
  ['N', 'ov'],
  ['D', 'ec'],
]
/** Heard after the month that it is now. */
export const thisMonth = ', this month'

export const amounts = { none: 'none', some: 'some', plenty: 'plenty' } as const

/** On the page of a product. */
export const season = 'Season'
export const seasonOf = (goods: string) => `${goods}, month by month`
export const now = {
  none: 'None this month.',
  some: 'Some this month.',
  plenty: 'Plenty this month.',
} as const
export const again = (month: string) => `It comes again in ${month}.`
const ordinals = ['first', 'second', 'third', 'last'] as const
const week = (month: number, inMonth: number) => `the ${ordinals[inMonth - 1]} week of ${months[month]}`
/** Months from 0, their weeks from 1 to 4. */
export const usually = (from: readonly [number, number], until: readonly [number, number]) =>
  `Usually from ${week(...from)} to ${week(...until)}.`
/** As the shopkeeper has typed it; the name of a state in the language of the page. */
export const regionName = (region: string): string => region
export const grownIn = 'Grown in'
export const whole = 'All seasons by month'
