import { maxQuantity } from '#domain/cart/rules.ts'
import { packLabel } from '#domain/catalog/rules.ts'
import type { PackSize } from '#domain/catalog/rules.ts'
import { quantitiesIn } from '#domain/lists/quantities.ts'
import { numberOf, unitOf } from '#domain/lists/quantity-words.ts'

/** What was typed for a line: how many packs, or how much, and of what. */
export interface TypedLine {
  quantity: number
  /** What is searched; a weight stands behind it, as packs are named. */
  words: string
  /** How much of it each of them is: 2 kg of '2 kilo aloo'. */
  amount?: PackSize
  /** A number stands there without a unit. */
  isCounted?: boolean
}

/**
 * '2 atta', '2x atta', 'atta x2' and 'do atta' are two packs of atta; without a number it is one.
 * '2 kilo atta' and 'atta 2 kg' are two kilograms, in whatever packs: how many those are, `countOf` says.
 */
export function readLine(typed: string): TypedLine {
  const text = typed
    .replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
    // '0,74 kg'
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .trim()
    .replaceAll(/\s+/g, ' ')
  const spoken = text
    .replaceAll(
      /(?<![\p{L}\p{M}\d.])(\d+(?:\.\d+)?)([\p{L}\p{M}]+)/gu,
      (found, number: string, unit: string) => (unitOf(unit.toLowerCase()) ? `${number} ${unit}` : found),
    )
    .split(' ')
  const amounts = quantitiesIn(spoken.map((word) => word.toLowerCase())).filter(
    ({ quantity }) => quantity?.unit !== 'count',
  )
  const [span] = amounts
  const quantity = span?.quantity
  if (amounts.length !== 1 || !span || !quantity || quantity.amount <= 0) return countedLine(text)
  const goods = [...spoken.slice(0, span.from), ...spoken.slice(span.to)].join(' ')
  const { unit } = quantity
  if (goods === '' || unit === 'count') return countedLine(text)
  const counted = countedLine(goods)
  if (unit === 'pack') return line(counted.quantity * quantity.amount, counted.words)
  const amount: PackSize = { netQuantity: quantity.amount, netUnit: unit }
  const words = unit === 'piece' ? counted.words : `${counted.words} ${packLabel(quantity.each ?? amount)}`
  return { quantity: counted.quantity, words, amount }
}

/** How many packs of these goods the line means: as much as was said, rounded up to whole packs. */
export function countOf({ quantity, amount }: TypedLine, size: PackSize | undefined): number {
  if (!amount || !size) return quantity
  const asked = quantity * amount.netQuantity
  if (amount.netUnit === size.netUnit) return Math.min(Math.ceil(asked / size.netQuantity), maxQuantity)
  // A dozen of what is sold by weight are twelve packs; a kilogram of what is sold by the litre is a pack.
  return amount.netUnit === 'piece' ? Math.min(asked, maxQuantity) : quantity
}

function countedLine(text: string): TypedLine {
  // Of a part of one only kilograms can be meant.
  const [, kilos, weighed] = /^(\d{1,2}\.\d{1,3}) (.+)$/.exec(text) ?? []
  if (kilos && weighed)
    return {
      quantity: 1,
      words: weighed,
      amount: { netQuantity: Math.round(Number(kilos) * 1000), netUnit: 'g' },
    }
  const [, first, after] = /^(\d{1,2}) ?[x×]? (.+)$/i.exec(text) ?? []
  if (first && after) return line(Number(first), after)
  const [, before, last] = /^(.+?) [x×]? ?(\d{1,2})$/i.exec(text) ?? []
  if (last && before) return line(Number(last), before)
  const [, word = '', named] = /^(\S+) (.+)$/.exec(text) ?? []
  const spoken = namesOfGoods.has(word.toLowerCase()) ? null : numberOf(word.toLowerCase())
  return spoken !== null && named ? line(spoken, named) : { quantity: 1, words: text }
}

/** Not numbers here: sat isabgol, panch phoran, a tin of tomatoes. */
const namesOfGoods = new Set(['sat', 'panch', 'tin'])

function line(count: number, words: string): TypedLine {
  const quantity = Math.min(Math.max(Math.ceil(count), 1), maxQuantity)
  return { quantity, words: words.trim(), isCounted: true }
}
