import type { FieldErrors } from '#app/shop/account/form-errors.ts'
import { readMobile, readPinCode, stateShown } from '#domain/addresses/rules.ts'

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
  const mobile = readMobile(text('mobile')) === null && { mobile: wrong.mobile }
  const email = isGuest && !/^(\S+@\S+\.\S+)?$/.test(text('email')) && { email: wrong.email }
  if (isFetched) return { ...(isGuest && mobile), ...email }
  const pinCode = readPinCode(text('pinCode'))
  return {
    ...(pinCode === null && { pinCode: wrong.pinCode }),
    ...(text('line1') === '' && { line1: wrong.line1 }),
    ...(text('town') === '' && { town: wrong.town }),
    // Before the PIN code is one, nobody knows which states there are to choose from.
    ...(pinCode !== null && stateShown(pinCode, text('stateCode')) === '' && { stateCode: wrong.state }),
    ...(text('name') === '' && { name: wrong.name }),
    ...mobile,
    ...email,
  }
}

const wrong = {
  pinCode: 'Please enter a PIN code of 6 digits, such as 411001.',
  line1: 'Please enter the house and the street.',
  town: 'Please enter the town.',
  state: 'Please choose the state.',
  name: 'Please enter a name.',
  email: 'Please enter an e-mail address, such as name@example.com, or leave it empty.',
  mobile: 'Please enter a mobile number of 10 digits, such as 98765 43210.',
}
