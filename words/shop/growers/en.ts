// Who grows and makes the goods: their pages, and what a product's page says of them.

import { monthNames as months } from '#domain/time/rules.ts'

export const title = 'Who grows it'
export const description = 'The growers and makers who bring goods to the shop, with their villages.'
export const lead = 'The people and groups who grow and make what the shop sells.'
export const nothing = 'No grower is entered yet.'
export const toGoods = 'See all goods'
export const toAll = 'All growers'

export const aboutGrower = (name: string, village: string) =>
  `${name} of ${village}: what they grow and make, and what of it can be had now.`
/** A name or a place in the language of the page, where it is written in it. */
export const named = (english: string, _hindi: string) => english
export const place = (village: string, district: string) =>
  village === district ? village : `${village}, ${district} district`
export const since = (year: number) => `Brings goods since ${year}`
/** The name of a scheme: 'NPOP'. */
export const certified = (scheme: string) => `Certified organic (${scheme})`
/** The day in words. */
export const certificate = (number: string, until: string) => `Certificate ${number}, valid until ${until}`
export const ended = 'Brings no goods at present.'
export const whatNow = 'What they brought'
export const noneNow = 'Nothing of theirs is on the shelf just now.'
export const soldOut = 'Sold out'

/** '27 November', with the year where it is not that of `today`. Both as 2026-11-27. */
export const dayOf = (day: string, today: string) =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`}`
export const harvested = (on: string) => `harvested ${on}`
export const made = (on: string) => `made ${on}`
/** On a product's page, around the grower, the village and one of the two above. */
export const from = 'From '
export const afterFrom = ''
