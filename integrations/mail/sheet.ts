import type { Language } from '#words/languages.ts'
import type { MailPart, MailPlace } from '#words/mails/mail-words.ts'

/** A mail that is about to be laid out. */
export interface Sheet {
  language: Language
  greeting: string
  heading: string
  parts: MailPart[]
  foot: string
  shopName: string
  /** The address to which a button leads. */
  addressOf: (place: MailPlace) => string
}
