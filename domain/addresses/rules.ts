import { withAsciiDigits } from '#domain/ground/rules.ts'

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

/** What is typed to get past a field: India Post has no such PIN code. */
const noPinCode = '999999'

/** A PIN code without the blank that many write after its third digit; null for what is none. */
export function readPinCode(typed: string): string | null {
  const digits = readLastPinCode(typed)
  return digits === noPinCode ? null : digits
}

/** The end of an area, which may also be 999999: to the last PIN code that there is. */
export function readLastPinCode(typed: string): string | null {
  const digits = withAsciiDigits(typed.replaceAll(/\s/g, ''))
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
 * brackets, in ours or in those of Hindi; null for what is none.
 */
export function readMobile(typed: string): string | null {
  const figures = withAsciiDigits(typed.replaceAll(/[\s().-]/g, ''))
  const [, digits] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(figures) ?? []
  return digits ?? null
}

/**
 * The states that a PIN code can lie in, in the order of their names: by its first digits, of which the most
 * that are known count. All of them where the digits tell nothing: of the Army Post Service (90 to 99), and
 * of digits that India Post gives to nobody yet.
 */
export function possibleStates(pinCode: string): readonly StateCode[] {
  const known = byFirstDigits.get(pinCode.slice(0, 3)) ?? byFirstDigits.get(pinCode.slice(0, 2))
  return known ? stateCodes.filter((code) => known.includes(code)) : stateCodes
}

/** The states to choose from while a PIN code is typed: all of them until it is one. */
export function statesToChoose(typedPinCode: string): readonly StateCode[] {
  const pinCode = readPinCode(typedPinCode)
  return pinCode ? possibleStates(pinCode) : stateCodes
}

/**
 * The state that a form shows: the only possible one, else the one that was chosen, if it can be; else ''.
 */
export function stateShown(typedPinCode: string, chosen: string): string {
  const possible = statesToChoose(typedPinCode)
  if (possible.length === 1) return possible[0]!
  return possible.some((code) => code === chosen) ? chosen : ''
}

/**
 * The state that an address lies in: its own, unless its PIN code can lie in one other state alone. An
 * address of before this was checked may say so.
 */
export function stateOfAddress({ pinCode, stateCode }: { pinCode: string; stateCode: string }): string {
  return stateShown(pinCode, stateCode) || stateCode
}

/** Whether a PIN code can lie in this state. */
export function canLieIn(pinCode: string, stateCode: string): boolean {
  return possibleStates(pinCode).some((code) => code === stateCode)
}

/**
 * India Post: the first two digits are a circle. Three count where small territories have their digits within
 * a neighbour's; where a state stands beside its neighbour at the same digits, its post offices do too.
 */
const firstDigits: Record<StateCode, string> = {
  '01': '18 19',
  '02': '17',
  '03': '14 15 16 140 160',
  '04': '140 160',
  '05': '244 246 247 248 249 262 263',
  '06': '12 13',
  '07': '11',
  '08': '30 31 32 33 34',
  '09': '20 21 22 23 24 25 26 27 28 244 246 247 262',
  '10': '80 81 82 84 85 813 814',
  '11': '737',
  '12': '78 790 791 792',
  '13': '78 797 798',
  '14': '78 795',
  '15': '78 796',
  '16': '78 799',
  '17': '78 793 794',
  '18': '78 790 791 792 793 794 795 796 797 798 799',
  '19': '70 71 72 73 74',
  '20': '813 814 815 816 822 825 826 827 828 829 83',
  '21': '75 76 77',
  '22': '49',
  '23': '45 46 47 48',
  '24': '36 37 38 39 362 396',
  '26': '362 396',
  '27': '40 41 42 43 44',
  '29': '56 57 58 59',
  '30': '403',
  '31': '682',
  '32': '67 68 69 670 673 682',
  '33': '60 61 62 63 64 65 66 605 607 609',
  '34': '533 605 607 609 670 673',
  '35': '744',
  '36': '50 507',
  '37': '51 52 53 507 533',
  '38': '194',
}

const byFirstDigits = new Map<string, StateCode[]>()
for (const [code, digits] of Object.entries(firstDigits))
  for (const first of digits.split(' '))
    byFirstDigits.set(first, [...(byFirstDigits.get(first) ?? []), code as StateCode])
