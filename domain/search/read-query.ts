import type { ListSort } from '#domain/catalog/filters/rules.ts'
import type { Category } from '#domain/catalog/rules.ts'
import { withAsciiDigits } from '#domain/ground/rules.ts'

import { dietNamed, dietWords, wordsOfDiet } from './diets.ts'
import { isForm, isNameElsewhere, isNotMadeInto, isPraise, kindOfWord, sought } from './query-words.ts'
import { wordsOf } from './rules.ts'
import type { Said } from './rules.ts'
import { shelfNamed } from './shelf-words.ts'

/** Something that a query says beside the goods, and the query without it. */
interface SaidFilter {
  said: Said
  rest: string
}

/** 'aloo pyaz', 'dal and rice': goods and shelves beside each other. */
export interface Pair {
  parts: Pick<QueryRead, 'words' | 'shelves'>[]
  /** Whether nothing parts them but a blank. */
  areNames: boolean
  /** Whether they are meant even where the words are said of one product, but are not its name. */
  isSure: boolean
}

/** What a query asks for (docs/decisions/198-found.md). */
export interface QueryRead {
  /** What is looked for, without what is said beside it; '' where nothing is left or shelves are meant. */
  words: string
  /** The shelves that the words name, where they name nothing else. */
  shelves: Category[]
  /** The ways in which the words may name several goods, where no product has all of them. */
  pairs: Pair[]
  /** Both ends belong to it, in paise. */
  prices: { fromPaise?: number; toPaise?: number }
  sort?: ListSort
  /** Words for what must not be shown. */
  without: string[]
  said: SaidFilter[]
}

/**
 * Reads prices, 'cheap', and what is to be left out off a query, and whether the rest names shelves. Pages,
 * suggestions and calls read it alike.
 */
export function readQuery(query: string, categories: readonly Category[]): QueryRead {
  const given = withAsciiDigits(query.normalize('NFC')).trim()
  const read: QueryRead = { words: given, shelves: [], pairs: [], prices: {}, without: [], said: [] }
  for (const { find, take } of readers) {
    for (const found of given.matchAll(find)) {
      // What an earlier one has taken is not read twice: '50 rs se kam' is one price.
      if (!read.words.includes(found[0].trim())) continue
      const said = take(found, read)
      read.words = cut(read.words, found[0])
      read.said.push({ said, rest: cut(given, found[0]) })
    }
  }
  const whole = shelfNamed(read.words, categories)
  if (whole) return { ...read, words: '', shelves: [whole] }
  const pairs = pairsIn(read.words).map(({ parts, areNames, isSure }) => ({
    areNames,
    isSure,
    parts: parts.map((words) => {
      const shelf = areNames ? undefined : shelfNamed(words, categories)
      return { words: shelf ? '' : words, shelves: shelf ? [shelf] : [] }
    }),
  }))
  const [first] = pairs
  if (!first?.parts.every(({ words }) => words === '')) return { ...read, pairs }
  return { ...read, words: '', shelves: first.parts.flatMap(({ shelves }) => shelves) }
}

interface Reader {
  find: RegExp
  /** Writes what was found. */
  take: (found: RegExpMatchArray, read: QueryRead) => Said
}

const before = String.raw`(?<![\p{L}\p{M}\p{N}])`
const behind = String.raw`(?![\p{L}\p{M}\p{N}%])`
const money = String.raw`(?:₹|rs\.?|inr|rupees?|rupay[ea]?|rupai?ye|rupiya|rupya|रुपये|रुपए|रुपया|रुपयों|रु\.?)`
const figure = String.raw`\d{1,3}(?:,\d{2,3})+|\d{1,6}(?:\.\d{1,2})?`
const amount = String.raw`(?:${money}\s*)?(${figure})(?![.\d])(?:\s*(?:\/-|${money}${behind}))?`
const ofGoods = String.raw`(?:\s+(?:ka|ki|ke|wala|wali|wale|me|mein|का|की|के|वाला|वाली|वाले|में)${behind})?`
const size = String.raw`(?!\s*(?:kgs?|kilos?|kilogram|grams?|gms?|g|mg|ml|l|ltr|litres?|liters?|lit|pcs?|pieces?|किलो|ग्राम|लीटर|%)${behind})`
const notMore = 'under|below|less than|lesser than|up ?to|within|max(?:imum)?|at most|cheaper than|<'
const notLess = 'above|over|more than|at least|min(?:imum)?|>'
const orLess =
  'se (?:kam|neeche|niche|sasta|sasti|saste)|ke (?:andar|ander|neeche|niche|under)|tak|or less|से (?:कम|नीचे|सस्ता|सस्ती)|के (?:अंदर|अन्दर|भीतर|नीचे)|तक'
