import type { CustomerKind, MailFacts, MailedLink } from '#domain/mails/rules.ts'

/** What a mail says, without its look. Nothing in it is HTML. */
export interface MailWords {
  subject: string
  heading: string
  parts: MailPart[]
}

export type MailPart =
  | { is: 'text'; text: string }
  /** The words of a person. */
  | { is: 'quote'; text: string }
  /** Names with what belongs to them; the last one stands out where it is the sum. */
  | { is: 'table'; rows: { name: string; value: string; isSum?: boolean }[] }
  | { is: 'button'; label: string; to: MailPlace }

/** Where a button leads: a page of the shop, in the language of the mail. */
export type MailPlace =
  | { page: 'home' | 'account' | 'contact' | 'reset password' | 'stock' | 'complaints' }
  | { page: 'order'; orderId: string }
  | { path: string }

export type WordsOf<Facts> = (facts: Facts, more: { shopName: string; link: MailedLink }) => MailWords

/** What one language has to say. A kind without its words does not compile. */
export interface CustomerMails {
  kinds: { [Kind in CustomerKind]: WordsOf<MailFacts[Kind]> }
  /** How a mail begins; of a name that is empty without it. */
  greeting: (name: string) => string
  /** What stands at the foot of every mail. */
  foot: (shopName: string) => string
}

export function text(words: string): MailPart {
  return { is: 'text', text: words }
}

export function quoted(words: string | null): MailPart[] {
  return words === null || words.trim() === '' ? [] : [{ is: 'quote', text: words }]
}

export function table(rows: { name: string; value: string; isSum?: boolean }[]): MailPart {
  return { is: 'table', rows }
}

export function button(label: string, to: MailPlace): MailPart {
  return { is: 'button', label, to }
}

/** '#1042'; in mails that were written before orders had a number, the beginning of the id. */
export function called(orderId: string, orderNumber: number | undefined): string {
  return orderNumber === undefined ? `${orderId.slice(0, 10)}…` : `#${orderNumber}`
}
