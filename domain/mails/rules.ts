import type { RefundReason } from '#domain/payments/rules.ts'

/** What can become of a mail, with the words of the panel for it. */
export const mailStates = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
} as const

export type MailState = keyof typeof mailStates

/** The order that a mail is about. */
interface OfOrder {
  orderId: string
  /** 1042 for #1042; left out in mails that were written before orders had one. */
  orderNumber?: number
}

/** How money goes back; upi: sent by hand, to the customer's UPI id. */
type MoneyWay = 'online' | 'cash' | 'upi' | 'receivable'

/** When an order is brought, or where and when it is collected. */
export interface MailedSlot {
  /** The Indian day. */
  day: string
  from: string
  to: string
  /** The point; left out where it is brought. */
  point?: { name: string; hindiName: string | null; place: string | null; hindiPlace: string | null }
}

/** A line of an order or of a return. */
interface Goods {
  name: string
  quantity: number
  /** Of goods by weight, in place of the quantity: 1.2 kg. */
  amount?: string
}

/**
 * What each kind of mail tells, in paise and with moments in ISO 8601 (UTC). It stands in the row of the mail
 * as it was when it happened: a mail that is late tells the same. Nothing in it is secret.
 */
export interface MailFacts {
  order_placed: OfOrder & {
    placedAt: string
    lines: (Goods & { pricePaise: number })[]
    /** What offers take off the goods; left out in mails of before it was said. */
    discountPaise?: number
    shippingPaise: number
    /** In the total, and paid back for the empty bottles; left out in mails of before there was one. */
    depositPaise?: number
    totalPaise: number
    /** What is to be paid when it is handed over. */
    duePaise: number
    /** Where it goes: a town with its PIN code, to be fetched, or nobody has said yet. */
    /** promisedOn: the Indian day, null where the shop calls; left out in mails of before it was promised. */
    place:
      | { is: 'brought'; town: string; pinCode: string; promisedOn?: string | null; slot?: MailedSlot }
      | { is: 'fetched'; slot?: MailedSlot }
      | { is: 'unknown' }
    /** The slot that was asked for, and taken by others when the money came late. */
    slotAsked?: MailedSlot
  }
  /** The desk changed its lines. */
  order_changed: OfOrder & {
    /** What is another now, each in a few words. */
    changed: string[]
    /** Why, in the words of who changed it. */
    note: string | null
    beforePaise: number
    totalPaise: number
    duePaise: number
    /** What goes back by itself to where it came from, and what a hand gives back. */
    backOnlinePaise: number
    backByHandPaise: number
  }
  /**
   * The shop is closed when it was to come; was: null: it came, and nobody was at home. slot: when it comes,
   * or without slots the day; null: the shop calls.
   */
  order_put_off: OfOrder & {
    was: MailedSlot | null
    slot: MailedSlot | null
    day?: string | null
    words: string
  }
  order_sent: OfOrder & { duePaise: number }
  order_delivered: OfOrder & { isFetched: boolean; returnableUntil: string }
  /** A move that was told was taken back; isOnItsWay: it was no more than not delivered. */
  order_corrected: OfOrder & { isOnItsWay: boolean }
  order_cancelled: OfOrder & {
    note: string | null
    hasPaid: boolean
    /** What goes back, by its way; left out in mails that were written before it was told. */
    backPaise?: Record<Exclude<MoneyWay, 'receivable'>, number> & { receivable?: number }
  }
  money_back: OfOrder & {
    amountPaise: number
    way: MoneyWay | 'wallet'
    why: RefundReason
    note: string | null
  }
  /** Money of their khata that they did not owe, or of their wallet, is back with them. */
  account_money_back: { amountPaise: number; of: 'khata' | 'wallet' }
  /** So much has lain in their wallet for eleven months. */
  wallet_lies: { balancePaise: number }
  /** What they owe on a Saturday. payToken: of the link that pays it. since: the lines of seven days. */
  khata_statement: {
    owedPaise: number
    since: { what: 'order' | 'off' | 'paid'; orderNumber: number | null; amountPaise: number }[]
    payToken: string
  }
  return_answered: OfOrder & {
    outcome: 'money' | 'replacement' | 'refused'
    goods: Goods[]
    /** The shopkeeper's words. */
    answer: string
    amountPaise: number | null
    replacementOrderId: string | null
  }
  welcome: object
  /** The shop delivers to a PIN code for which somebody has waited. */
  delivered_there: { pinCode: string }
  /** A product can be had again for which somebody has waited. */
  back_in_stock: { productId: string; productName: string }
  /** What they have of it is not to be used; their orders that had it. */
  batch_recalled: {
    productName: string
    code: string
    reason: string
    orders: { orderId: string; orderNumber: number }[]
  }
  /** What comes by itself costs more, and waits for a yes. A deposit is in the price. */
  subscription_dearer: {
    productName: string
    agreedPaise: number
    pricePaise: number
    depositPaise?: number
  }
  /** What comes by itself does not come on this Indian day. */
  subscription_left_out: {
    day: string
    why: 'sold_out' | 'closed' | 'place' | 'payment' | 'missed'
    productNames: string[]
  }
  /** A wallet holds too little for what comes by itself on this Indian day: it is paid at the door. */
  subscription_to_pay: OfOrder & { day: string; totalPaise: number; leftPaise: number }
  /** The mail with the link for a new password; the link itself stands nowhere. */
  new_password: { expiresAt: string }
  /** The same for one sign-in without a password. */
  sign_in_link: { expiresAt: string }
  /** The same for an e-mail that somebody wants to have from now on: it goes to that address. */
  new_email: { expiresAt: string }
  password_changed: { at: string }
  account_safety: { what: SafetyChange; at: string }
  /** To the address of before. */
  email_changed: { at: string; newEmail: string }
  account_deleted: { at: string }
  grievance_received: { number: number; answerBy: string }
  /** To the shop. The words stand in the panel, and go with the account there. */
  grievance_came: { number: number; answerBy: string }
  grievance_answered: { number: number; words: string; answer: string }
  review_refused: { productId: string; productName: string; why: string }
  /** To an address that the shop has named: what it is told of, as `PassedOn` (domain/notices/rules.ts). */
  shop_told: { notices: { kind: string; facts: object; orderId: string | null }[]; total: number }
  low_stock: {
    /** `grams`: of goods by weight, whose stock counts steps of so many. */
    products: { name: string; stock: number; grams?: number }[]
    /** How many there are; `products` has the first ones. */
    total: number
  }
}

