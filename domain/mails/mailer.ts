import type { Letter, MailMessage, MailedLink } from './rules.ts'

declare module '#domain/ground/context.ts' {
  interface Gateways {
    mails: Mailer
  }
}

/** A mail with all that its words are made of. */
export interface AddressedMail {
  id: number
  /** What the shop is called when it is sent. */
  shopName: string
  /** When it happened. */
  createdAt: Date
  address: string
  name: string
  language: string
  message: MailMessage
  /** Of mails that bear one. */
  link: MailedLink
  /** Opens the page of the order that it is about, where a guest gets it, who cannot sign in. */
  statusToken?: string | undefined
}

/** Writes mails and sends them, as the domain needs it. */
export interface Mailer {
  /** False without a mail server: mails are then kept, and read in the panel. */
  canSend: boolean
  letterOf(mail: AddressedMail): Letter
  /**
   * Hands a mail over to the mail server, and ends in time whatever that does. Answers why the server refused
   * it for good, or null. @throws what a later try may mend: nobody answers, or not now
   */
  send(mail: AddressedMail): Promise<string | null>
}
