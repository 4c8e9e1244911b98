import type { DeliverTo } from '#app/shop/addresses/deliver-to.ts'
import { closedWords, orderBefore } from '#app/shop/addresses/delivery-words.ts'
import * as words from '#words/shop/checkout/buying/en.ts'
import { noDayWords } from '#words/shop/days/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

/** On which day it comes, or why nobody can say that yet. `to`: null where no PIN code is known. */
export function whenWords(to: DeliverTo | null): string {
  if (!to) return words.dayUnknown
  const { pinCode, answer, failure } = to
  if (!answer) return failure || words.oneMoment
  if (!answer.delivered) return words.doNotCome(pinCode)
  const { promised } = answer
  if (!promised) return noDayWords
  return [words.comesOn(shortDay(promised.on)), orderBefore(promised), closedWords(promised)]
    .filter(Boolean)
    .join(' ')
}