const orMore = 'se (?:zyada|jyada|upar|uper|adhik|mehnga|mehngi)|or more|से (?:ज्यादा|ज़्यादा|ऊपर|अधिक)'
const word = String.raw`[\p{L}\p{M}]+`
const known = `(?:${dietWords.join('|')})`
const onionOrGarlic = `(?:${[...wordsOfDiet('onion'), ...wordsOfDiet('garlic')].join('|')})`
const conjunction = String.raw`(?:\s*[,&+]\s*|\s+(?:and|or|aur|ya|nor|और|या)\s+)(?:no\s+|bina\s+|without\s+)?`
/** Two that are left out. Side by side only onion and garlic: 'bina chini doodh' is milk. */
const two = `(${known})${conjunction}(${known})|(${onionOrGarlic})\\s+(?:no\\s+|bina\\s+)?(${onionOrGarlic})`
const no = String.raw`(?:without|bina|bagair|minus|बिना|बगैर)\s+(?:any\s+|added\s+|extra\s+)?`
const free = String.raw`[\s-]*(?:free|mukt|rahit|फ्री|मुक्त|रहित)`

/** In this order: a longer phrase is read before what could be a part of it. */
const readers: Reader[] = [
  prices(`between\\s+${amount}\\s+(?:and|to)\\s+${amount}`),
  prices(`${money}\\s*(${figure})\\s*(?:-|–|to|se)\\s*${amount}${size}(?:\\s+tak)?`),
  prices(
    `(${figure})\\s*(?:-|–|to|se|से)\\s*(${figure})\\s*(?:${money}${behind}|(?:tak|तक)${behind})(?:\\s*(?:tak|तक)${behind})?`,
  ),
  atMost(`(?:${notMore})\\s*${amount}`),
  atMost(`${amount}\\s*(?:${orLess})`),
  atLeast(`(?:${notLess})\\s*${amount}`),
  atLeast(`${amount}\\s*(?:${orMore})`),
  atMost(`${money}\\s*(${figure})(?:\\s*\\/-)?`),
  atMost(`(${figure})\\s*(?:\\/-|${money})`),
  sorted(
    'sabse (?:sasta|sasti|saste)|sasta|sasti|saste|sastaa|cheap(?:est|er)?|low(?:est)? (?:price|cost|rate)|kam (?:daam|dam|kimat|keemat|rate)|affordable|सबसे (?:सस्ता|सस्ती|सस्ते)|सस्ता|सस्ती|सस्ते',
    'price-asc',
  ),
  sorted('mehnga|mehngi|mahanga|mahangi|costliest|most expensive|expensive|महंगा|महंगी', 'price-desc'),
  left(`(?:${no}|no\\s+)(?:${two})${ofGoods}`),
  left(`(?:${two})\\s+(?:ke|के)\\s+(?:bina|bagair|बिना|बगैर)${ofGoods}`),
  left(`(?:${two})${free}`),
  left(`${no}(${word})${ofGoods}`),
  left(`(${word})\\s+(?:ke|के)\\s+(?:bina|bagair|बिना|बगैर)${ofGoods}`),
  // Only what is known to be left out of food: 'no' and 'free' are said of much else.
  left(`(?:no|zero|non)[\\s-]+(?:added\\s+)?(${known})`),
  left(`(${known})${free}`),
  left('(sugar|egg)less'),
  left('(vegan|jain|वीगन|जैन)'),
]

