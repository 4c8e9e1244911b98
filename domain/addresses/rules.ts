/** So many addresses a person keeps. */
export const maxAddresses = 10

/** The most characters that a part of an address has. */
export const addressLengths = {
  name: 100,
  line1: 120,
  line2: 120,
  landmark: 100,
  directions: 200,
  town: 80,
} as const

/** The 28 states and 8 union territories by their codes in GST, as a GSTIN begins (CGST Rules 2017). */
export const states = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
} as const

export type StateCode = keyof typeof states

/** Every state's code, in the order of their names. */
export const stateCodes = (Object.keys(states) as StateCode[]).toSorted((one, other) =>
  states[one] < states[other] ? -1 : 1,
)

/** The state's name; empty for a code that there is not. */
export function stateName(code: string): string {
  return isState(code) ? states[code] : ''
}

function isState(code: string): code is StateCode {
  return Object.hasOwn(states, code)
}

/** Six digits, of which the first is no 0. */
const pinCodePattern = /^[1-9][0-9]{5}$/

/** A PIN code without the blank that many write after its third digit; null for what is none. */
export function readPinCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return pinCodePattern.test(digits) ? digits : null
}

/** PIN codes from the first to the last, which belongs to it. */
export interface PinCodes {
  from: string
  to: string
}

/** Two of them that have a PIN code in common, or twice the one that ends before it begins; null: none. */
export function overlapping<Area extends PinCodes>(areas: readonly Area[]): [Area, Area] | null {
  const backwards = areas.find(({ from, to }) => to < from)
  if (backwards) return [backwards, backwards]
  const sorted = areas.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  for (const [place, area] of sorted.entries()) {
    const before = sorted[place - 1]
    if (before && area.from <= before.to) return [before, area]
  }
  return null
}

/**
 * An Indian mobile number as its ten digits, typed with or without +91 or a leading 0, blanks, hyphens and
 * brackets; null for what is none.
 */
export function readMobile(typed: string): string | null {
  const [, digits] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(typed.replaceAll(/[\s().-]/g, '')) ?? []
  return digits ?? null
}

/**
 * The state that a PIN code most likely lies in, by its first digits: the longest of them that is known
 * counts. null where they tell nothing. A few districts are served from a neighbour's post office, so it is
 * a proposal.
 */
export function proposedState(pinCode: string): StateCode | null {
  for (let length = pinCode.length; length >= 2; length--) {
    const state = byFirstDigits.get(pinCode.slice(0, length))
    if (state) return state
  }
  return null
}

/** India Post: the first two digits are a circle, and small territories have digits within a neighbour's. */
const firstDigits: Record<StateCode, string> = {
  '01': '18 19',
  '02': '17',
  '03': '14 15 16',
  '04': '160',
  '05': '246 2476 248 249 2625 263',
  '06': '12 13',
  '07': '11',
  '08': '30 31 32 33 34',
  '09': '20 21 22 23 24 2467 25 26 27 28',
  '10': '80 81 82 84 85',
  '11': '737',
  '12': '790 791 792',
  '13': '797 798',
  '14': '795',
  '15': '796',
  '16': '799',
  '17': '793 794',
  '18': '78',
  '19': '70 71 72 73 74',
  '20': '814 815 816 822 825 826 827 828 829 83',
  '21': '75 76 77',
  '22': '49',
  '23': '45 46 47 48',
  '24': '36 37 38 39',
  '26': '362520 362540 396193 396210 396215 396220 396230 396235 396240',
  '27': '40 41 42 43 44',
  '29': '56 57 58 59',
  '30': '403',
  '31': '68255',
  '32': '67 68 69',
  '33': '60 61 62 63 64 65 66',
  '34': '533464 6050 60960 673310',
  '35': '744',
  '36': '50',
  '37': '51 52 53',
  '38': '194',
}

const byFirstDigits = new Map(
  Object.entries(firstDigits).flatMap(([code, digits]) =>
    digits.split(' ').map((first) => [first, code as StateCode] as const),
  ),
)
