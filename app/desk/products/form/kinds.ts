import { amountOf, amountSentence, paiseOf, rupeesTyped } from '#app/desk/typed-amount.ts'
import type { FilledIn, Kind } from '#domain/catalog/fields/rules.ts'
import { formatPaise, toPaise } from '#domain/pricing/rules.ts'
import { dateAndTime, ofIndianField, toIndianField } from '#domain/time/rules.ts'

/** How a value of one kind stands in a field of the form. */
interface TypedKind {
  /** A value of the wire as it stands in the field; not called for nothing. */
  typed: (value: never) => string
  /** What was typed, as it is sent. */
  sent: (typed: string, empty: FilledIn['empty']) => unknown
  /** A sentence, where what was typed is known to be wrong before the server is asked. */
  wrong?: (typed: string, empty: FilledIn['empty']) => string | false
  /** What was typed, as people read it: what reads the same is the same. */
  read: (typed: string) => string
}

const words: TypedKind = {
  typed: String,
  sent: (typed) => typed,
  read: (typed) => typed.trim().normalize('NFC'),
}
const line: TypedKind = {
  ...words,
  sent: (typed, empty) => (empty === 'clear' ? typed.trim() || null : typed),
}

export const kinds: Record<Exclude<Kind, 'pictures'>, TypedKind> = {
  line,
  text: words,
  choice: words,
  hsn: {
    ...line,
    wrong: (typed) => !/^(\d{4}|\d{6}|\d{8})?$/.test(typed.trim()) && hsnSentence,
  },
  count: {
    typed: String,
    sent: countOf,
    wrong: (typed) => !/^\d*$/.test(typed.trim()) && wholeSentence,
    read: (typed) => (/^\d+$/.test(typed.trim()) ? String(Number(typed)) : words.read(typed)),
  },
  paise: {
    typed: (rupees: number) => rupeesTyped(toPaise(rupees)),
    sent: (typed, empty) => (isNone(typed, empty) ? null : amountOf(typed)),
    wrong: (typed, empty) =>
      !isNone(typed, empty) && !/^\d+(\.\d{1,2})?$/.test(amountOf(typed)) && amountSentence,
    read: (typed) => {
      const paise = paiseOf(typed)
      return paise === null ? typed : formatPaise(paise)
    },
  },
  percent: {
    typed: String,
    sent: percentOf,
    wrong: (typed) => {
      const rate = percentOf(typed)
      return rate !== null && !(rate >= 0 && rate <= 100) && percentSentence
    },
    read: (typed) => {
      const rate = percentOf(typed)
      return rate === null || Number.isNaN(rate) ? typed.trim() : `${rate}%`
    },
  },
  moment: {
    typed: toIndianField,
    sent: (typed) => (typed ? ofIndianField(typed) : null),
    read: (typed) => typed && dateAndTime(ofIndianField(typed)),
  },
  texts: {
    typed: (texts: string[]) => texts.join(', '),
    sent: textsOf,
    read: (typed) => textsOf(typed).join(', '),
  },
}

/** An amount that goods need not have, as a deposit. */
function isNone(typed: string, empty: FilledIn['empty']): boolean {
  return empty === 'clear' && typed.trim() === ''
}

const wholeSentence = 'Please enter a whole number.'
const hsnSentence = 'Please enter 4, 6 or 8 digits, such as 0713.'
const percentSentence = 'Please enter a percentage from 0 to 100, such as 5 or 12.5.'

/** The pieces that were typed; null where nobody counts. */
export function countOf(typed: string): number | null {
  return typed.trim() ? Number(typed) : null
}

/** The percentage that was typed: `5`, `12.5`, `18 %`. Null for nothing, NaN for what is no percentage. */
export function percentOf(typed: string): number | null {
  const bare = typed.replace(/\s*%\s*$/, '').trim()
  if (bare === '') return null
  return /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Number(bare) : NaN
}

/** What was typed between the commas. */
function textsOf(typed: string): string[] {
  return typed
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
}
