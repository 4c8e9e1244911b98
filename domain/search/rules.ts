import type { NetUnit, PackSize } from '#domain/catalog/rules.ts'
import { withAsciiDigits } from '#domain/ground/rules.ts'

import {
  alikeOf,
  elsewhere,
  isFiller,
  isNameElsewhere,
  isOfPhrase,
  kindOfWord,
  leftOut,
  sought,
} from './query-words.ts'
import { inDevanagari } from './scripts.ts'

/** Words of a query beyond so many are not looked at, nor letters of a word. */
const mostWords = 8
const mostLetters = 40

/** The least number that a search does not count any more. */
export const uncounted = 1001

/** Whole units that people write, and how much each is. */
const units = new Map([
  ...named(['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किलो', 'किग्रा'], 'g', 1000),
  ...named(['g', 'gm', 'gms', 'gr', 'grm', 'gram', 'grams', 'ग्राम'], 'g', 1),
  ...named(['l', 'lt', 'ltr', 'lit', 'litre', 'litres', 'liter', 'liters', 'लीटर'], 'ml', 1000),
  ...named(['ml'], 'ml', 1),
  ...named(['piece', 'pieces', 'pc', 'pcs'], 'piece', 1),
])

/** A figure and a word, alone or behind each other: `5kg`, `1.5 litre`. */
const figureAndWord = /(?<!\S)(\d{1,6}(?:\.\d{1,3})?)\s*([\p{L}\p{M}]+)(?!\S)/gu

/**
 * The pack that a query names, and what is left of it in lower case: `atta 5kg`, `5 kilo atta`,
 * `tel 1.5 litre`; null where it names none.
 */
export function packNamed(query: string): { pack: PackSize | null; rest: string } {
  const text = parted(withAsciiDigits(query).normalize('NFC').toLowerCase())
  for (const { 0: found, 1: figure, 2: word = '', index } of text.matchAll(figureAndWord)) {
    const [netUnit, amount] = units.get(word) ?? []
    const netQuantity = Math.round(Number(figure) * (amount ?? 0))
    if (!netUnit || netQuantity === 0) continue
    return {
      pack: { netQuantity, netUnit },
      rest: `${text.slice(0, index)} ${text.slice(index + found.length)}`,
    }
  }
  return { pack: null, rest: text }
}

/** With a blank before a pack that is written behind a word: `aloo2kg`. */
function parted(text: string): string {
  return text.replace(/(?<=[\p{L}\p{M}])\d{1,6}(?:\.\d{1,3})?([\p{L}\p{M}]+)(?!\S)/gu, (pack, unit: string) =>
    units.has(unit) ? ` ${pack}` : pack,
  )
}

/** Something that a query says beside the goods. */
export type Said =
  /** Figures as they were written. */
  | { of: 'prices'; from?: string; to?: string }
  | { of: 'order'; sort: 'price-asc' | 'price-desc' }
  /** What is left out: diets of diets.ts, and other words as they were written. */
  | { of: 'without'; names: string[] }

/** What a query asks for. */
export interface Asked {
  words: string[]
  /** What each word is: `sought`, `leftOut` or `elsewhere`. */
  kinds: number[]
  /** For each word others that mean the same, parted by blanks: `oil` of tel; nothing for most. */
  alike: string[]
  /** Of each word that was two, which name goods that others sell, these two. */
  parts: ReadonlyMap<string, [string, string]>
  /** A phrase and no name: words that nothing is known of may be left out. */
  isLoose: boolean
  pack: PackSize | null
}

/**
 * Reads a query: the pack that it names, and its words, in small letters, without those that say nothing.
 * What something is for (`chai ke liye adrak`, `atta for roti`) may be left out. A word that says nothing is
 * sought where it stands alone: it may be the beginning of one, and `ka` of kaju.
 */
