import type { PackSize } from '#domain/catalog/rules.ts'

import { aroundOf, isHundred, isQuarter, numberOf, partOf, unitOf, wholeOf } from './quantity-words.ts'
import type { Quantity } from './rules.ts'

/** Where a quantity stands among the words of a line. */
export interface QuantitySpan {
  from: number
  /** Behind its last word. */
  to: number
  /** null: there is one, but it cannot be said how much it is, as of '2-3 kg'. */
  quantity: Quantity | null
}

/** Larger figures are no quantities: 'Basmati 1509'; a number without a unit is none from a hundred on. */
const figure = /^(\d{1,6})(?:\.(\d{1,3}))?$/
const tooLong = /^\d{7,}(\.\d+)?$|^\d+\.\d{4,}$/
const fraction = /^(\d{1,2})\/(\d{1,2})$/
const range = /^(\d{1,3}(?:\.\d{1,3})?)[-–—](\d{1,3}(?:\.\d{1,3})?)$/
const mostCount = 99

/** All quantities of a line, in their order. The words are in small letters. */
export function quantitiesIn(words: readonly string[]): QuantitySpan[] {
  const spans: QuantitySpan[] = []
  for (let at = 0; at < words.length;) {
    const span = quantityAt(words, at)
    if (span) spans.push(span)
    at = span?.to ?? at + 1
  }
  return spans
}

function quantityAt(words: readonly string[], from: number): QuantitySpan | null {
  if (isTimes(words[from])) return timesAt(words, from)
  const one = amountAt(words, from)
  if (!one) return null
  const then = multipleAt(words, one.to)
  if (!then || !one.quantity || one.quantity.unit === 'pack') return one
  return { from, to: then.to, quantity: times(one.quantity, then.count) }
}

/** A number and its unit, or a number alone. */
function amountAt(words: readonly string[], from: number): QuantitySpan | null {
  const between = range.exec(words[from] ?? '')
  if (between || tooLong.test(words[from] ?? '')) {
    const to = from + (unitOf(words[from + 1] ?? '') ? 2 : 1)
    const [, least, most] = between ?? []
    // '1-1 kg': one of each.
    const isEach = between && least === most
    const each = isEach ? amountAt([least ?? '', words[from + 1] ?? ''], 0) : null
    return { from, to, quantity: each?.quantity ?? null }
  }
  const number = numberAt(words, from)
  if (!number) return packAt(words, from)
  const { value, to } = number
  const word = words[to] ?? ''
  if (isQuarter(word) && number.isQuarterable) {
    const unit = unitOf(words[to + 1] ?? '')
    const isOf = unit && unit.unit !== 'pack' && unit.amount === 1000
    return {
      from,
      to: isOf ? to + 2 : to + 1,
      quantity: amount(value * 250, isOf && unit.unit === 'ml' ? 'ml' : 'g'),
    }
  }
  const unit = unitOf(word)
  if (unit) return { from, to: to + 1, quantity: amount(value * unit.amount, unit.unit) }
  if (number.needsUnit || value > mostCount) return null
  // '2 x bread'
  const behind = isTimes(word) ? to + 1 : to
  return { from, to: behind, quantity: Number.isInteger(value) ? amount(value, 'count') : null }
}

/** 'a packet', 'packet of'. */
function packAt(words: readonly string[], from: number): QuantitySpan | null {
  const isArticle = words[from] === 'a' || words[from] === 'an'
  const unit = unitOf(words[isArticle ? from + 1 : from] ?? '')
  const to = isArticle ? from + 2 : from + 1
  if (!unit || !(isArticle || (unit.unit === 'pack' && words[to] === 'of'))) return null
  return { from, to, quantity: amount(unit.amount, unit.unit) }
}

interface Numeral {
  value: number
  to: number
  /** 'aadha' alone is none. */
  needsUnit?: boolean
  /** Whether a quarter may stand behind it: 'teen pav', 'aadha pav'. */
  isQuarterable: boolean
}

