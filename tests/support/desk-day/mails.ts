/** Mails of the day as the mail server took them, each with what it is about. */

/** What the mail server says of a mail. */
export interface TakenMail {
  recipients: readonly string[]
  subject?: string | undefined
  text?: string | undefined
}

export interface DayMail {
  recipient: string
  /** What it tells, by its subject; money back with the sum. */
  told: string
  /** The order to whose page it leads. */
  orderId: string
}

const subjects: [RegExp, told: string][] = [
  [/^Thank you for your order /, 'placed'],
  [/^Your order \S+ was changed$/, 'changed'],
  [/^Your order \S+ is on its way$/, 'sent out'],
  [/^Your order \S+ was (?:delivered|handed over)$/, 'delivered'],
  [/^Your order \S+ was cancelled$/, 'cancelled'],
  [/^About your order \S+: we were wrong$/, 'corrected'],
  [/^(?:About|We agree to) your return of order /, 'return answered'],
]

/** Those that are about an order. */
export function mailsOf(taken: readonly TakenMail[]): DayMail[] {
  return taken.flatMap(({ recipients, subject = '', text = '' }) => {
    const orderId = /\/order\/([^\s/?#]+)/.exec(text)?.[1]
    if (orderId === undefined) return []
    return recipients.map((recipient) => ({ recipient, orderId, told: toldBy(subject) }))
  })
}

function toldBy(subject: string): string {
  const sum = /^₹([\d,]+\.\d\d) back for your order /.exec(subject)?.[1]
  if (sum !== undefined) return `${Math.round(Number(sum.replaceAll(',', '')) * 100)} paise back`
  return subjects.find(([words]) => words.test(subject))?.[1] ?? subject
}
