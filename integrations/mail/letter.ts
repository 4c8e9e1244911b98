import type { AddressedMail } from '#domain/mails/mailer.ts'
import type { Letter } from '#domain/mails/rules.ts'
import { languageNamed, prefixes } from '#words/languages.ts'
import type { Language } from '#words/languages.ts'
import type { MailPlace } from '#words/mails/mail-words.ts'
import { mailWords, mailsIn } from '#words/mails/mails.ts'

import { htmlOf } from './html.ts'
import type { Sheet } from './sheet.ts'
import { textOf } from './text.ts'

/**
 * Writes a mail, as text and as HTML, in its language; in English where the shop does not know that. Links
 * lead to the pages of the same language below `publicUrl`, which has no slash at its end.
 */
export function letterOf(
  mail: Pick<AddressedMail, 'name' | 'language' | 'message' | 'link' | 'statusToken'>,
  { publicUrl, shopName }: { publicUrl: string; shopName: string },
): Letter {
  const language = languageNamed(mail.language)
  const { greeting, foot } = mailsIn(language)
  const { subject, heading, parts } = mailWords(mail.message, language, { shopName, link: mail.link })
  const sheet: Sheet = {
    language,
    greeting: greeting(mail.name.replaceAll(/\s+/g, ' ').trim()),
    heading,
    parts,
    foot: foot(shopName),
    shopName,
    addressOf: (place) => publicUrl + pathIn(language, pathOf(place, mail)),
  }
  return { subject, text: textOf(sheet), html: htmlOf(sheet) }
}

/** The home page has no slash behind its language. */
function pathIn(language: Language, path: string): string {
  return path === '/' ? prefixes[language] || path : prefixes[language] + path
}

/** As app/paths.ts and app/desk/desk-paths.ts write them for English pages. */
function pathOf(place: MailPlace, { statusToken }: Pick<AddressedMail, 'statusToken'>): string {
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
