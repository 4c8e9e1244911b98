import { monthNames } from '#domain/time/rules.ts'

import { monthOfWeek, weekInMonth } from '../rules.ts'
import type { Amount, Season } from '../rules.ts'

/** The longest region, in characters. */
const longestRegion = 60

const short = monthNames.map((name) => name.slice(0, 3))

/**
 * A season as a cell of a file has it: `plenty: Nov, Dec, Jan; some: Feb; from: week 3 of Nov; to: week 2 of
 * Feb; region: Nagaur`. What is not said is left out.
 */
export function seasonCell({ months, firstWeek, lastWeek, region }: Season): string {
  const those = (amount: Amount) => short.filter((_, month) => months[month] === amount).join(', ')
  const week = (of: number | null) => of && `week ${weekInMonth(of)} of ${short[monthOfWeek(of)]}`
  const parts = {
    plenty: those('plenty'),
    some: those('some'),
    from: week(firstWeek),
    to: week(lastWeek),
    // The parts of a cell stand behind semicolons.
    region: region.replaceAll(';', ','),
  }
  return Object.entries(parts)
    .flatMap(([name, said]) => (said ? `${name}: ${said}` : []))
    .join('; ')
}

/**
 * What a cell says of a season, as people write it: months in short or whole, `Nov to Jan` for those between,
 * `Nov 3` for the third week. null: something in it cannot be read.
 */
export function readSeasonCell(cell: string): Season | null {
  const season: Season = { region: '', months: short.map(() => 'none'), firstWeek: null, lastWeek: null }
  for (const part of cell.split(/[;\n]/).filter((each) => each.trim() !== '')) {
    const [, name = '', said = ''] = /^\s*(\w+)\s*:(.*)$/.exec(part) ?? []
    if (!take(season, name.toLowerCase(), said.trim())) return null
  }
  return isWhole(season) ? season : null
}

/** Answers whether the part can be read. */
function take(season: Season, name: string, said: string): boolean {
  if (name === 'region') {
    season.region = said
    return said.length <= longestRegion
  }
  if (name === 'plenty' || name === 'some') {
    const months = monthsIn(said)
    for (const month of months ?? []) season.months[month] = name
    return months !== null
  }
  const week = weekIn(said)
  if (name === 'from') season.firstWeek = week
  if (name === 'to') season.lastWeek = week
  return (name === 'from' || name === 'to') && week !== null
}

/** `Nov, Dec`, `November to January`, `Nov-Jan` or `all year`. */
function monthsIn(said: string): number[] | null {
  if (/^all year$/i.test(said)) return [...short.keys()]
  const months: number[] = []
  for (const range of said.split(/[,\s]*(?:,|\band\b)[,\s]*/i).filter(Boolean)) {
    const ends = range.split(/\s*(?:-|–|\bto\b)\s*/i).map(monthNamed)
    const [first, last] = [ends[0], ends.at(-1)]
    if (first === undefined || last === undefined || ends.length > 2) return null
    for (let ahead = 0; ahead <= (last - first + 12) % 12; ahead += 1) months.push((first + ahead) % 12)
  }
  return months
}

/** `week 3 of Nov`, `3rd week of November`, `last week of Nov` or `Nov 3`. */
function weekIn(said: string): number | null {
  const words = said.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  const months = words.map(monthNamed).filter((month) => month !== undefined)
  const weeks = words.map((word) => ordinals[word]).filter((week) => week !== undefined)
  const isRead = words.every(
    (word) => Object.hasOwn(ordinals, word) || fillers.test(word) || monthNamed(word) !== undefined,
  )
  if (!isRead || months.length !== 1 || weeks.length !== 1) return null
  return months[0]! * 4 + weeks[0]!
}

const fillers = /^(week|of|the|st|nd|rd|th)$/
const ordinals: Record<string, number> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 4,
}

/** January is 0. By its first three letters at least. */
function monthNamed(word: string): number | undefined {
  const typed = word.trim().toLowerCase().replace(/\.$/, '')
  const month = monthNames.findIndex((name) => typed.length >= 3 && name.toLowerCase().startsWith(typed))
  // As many write September.
  return month >= 0 ? month : typed === 'sept' ? 8 : undefined
}

/** Some month has some of it, and the first and the last week come together, each in such a month. */
function isWhole({ months, firstWeek, lastWeek }: Season): boolean {
  const hasSome = (week: number | null) => week === null || months[monthOfWeek(week)] !== 'none'
  return (
    months.some((amount) => amount !== 'none') &&
    (firstWeek === null) === (lastWeek === null) &&
    hasSome(firstWeek) &&
    hasSome(lastWeek)
  )
}