function numberAt(words: readonly string[], from: number): Numeral | null {
  const word = words[from] ?? ''
  const next = words[from + 1] ?? ''
  const around = aroundOf(word)
  if (around !== null) {
    const base = numberOf(next)
    if (base !== null) return ofHundreds(words, { value: base + around, to: from + 2 })
    if (isHundred(next))
      return { value: (1 + around) * 100, to: from + 2, needsUnit: true, isQuarterable: false }
    return { value: 1 + around, to: from + 1, needsUnit: true, isQuarterable: true }
  }
  if (isQuarter(word) && unitOf(next))
    return { value: 0.25, to: from + 1, needsUnit: true, isQuarterable: false }
  const part = partOf(word)
  // 'half a kilo'
  if (part !== null)
    return { value: part, to: from + (next === 'a' ? 2 : 1), needsUnit: true, isQuarterable: true }
  const half = wholeOf(word)
  if (half !== null) return ofHundreds(words, { value: half, to: from + 1, needsUnit: true })
  if (isHundred(word) && unitOf(next)) return { value: 100, to: from + 1, isQuarterable: false }
  const value = figureOf(word) ?? numberOf(word)
  if (value === null) return null
  const part2 = fractionOf(next)
  if (part2 !== null && fractionOf(word) === null)
    return { value: value + part2, to: from + 2, isQuarterable: false }
  return ofHundreds(words, { value, to: from + 1 })
}

/** 'do sau', 'dhai sau'. */
function ofHundreds(words: readonly string[], number: Omit<Numeral, 'isQuarterable'>): Numeral {
  if (!isHundred(words[number.to] ?? '')) return { ...number, isQuarterable: true }
  return { value: number.value * 100, to: number.to + 1, isQuarterable: false }
}

function figureOf(word: string): number | null {
  return figure.test(word) ? Number(word) : fractionOf(word)
}

function fractionOf(word: string): number | null {
  const [, part, of] = fraction.exec(word) ?? []
  return part && of && Number(of) > 0 ? Number(part) / Number(of) : null
}

/** 'x 3' in front of what is wanted, '2x'. */
function timesAt(words: readonly string[], from: number): QuantitySpan | null {
  const count = figureOf(words[from + 1] ?? '')
  if (count === null || !Number.isInteger(count) || count > mostCount) return null
  return { from, to: from + 2, quantity: amount(count, 'count') }
}

/** What stands behind an amount and multiplies it: 'x 4', '2 packet', 'ke 3 packet', 'wala 2 packet'. */
function multipleAt(words: readonly string[], from: number): { count: number; to: number } | null {
  const start = joining.has(words[from] ?? '') ? from + 1 : from
  if (isTimes(words[start])) {
    const count = figureOf(words[start + 1] ?? '')
    return count !== null && Number.isInteger(count) && count <= mostCount ? { count, to: start + 2 } : null
  }
  const number = numberAt(words, start)
  if (!number || !Number.isInteger(number.value) || unitOf(words[number.to] ?? '')?.unit !== 'pack')
    return null
  return { count: number.value, to: number.to + 1 }
}

const joining = new Set([
  'ke',
  'ka',
  'ki',
  'wala',
  'wale',
  'wali',
  'के',
  'का',
  'की',
  'वाला',
  'वाले',
  'वाली',
  'of',
])

function isTimes(word: string | undefined): boolean {
  return word === 'x' || word === '×' || word === '*'
}

function times(quantity: Quantity, count: number): Quantity {
  const { amount: each, unit } = quantity
  if (unit === 'pack' || unit === 'count') return { amount: each * count, unit }
  const size: PackSize = { netQuantity: each, netUnit: unit }
  return { amount: each * count, unit, each: size }
}

/** Amounts are whole grams, millilitres and pieces; packs are counted. */
function amount(value: number, unit: Quantity['unit']): Quantity {
  return { amount: unit === 'pack' || unit === 'count' ? value : Math.round(value), unit }
}