function prices(pattern: string): Reader {
  return {
    find: found(pattern),
    take: ([, from = '', to = ''], { prices: kept }) => {
      Object.assign(kept, { fromPaise: paiseOf(from), toPaise: paiseOf(to) })
      return { of: 'prices', from, to }
    },
  }
}

function atMost(pattern: string): Reader {
  return {
    find: found(pattern + size + ofGoods),
    take: ([, most = ''], { prices: kept }) => {
      kept.toPaise = paiseOf(most)
      return { of: 'prices', to: most }
    },
  }
}

function atLeast(pattern: string): Reader {
  return {
    find: found(pattern + size + ofGoods),
    take: ([, least = ''], { prices: kept }) => {
      kept.fromPaise = paiseOf(least)
      return { of: 'prices', from: least }
    },
  }
}

function sorted(pattern: string, sort: 'price-asc' | 'price-desc'): Reader {
  return {
    find: found(`(?:${pattern})${behind}`),
    take: (_found, read) => {
      read.sort = sort
      return { of: 'order', sort }
    },
  }
}

function left(pattern: string): Reader {
  return {
    find: found(`(?:${pattern})${behind}`),
    take: ([, ...groups], { without }) => {
      const names = groups.filter((name) => name !== undefined)
      without.push(...names.flatMap((name) => dietNamed(name).terms))
      return { of: 'without', names: names.map((name) => dietNamed(name).name) }
    },
  }
}

function found(pattern: string): RegExp {
  return new RegExp(before + pattern, 'giu')
}

function cut(text: string, part: string): string {
  return text.replace(part, ' ').replace(/\s+/g, ' ').trim()
}

function paiseOf(figures: string): number {
  return Math.round(Number(figures.replaceAll(',', '')) * 100)
}

const mostParts = 4

function pairsIn(text: string): { parts: string[]; areNames: boolean; isSure: boolean }[] {
  const parted = partsOf(
    text,
    /\s*[,;&+]\s*|(?<=\p{L}{2})\s*\/\s*(?=\p{L}{2})|\s+(?:and|n|aur|or|ya|और|या|तथा|व)\s+/iu,
  )
  // 'Head and shoulders' is one.
  if (parted.length === 2 && isNameElsewhere(parted[0] ?? '', parted[1] ?? '')) return []
  if (parted.length > 1)
    return parted.length <= mostParts ? [{ parts: parted, areNames: false, isSure: true }] : []
  // 'Soap with neem' is one product where there is one, and otherwise two.
  const together = partsOf(text, /\s+(?:with|ke (?:saath|sath)|के साथ)\s+/iu)
  if (together.length > 1)
    return together.length <= mostParts ? [{ parts: together, areNames: false, isSure: false }] : []
  const words = wordsOf(text)
  if (words.length < 2 || words.length > mostParts) return []
  const isOther = (name: string, at: number) =>
    kindOfWord(name) === null || isPraise(name) || isNameElsewhere(name, words[at + 1] ?? '')
  if (words.some(isOther)) return []
  const ways = words.length === 2 ? [words] : [words, ...words.slice(1).map((_, at) => inTwo(words, at + 1))]
  const areSought = words.every((name) => kindOfWord(name) === sought)
  return ways
    .filter((parts) => !parts.some((part, at) => at > 0 && isMadeOf(part, parts[at - 1] ?? '')))
    .map((parts) => ({ parts, areNames: true, isSure: areSought && !isFormFirst(parts) }))
}

function partsOf(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Oil of corn is another good than corn and oil, as is 'lassi mix powder'; but oil of bread is none. */
function isMadeOf(part: string, before: string): boolean {
  const words = part.split(' ')
  return words.every(isForm) && !(words.length === 1 && isNotMadeInto(before.split(' ').at(-1) ?? '', part))
}

/** 'tel sarson' is mustard oil. */
function isFormFirst([first = '', second = '']: readonly string[]): boolean {
  return isForm(first) && !isNotMadeInto(first, second)
}

function inTwo(words: readonly string[], at: number): string[] {
  return [words.slice(0, at).join(' '), words.slice(at).join(' ')]
}
