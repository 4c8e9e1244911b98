import { maxQuantity } from '#domain/cart/rules.ts'

/** What was typed for a line: how many, and of what. */
export interface TypedLine {
  quantity: number
  words: string
}

/** '2 atta', '2x atta', 'atta x2' and 'atta 2' are two of atta; without a number it is one. */
export function readLine(typed: string): TypedLine {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  const [, first, after] = /^(\d{1,2}) ?[x×]? (.+)$/i.exec(text) ?? []
  if (first && after) return line(first, after)
  const [, before, last] = /^(.+?) [x×]? ?(\d{1,2})$/i.exec(text) ?? []
  if (last && before) return line(last, before)
  return { quantity: 1, words: text }
}

function line(digits: string, words: string): TypedLine {
  return { quantity: Math.min(Math.max(Number(digits), 1), maxQuantity), words: words.trim() }
}
