import { specShipping } from '#domain/pricing/rules.ts'
import type { ShippingTo } from '#domain/pricing/rules.ts'

/** On what terms the shop sells where an area says nothing else; only areas have a least sum. */
export interface ShopTerms extends ShippingTo {
  /** The most that a customer's order in cash may come to. Paise. */
  maxCashPaise: number
  /** So many days after they were delivered goods can be sent back. */
  returnDays: number
}

/** Those of the specification, and of a shop that has not said otherwise. */
export const specTerms: ShopTerms = { ...specShipping, leastPaise: 0, maxCashPaise: 2_000_00, returnDays: 7 }

/** What everybody may know of the shop. What nobody has entered is empty, and pages leave it out. */
export interface ShopFacts {
  /** Never empty: as long as nobody has named the shop it bears the program's name. */
  name: string
  /** Street and house. */
  addressLines: string[]
  town: string
  pinCode: string
  /** Its name: Uttar Pradesh. */
  state: string
  phones: string[]
  /** `purpose`: what the address is for; empty where it is for everything. */
  emails: { address: string; purpose: string }[]
  gstin: string
  fssaiLicence: string
  grievanceOfficer: string
  grievanceContact: string
  upiId: string
  /** What the footer says first. */
  footerWords: string
  /** Goods that nobody has rated yet show five stars and '(120)'. */
  fixedStars: boolean
  terms: ShopTerms
}

/** The name of the program. */
export const programName = 'Haat'

/** A shop of which nobody has said anything yet. */
export const noFacts: ShopFacts = {
  name: programName,
  addressLines: [],
  town: '',
  pinCode: '',
  state: '',
  phones: [],
  emails: [],
  gstin: '',
  fssaiLicence: '',
  grievanceOfficer: '',
  grievanceContact: '',
  upiId: '',
  footerWords: '',
  fixedStars: true,
  terms: specTerms,
}

/** Where the shop is, line by line, as on a letter; nothing where nobody has said it. */
export function postalLines({ addressLines, town, pinCode, state }: ShopFacts): string[] {
  return [...addressLines, townLine({ town, pinCode }), state].filter((line) => line !== '')
}

/** 'Lucknow 226102', or what there is of it. */
export function townLine({ town, pinCode }: { town: string; pinCode: string }): string {
  return [town, pinCode].filter((part) => part !== '').join(' ')
}

/** A number to call, with one blank between its groups; null for what cannot be dialled (ITU E.164). */
export function readPhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/g, '').length
  const isOne = /^\+?[\d\s()-]+$/.test(typed) && digits >= 8 && digits <= 15
  return isOne ? typed.trim().replaceAll(/\s+/g, ' ') : null
}

/** The fourteen digits of a licence to sell food; null for what is none. */
export function readFssaiLicence(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{14}$/.test(digits) ? digits : null
}

/** A UPI id, name@bank; null for what is none. */
export function readUpiId(typed: string): string | null {
  return /^[\w.-]{2,100}@[a-z][a-z0-9]{1,63}$/i.test(typed) ? typed : null
}

/** A number as a telephone takes it. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
