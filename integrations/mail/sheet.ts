import type { MailPart, MailPlace } from '#words/mails/en.ts'

/** A mail that is about to be laid out. */
export interface Sheet {
  greeting: string
  heading: string
  parts: MailPart[]
  foot: string
  shopName: string
  /** The address to which a button leads. */
  addressOf: (place: MailPlace) => string
}
