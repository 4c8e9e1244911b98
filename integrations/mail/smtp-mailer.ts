import { createTransport } from 'nodemailer'

import type { AddressedMail, Mailer } from '#domain/mails/mailer.ts'

import { letterOf } from './letter.ts'

/** The mail server, and who the shop writes as. */
export interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise by STARTTLS where the server offers it. */
  isSecure: boolean
  /** STARTTLS or nothing: a password must not be readable on the way. */
  needsTls: boolean
  user: { name: string; password: string } | null
  from: { name: string; address: string }
}

interface MailerOptions {
  /** null: no mail is ever sent. */
  settings: MailSettings | null
  publicUrl: string
  /** Lets nothing else begin, and soon ends what is being sent. */
  signal?: AbortSignal
}

/** A server that is silent for longer is away. */
const silentMs = 10_000
/** However slowly it goes on: a mail is tried for so long. */
const longestMs = 45_000
/** When the shop ends, a mail that is on its way is given so long: one that arrived must be known as sent. */
const endingMs = 1_000

/** Sends mails by SMTP, each on a connection of its own; without settings it only writes them. */
export function smtpMailer({ settings, publicUrl, signal }: MailerOptions): Mailer {
  const write = (mail: AddressedMail) => letterOf(mail, { publicUrl, shopName: mail.shopName })
  if (!settings)
    return {
      canSend: false,
      letterOf: write,
      send: () => Promise.reject(new Error('There is no mail server')),
    }
  const { host, port, isSecure, needsTls, user, from } = settings
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(user && { auth: { user: user.name, pass: user.password } }),
    connectionTimeout: silentMs,
    greetingTimeout: silentMs,
    socketTimeout: silentMs,
    dnsTimeout: silentMs,
    // What it is given is text and addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = new URL(publicUrl).hostname
  const over = new AbortController()
  signal?.addEventListener('abort', () => setTimeout(() => over.abort(), endingMs).unref())
  return {
    canSend: true,
    letterOf: write,
    async send(mail) {
      signal?.throwIfAborted()
      const inTime = AbortSignal.timeout(longestMs)
      try {
        await transport.sendMail({
          ...write(mail),
          from,
          to: { name: mail.name, address: mail.address },
          // The same at every try, by which a mailbox knows a mail that comes twice.
          messageId: `<${mail.createdAt.getTime()}.${mail.id}@${domain}>`,
          // No answer of a machine to a machine (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([over.signal, inTime]),
        })
        return null
      } catch (error) {
        if (inTime.aborted) throw new Error('The mail server took too long', { cause: error })
        const refusal = refusalForGood(error)
        if (refusal === null) throw error
        return refusal
      }
    },
  }
}

/**
 * What the server said for good of this mail or its recipient. What it says of the shop itself (its name,
 * its password, its sender) a shopkeeper may mend within the days in which a mail is tried.
 */
function refusalForGood(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { permanent, command, response } = error as Error & Record<string, unknown>
  const isOfMail = command === 'RCPT TO' || command === 'DATA'
  return permanent === true && isOfMail ? String(response).slice(0, 300) : null
}
