import type { OrderStatus } from '#domain/orders/rules.ts'
import { indianDay, indianHour, startOfIndianDay, daysAfter } from '#domain/time/rules.ts'

/** What can become of a message, with the words of the panel for it. */
export const phoneStates = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
} as const

export type PhoneState = keyof typeof phoneStates

/** How people are told on their telephones, by the first that they want; with the words of the panel. */
export const phoneChannels = { whatsapp: 'WhatsApp', sms: 'SMS' } as const

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
  /** So much was paid: of an order that is changed or paid in parts not its whole. */
  order_paid: OfOrder & { totalPaise: number }
  /** The desk changed its lines. */
  order_changed: OfOrder & { totalPaise: number }
  order_packed: OfOrder
  order_sent: OfOrder & { duePaise: number }
  order_delivered: OfOrder
  /** A move that was told was taken back. */
  order_corrected: OfOrder
  order_cancelled: OfOrder
  /** Their answer to where it is. */
  order_status: OfOrder & { status: OrderStatus }
  /** Their answer to a shopping list: the end of its link, and what is not in it, as they typed it. */
  list_read: { listToken: string; found: number; missing: string[] }
  money_back: OfOrder & { amountPaise: number }
  return_answered: OfOrder & { outcome: 'money' | 'replacement' | 'refused' }
  /** What they owe on a Saturday, and the end of the link that pays it. */
  khata_statement: { owedPaise: number; payToken: string }
  /** A product can be had again for which somebody has waited. */
  back_in_stock: { productId: string; productName: string }
  /** What they have of it is not to be used. */
  batch_recalled: OfOrder & { productName: string }
  /** What comes by itself costs more, and waits for a yes. */
  subscription_dearer: { productId: string; productName: string; pricePaise: number }
  /** What comes by itself does not come on this Indian day; of several goods the first. */
  subscription_left_out: { productId: string; productName: string; day: string }
  /** A wallet holds too little for what comes by itself: it is paid at the door. */
  subscription_to_pay: OfOrder & { totalPaise: number }
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
  order_status: true,
  list_read: true,
  money_back: false,
  return_answered: false,
  khata_statement: false,
  back_in_stock: false,
  batch_recalled: true,
  subscription_dearer: false,
  subscription_left_out: false,
  subscription_to_pay: false,
}

export const phoneKinds = Object.keys(isForTheNight) as PhoneKind[]

/** Answers in free text to who has just written: they have no template, and go back the same way. */
export const isFreeText = (kind: PhoneKind) => kind === 'list_read'

/** Answers to who has written, who may be anybody. */
export const replyKinds: PhoneKind[] = ['order_status', 'list_read']

/** So many questions of a number, and so many lists, are answered in 24 hours; the desk reads the others. */
export const mostRepliesADay = 10

/** What is over once the order has moved on, with the states in which it is not; all else stays true. */
export const holdsWhile: { [Kind in PhoneKind]?: OrderStatus[] } = {
  order_placed: ['placed', 'paid'],
  order_packed: ['packed'],
  order_sent: ['out_for_delivery'],
  order_delivered: ['delivered'],
}

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
  order_status: 'Where it is',
  list_read: 'List read',
  money_back: 'Money back',
  return_answered: 'Return answered',
  khata_statement: 'Khata',
  back_in_stock: 'Back in stock',
  batch_recalled: 'Recalled',
  subscription_dearer: 'Dearer',
  subscription_left_out: 'Does not come',
  subscription_to_pay: 'Wallet too small',
}

/** What an answer asks for, in the words that people type; null where the desk has to read it. */
export function meaningOf(answer: string): 'stop' | 'where' | null {
  const said = answer
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[.!?।,]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (stopWords.has(said)) return 'stop'
  return whereWords.has(said) ? 'where' : null
}

const stopWords = new Set([
  'stop',
  'stop all',
  'unsubscribe',
  'band',
  'band karo',
  'बंद',
  'बंद करो',
  'बंद करें',
  'रोको',
])
const whereWords = new Set([
  'where',
  'where is it',
  'status',
  'kahan',
  'kahan hai',
  'kaha hai',
  'कहाँ',
  'कहाँ है',
  'कहां',
  'कहां है',
])

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