/** What else its owner has to know of the ways into an account. */
export type SafetyChange =
  | 'second_factor_set'
  | 'second_factor_ended'
  | 'second_factor_reset'
  /** Somebody who knows the password has tried figures too often. */
  | 'figures_guessed'
  | 'number_tied'
  | 'number_untied'
  | 'passkey_added'
  | 'passkey_deleted'

export type MailKind = keyof MailFacts

/** One kind of mail with what it tells. */
export type MailMessage = { [Kind in MailKind]: { kind: Kind; facts: MailFacts[Kind] } }[MailKind]

/** A mail as it is read: text and HTML say the same. */
export interface Letter {
  subject: string
  text: string
  html: string
}

/** Kinds that the shop tells itself; all others go to customers. */
export const shopKinds = ['grievance_came', 'shop_told', 'low_stock'] as const satisfies MailKind[]

export type ShopKind = (typeof shopKinds)[number]

export type CustomerKind = Exclude<MailKind, ShopKind>

/** Kinds whose mail bears a link that works once. */
export const linkKinds = ['new_password', 'sign_in_link', 'new_email'] as const satisfies MailKind[]

export type LinkKind = (typeof linkKinds)[number]

/**
 * Whether an address that nobody has proven is told of a kind however many mails it got today. True only for
 * what no stranger can cause at will; all others share one daily limit (`queueMail`).
 */
export const isAlwaysTold: Record<MailKind, boolean> = {
  order_placed: false,
  // Only the desk's changes are told. What customers add to their own order is not.
  order_changed: true,
  order_put_off: true,
  order_sent: true,
  order_delivered: true,
  order_corrected: true,
  order_cancelled: false,
  // Each needs money that was paid before.
  money_back: true,
  account_money_back: true,
  wallet_lies: true,
  // An administrator trusts them.
  khata_statement: true,
  return_answered: true,
  welcome: false,
  delivered_there: false,
  back_in_stock: false,
  // Their health.
  batch_recalled: true,
  // At most once a day and reason, or once a price.
  subscription_dearer: true,
  subscription_left_out: true,
  subscription_to_pay: true,
  // Links have limits of their own, by address and by sender.
  new_password: true,
  sign_in_link: true,
  new_email: true,
  // Whoever opens an account on somebody else's address causes these as often as they like.
  password_changed: false,
  account_safety: false,
  email_changed: false,
  account_deleted: false,
  grievance_received: false,
  grievance_came: true,
  grievance_answered: true,
  review_refused: true,
  shop_told: true,
  low_stock: true,
}

/** The link of such a mail, as its English path: where it is shown, and whether it still opens anything. */
export type MailedLink = { is: 'open'; path: string } | { is: 'over' } | { is: 'hidden' }