export function askedFor(query: string): Asked {
  // What is no character stands in no name.
  const { pack, rest } = packNamed(query.includes('\uFFFF') ? '' : query)
  // Each word once: all that it finds is read for each.
  const written = wordsOf(rest)
  const { words: joined, parts } = asNames(written.map(inDevanagari))
  const all = [...new Set(joined)]
  const purpose = purposeIn(all)
  const read = all
    .map((word, at) => ({ word, kind: kindOfWord(word), isPurpose: purpose(at) }))
    .flatMap(({ word, kind, isPurpose }) => {
      if (all.length === 1 && kind === null) return [{ word, kind: sought }]
      return kind === null ? [] : [{ word, kind: isPurpose || isCount(word) ? leftOut : kind }]
    })
    .slice(0, mostWords)
  const isOfSeveral = read.filter(({ kind }) => kind === sought).length > 1
  return {
    words: read.map(({ word }) => word),
    kinds: read.map(({ kind }) => kind),
    alike: read.map(({ word, kind }) =>
      [kind === sought && isOfSeveral ? alikeOf(word) : '', asWritten(word)].join(' ').trim(),
    ),
    parts,
    isLoose: all.some(isOfPhrase),
    pack,
  }

  // A shop may have another name in the letters of its own place.
  function asWritten(word: string): string {
    return written.find((other) => other !== word && inDevanagari(other) === word) ?? ''
  }

  // Beside words a number chooses among equals: Basmati 1509. Alone it is sought.
  function isCount(word: string): boolean {
    return all.length > 1 && /^\d+$/.test(word)
  }
}

/** Whether a text names no goods: nothing but quantities, grammar and what is said of all, as 'fresh' is. */
export function saysNothing(text: string): boolean {
  const words = wordsOf(packNamed(text).rest)
  return words.every((word) => isFiller(word) || (words.length > 1 && /^\d+$/.test(word)))
}

/** In small letters; signs that nobody sees are left out, all others part words. */
export function wordsOf(text: string): string[] {
  const seen = withAsciiDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}'’]/gu, '')
    .replace(/(?<=\d)(?=mg(?![\p{L}\p{M}\p{N}]))/gu, ' ')
  return (seen.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) => word.slice(0, mostLetters))
}

/**
 * The same query with each word for itself, where two were read as the name of other goods; null where none
 * were. For names that have both: baby oil is also Baby Massage Oil.
 */
export function apart(asked: Asked): Asked | null {
  const { words, kinds, alike, parts } = asked
  if (parts.size === 0) return null
  const each = words.flatMap((word, at) =>
    (parts.get(word) ?? [word]).map((part) => ({
      part,
      kind: parts.has(word) ? elsewhere : (kinds[at] ?? sought),
      alike: alike[at] ?? '',
    })),
  )
  return {
    ...asked,
    words: each.map(({ part }) => part),
    kinds: each.map(({ kind }) => kind),
    alike: each.map((word) => word.alike),
  }
}

/** Two words that together are the name of other goods are one word: who wants Kit Kat wants no kit. */
function asNames(words: readonly string[]): { words: string[]; parts: Asked['parts'] } {
  const parts = new Map<string, [string, string]>()
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    const isName = isNameElsewhere(word, next)
    if (isName) parts.set(word + next, [word, next])
    joined.push(isName ? word + next : word)
    if (isName) at++
  }
  return { words: joined, parts }
}

/** Whether the word at this place says what the goods are for. */
function purposeIn(words: readonly string[]): (at: number) => boolean {
  const forWord = words.indexOf('for')
  if (forWord > 0) return (at) => at > forWord
  const liye = words.findIndex((word) => /^(liye|lia|liya|lie|लिए|लिये)$/.test(word))
  if (liye < 1) return () => false
  // With nothing behind it, the goods are named first: 'boora laddu ke liye'.
  const goods = words.slice(liye + 1).some((word) => kindOfWord(word) === sought)
  if (goods) return (at) => at < liye
  const first = words.findIndex((word) => kindOfWord(word) === sought)
  return (at) => at > first && at < liye
}

function named(words: string[], netUnit: NetUnit, amount: number): [string, [NetUnit, number]][] {
  return words.map((word) => [word, [netUnit, amount]])
}
