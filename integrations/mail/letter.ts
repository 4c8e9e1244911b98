import type { AddressedMail } from '#domain/mails/mailer.ts'
import type { Letter, MailMessage } from '#domain/mails/rules.ts'
import { mailFoot, mailGreeting, mailWords } from '#words/mails/en.ts'
import type { MailPlace, MailWords } from '#words/mails/en.ts'

import { htmlOf } from './html.ts'
import type { Sheet } from './sheet.ts'
import { textOf } from './text.ts'

/** Writes a mail, as text and as HTML. Links lead to `publicUrl`, which has no slash at its end. */
export function letterOf(
  mail: Pick<AddressedMail, 'name' | 'message' | 'link' | 'statusToken'>,
  { publicUrl, shopName }: { publicUrl: string; shopName: string },
): Letter {
  const { subject, heading, parts } = wordsOf(mail.message, { shopName, link: mail.link })
  const sheet: Sheet = {
    greeting: mailGreeting(mail.name),
    heading,
    parts,
    foot: mailFoot(shopName),
    shopName,
    addressOf: (place) => ('address' in place ? place.address : publicUrl + pathOf(place, mail)),
  }
  return { subject, text: textOf(sheet), html: htmlOf(sheet) }
}

function wordsOf(
  { kind, facts }: MailMessage,
  more: { shopName: string; link: AddressedMail['link'] },
): MailWords {
  // Each kind's words take that kind's facts, which the compiler cannot follow through a union.
  const words = mailWords[kind] as (facts: object, more: object) => MailWords
  return words(facts, more)
}

/** As app/paths.ts and app/desk/desk-paths.ts write them. */
function pathOf(
  place: Exclude<MailPlace, { address: string }>,
  { statusToken }: Pick<AddressedMail, 'statusToken'>,
): string {
  if ('path' in place) return place.path
  if (place.page === 'order')
    return statusToken ? `/order/${statusToken}/status` : `/order/${encodeURIComponent(place.orderId)}`
  return paths[place.page]
}

const paths = {
  home: '/',
  account: '/account',
  contact: '/contact',
  'reset password': '/reset-password',
  stock: '/admin-panel/stock',
  complaints: '/admin-panel/complaints',
}
