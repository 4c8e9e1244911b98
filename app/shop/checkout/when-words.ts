import type { DeliverTo } from '#app/shop/addresses/deliver-to.ts'
import { closedWords, orderBefore } from '#app/shop/addresses/delivery-words.ts'
import { noDayWords } from '#words/shop/days/en.ts'
import { shortDay } from '#words/ui/dates/en.ts'

/** On which day it comes, or why nobody can say that yet. `to`: null where no PIN code is known. */
export function whenWords(to: DeliverTo | null): string {
  if (!to) return 'We tell you the day as soon as we know the PIN code.'
  const { pinCode, answer, failure } = to
  if (!answer) return failure || 'One moment…'
  if (!answer.delivered) return `We do not come to ${pinCode} yet.`
  const { promised } = answer
  if (!promised) return noDayWords
  return [`It comes on ${shortDay(promised.on)}.`, orderBefore(promised), closedWords(promised)]
    .filter(Boolean)
    .join(' ')
}
