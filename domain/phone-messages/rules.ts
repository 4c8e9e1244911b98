import { indianDay, indianHour, startOfIndianDay, daysAfter } from '#domain/time/rules.ts'

/** What can become of a message, with the words of the panel for it. */
export const phoneStates = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
} as const

export type PhoneState = keyof typeof phoneStates

/** How people are told on their telephones, with the words of the panel for it. */
export const phoneChannels = { sms: 'SMS' } as const

export type PhoneChannel = keyof typeof phoneChannels

interface OfOrder {
  /** 1042 for #1042. */
  orderNumber: number
}

/** What each kind of message tells, in paise. Its link is made when it is sent. */
export interface PhoneFacts {
  /** Empty once it is sent: a code is a secret. */
  code: { code?: string }
  order_placed: OfOrder & { totalPaise: number }
  order_paid: OfOrder & { totalPaise: number }
  /** The desk changed its lines. */
  order_changed: OfOrder & { totalPaise: number }
  order_packed: OfOrder
  order_sent: OfOrder & { duePaise: number }
  order_delivered: OfOrder
  /** A move that was told was taken back. */
  order_corrected: OfOrder
  order_cancelled: OfOrder
  money_back: OfOrder & { amountPaise: number }
  return_answered: OfOrder & { outcome: 'money' | 'replacement' | 'refused' }
  /** A product can be had again for which somebody has waited. */
  back_in_stock: { productId: string; productName: string }
}

export type PhoneKind = keyof PhoneFacts

/** One kind of message with what it tells. */
export type PhoneMessage = { [Kind in PhoneKind]: { kind: Kind; facts: PhoneFacts[Kind] } }[PhoneKind]

/** Whether a kind may wake somebody: what is asked for at this moment, and what is at the door today. */
export const isForTheNight: Record<PhoneKind, boolean> = {
  code: true,
  order_placed: false,
  order_paid: false,
  order_changed: false,
  order_packed: false,
  order_sent: true,
  order_delivered: true,
  order_corrected: true,
  order_cancelled: false,
  money_back: false,
  return_answered: false,
  back_in_stock: false,
}

export const phoneKinds = Object.keys(isForTheNight) as PhoneKind[]

/** What each kind is about, in the words of the panel. */
export const phoneKindNames: Record<PhoneKind, string> = {
  code: 'Code',
  order_placed: 'Order placed',
  order_paid: 'Paid',
  order_changed: 'Changed',
  order_packed: 'Packed',
  order_sent: 'On its way',
  order_delivered: 'Delivered',
  order_corrected: 'Taken back',
  order_cancelled: 'Cancelled',
  money_back: 'Money back',
  return_answered: 'Return answered',
  back_in_stock: 'Back in stock',
}

/** A code is tried for so long, and works no longer. */
export const codeMinutes = 5

/** The hours of the Indian day from which on nobody is woken, and until which. */
const night = { from: 21, until: 8 }

export function isNight(at: Date): boolean {
  const hour = indianHour(at)
  return hour >= night.from || hour < night.until
}

/** When a message of this kind goes out at the earliest: at once, or in the morning. */
export function goesOutAt(kind: PhoneKind, at: Date): Date {
  if (isForTheNight[kind] || !isNight(at)) return at
  const today = indianDay(at)
  const day = indianHour(at) >= night.from ? daysAfter(today, 1) : today
  return new Date(startOfIndianDay(day).getTime() + night.until * 60 * 60 * 1000)
}
