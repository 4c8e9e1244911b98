import type { FieldErrors } from '#app/shop/account/form-errors.ts'
import { readMobile, readPinCode, stateShown } from '#domain/addresses/rules.ts'
import * as words from '#words/shop/checkout/buying/en.ts'

/** What the fields of the page hold, by their names; those that nobody has touched are not there. */
export type PlaceTexts = Readonly<Record<string, string | undefined>>

/** Who is asked what: a guest who fetches it says a number, and somebody with an account nothing. */
export interface Asked {
  isFetched: boolean
  isGuest: boolean
}

/** Everything that is missing or wrong, by the field's name. The server has the last word. */
export function wrongInPlace(texts: PlaceTexts, { isFetched, isGuest }: Asked): FieldErrors {
  const text = (name: string) => texts[name]?.trim() ?? ''
  const mobile = readMobile(text('mobile')) === null && { mobile: words.wrongMobile }
  const email = isGuest && !/^(\S+@\S+\.\S+)?$/.test(text('email')) && { email: words.wrongEmail }
  if (isFetched) return { ...(isGuest && mobile), ...email }
  const pinCode = readPinCode(text('pinCode'))
  return {
    ...(pinCode === null && { pinCode: words.wrongPinCode }),
    ...(text('line1') === '' && { line1: words.wrongLine1 }),
    ...(text('town') === '' && { town: words.wrongTown }),
    // Before the PIN code is one, nobody knows which states there are to choose from.
    ...(pinCode !== null && stateShown(pinCode, text('stateCode')) === '' && { stateCode: words.wrongState }),
    ...(text('name') === '' && { name: words.wrongName }),
    ...mobile,
    ...email,
  }
}
