import { isAdmin } from '#domain/ground/rules.ts'
import type { Duty, Role } from '#domain/ground/rules.ts'
import type { MailKind } from '#domain/mails/rules.ts'
import type { SettlingReason } from '#domain/payments/rules.ts'

/** What each kind of notice tells, in paise. Nothing in it says who a customer is: telephones show it. */
export interface NoticeFacts {
  order_placed: { orderNumber: number; totalPaise: number; isPaid: boolean }
  /** By its customer. */
  order_changed: { orderNumber: number; totalPaise: number; isCancelled: boolean }
  return_asked: { orderNumber: number }
  /** Money came for an order of which it is not owed, as when it came too late: it goes back. */
  money_came_late: { orderNumber: number; amountPaise: number; why: SettlingReason }
  refund_refused: { orderNumber: number; amountPaise: number }
  /** The money was in an account of a person, and is again. */
  account_refund_refused: { amountPaise: number }
  refund_waits: { orderNumber: number; amountPaise: number }
  refund_answered: { orderNumber: number; amountPaise: number; isAllowed: boolean }
  /** From which sum on refunds wait, before and now; null: none waits any more. */
  refund_limit_lifted: { fromPaise: number; toPaise: number | null }
  complaint: { number: number }
  review: { stars: number }
  review_reported: object
  low_stock: { total: number }
  phone_answer: object
  mail_failed: { mailKind: MailKind }
  webhook_failed: { event: string }
  backup_failed: { day: string }
  /** All codes of one day were sent to telephones: who asks for one now is refused. */
  codes_used_up: { day: string }
}

export type NoticeKind = keyof NoticeFacts

/** One kind of notice with what it tells. */
export type NoticeMessage = {
  [Kind in NoticeKind]: { kind: Kind; facts: NoticeFacts[Kind] }
}[NoticeKind]

/** A notice as mails and pushes are made of it. */
export type PassedOn = NoticeMessage & { orderId: string | null }

/** What a push says, of one notice or of many together. */
export interface PushFacts {
  /** The newest first; of many the first ones. */
  notices: PassedOn[]
  total: number
  /** It is shown to somebody who works at the stall, and leads there. */
  isAtStall: boolean
}

/** Every kind in the order in which switches stand, with its name. */
export const noticeLabels: Record<NoticeKind, string> = {
  order_placed: 'New order',
  order_changed: 'Order that its customer changed',
  return_asked: 'Return asked for',
  money_came_late: 'Money that came too late',
  refund_refused: 'Refund that was refused',
  account_refund_refused: 'Refund of a khata that was refused',
  refund_waits: 'Refund that waits for a second administrator',
  refund_answered: 'Answer to a refund that waited',
  refund_limit_lifted: 'Sum for refunds that was lifted',
  complaint: 'Complaint',
  review: 'Review to look at',
  review_reported: 'Review that was reported',
  low_stock: 'Goods that run low',
  phone_answer: 'Answer to a message',
  mail_failed: 'Mail that could not be sent',
  webhook_failed: 'Message of the payment service that was given up',
  backup_failed: 'Backup that failed',
  codes_used_up: 'Sign-in codes used up',
}

export const noticeKinds = Object.keys(noticeLabels) as NoticeKind[]

/**
 * What is told by mail to the addresses that the shop names. Of complaints and of goods that run low every
 * administrator has a mail already.
 */
export const mailedKinds = noticeKinds.filter((kind) => kind !== 'complaint' && kind !== 'low_stock')

/** How a person is told, beside by mail. */
export const noticeWays = ['panel', 'push'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** Notices are forgotten after so many days. */
export const keptDays = 30

/** Of many notices together so many are named. */
export const mostNamed = 20

/** So many addresses may be named. */
export const mostMailboxes = 10

/** Mails and pushes are made of all that has come, no oftener. */
export const togetherSeconds = 60

/** What is told to somebody: all of it to an administrator, and of the rest what their duties are about. */
export function kindsFor(person: { role: Role; duties: readonly Duty[] }): NoticeKind[] {
  if (isAdmin(person)) return noticeKinds
  return person.duties.includes('packs') ? ['order_placed', 'order_changed', 'low_stock'] : []
}

/** Whether somebody is told of a kind; administrators also of one that only a newer program knows. */
export function isToldOf(person: { role: Role; duties: readonly Duty[] }, kind: string): boolean {
  return isAdmin(person) || kindsFor(person).some((one) => one === kind)
}

/** Where a notice leads, as app/paths.ts and app/desk/desk-paths.ts write it. */
export function noticePath(
  { kind, orderId }: { kind: NoticeKind; orderId: string | null },
  { isAtStall }: { isAtStall: boolean },
): string {
  const desk = isAtStall ? '/stall' : '/admin-panel'
  if (kind === 'return_asked') return `${desk}/returns`
  if (orderId !== null) return `${desk}/${isAtStall ? 'orders' : 'all-orders'}/${encodeURIComponent(orderId)}`
  return desk + (Object.hasOwn(rooms, kind) ? rooms[kind] : '/notices')
}

const rooms: Record<NoticeKind, string> = {
  order_placed: '/all-orders',
  order_changed: '/all-orders',
  return_asked: '/returns',
  money_came_late: '/all-orders',
  refund_refused: '/all-orders',
  account_refund_refused: '/all-users',
  refund_waits: '/all-orders',
  refund_answered: '/all-orders',
  refund_limit_lifted: '/settings',
  complaint: '/complaints',
  review: '/reviews',
  review_reported: '/reviews?status=reported',
  low_stock: '/stock',
  phone_answer: '/messages/phone',
  mail_failed: '/messages?status=failed',
  webhook_failed: '/engine',
  backup_failed: '/engine',
  codes_used_up: '/messages',
}
