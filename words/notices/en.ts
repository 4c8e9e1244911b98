import { grievanceName } from '#domain/grievances/rules.ts'
import { labelOf } from '#domain/ground/labels/rules.ts'
import type { NoticeFacts, NoticeKind, NoticeMessage } from '#domain/notices/rules.ts'
import { refundReasonLabels } from '#domain/payments/rules.ts'
import { formatPaise } from '#domain/pricing/rules.ts'

const sentences: { [Kind in NoticeKind]: (facts: NoticeFacts[Kind]) => string } = {
  order_placed: ({ orderNumber, totalPaise, isPaid }) =>
    `New order #${orderNumber}: ${formatPaise(totalPaise)}, ${isPaid ? 'paid' : 'not paid yet'}.`,
  order_changed: ({ orderNumber, totalPaise, isCancelled }) =>
    isCancelled
      ? `Order #${orderNumber}: the customer has cancelled it.`
      : `Order #${orderNumber}: the customer has changed it. It comes to ${formatPaise(totalPaise)}.`,
  return_asked: ({ orderNumber }) => `Order #${orderNumber}: the customer wants to send goods back.`,
  money_came_late: ({ orderNumber, amountPaise, why }) =>
    `Order #${orderNumber}: ${formatPaise(amountPaise)} came and goes back. ${refundReasonLabels[why]}`,
  refund_refused: ({ orderNumber, amountPaise }) =>
    `Order #${orderNumber}: the payment service refused to give ${formatPaise(amountPaise)} back.`,
  account_refund_refused: ({ amountPaise }) =>
    `Khata: the payment service refused to give ${formatPaise(amountPaise)} back. It is in the customer’s favour again.`,
  refund_waits: ({ orderNumber, amountPaise }) =>
    `Order #${orderNumber}: a refund of ${formatPaise(amountPaise)} waits for a second administrator.`,
  refund_answered: ({ orderNumber, amountPaise, isAllowed }) =>
    `Order #${orderNumber}: the refund of ${formatPaise(amountPaise)} that waited was ${isAllowed ? 'allowed' : 'refused'}.`,
  refund_limit_lifted: ({ fromPaise, toPaise }) =>
    toPaise === null
      ? `Refunds above ${formatPaise(fromPaise)} no longer wait for a second administrator.`
      : `Refunds wait for a second administrator above ${formatPaise(toPaise)}, no longer above ${formatPaise(fromPaise)}.`,
  complaint: ({ number }) => `Complaint ${grievanceName(number)} came in.`,
  review: ({ stars }) => `A review with ${stars === 1 ? 'one star' : `${stars} stars`} waits for your look.`,
  review_reported: () => 'A review was reported.',
  low_stock: ({ total }) => (total === 1 ? 'One product runs low.' : `${total} products run low.`),
  phone_answer: () => 'A customer has answered a message.',
  mail_failed: ({ mailKind }) => `A mail could not be sent (${mailKind.replaceAll('_', ' ')}).`,
  webhook_failed: ({ event }) => `A message of the payment service was given up (${event}).`,
  codes_used_up: () => 'All sign-in codes of a day are sent.',
  backup_failed: ({ day }) => `The backup of ${day} failed. It is tried again each hour.`,
}

/** What a notice says, in English. */
export function noticeSentence({ kind, facts }: NoticeMessage): string {
  // Each kind's sentence takes that kind's facts, which the compiler cannot follow through a union.
  const sentence = sentences[kind] as ((facts: object) => string) | undefined
  return sentence ? sentence(facts) : `${labelOf({}, kind)}.`
}

/** What is said first of so many notices that are told together. */
export function noticesTogether(total: number): string {
  return `${total} things are new in the shop`
}
